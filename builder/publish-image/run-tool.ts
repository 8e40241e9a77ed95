import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const LARGEST_OUTPUT = 16 * 1024 * 1024

/** Runs a program and returns its output. The error of a failure names the program. */
export async function runTool(program: string, args: readonly string[]): Promise<string> {
  try {
    return (await run(program, args, { maxBuffer: LARGEST_OUTPUT })).stdout
  } catch (cause) {
    const { code, stderr = '' } = cause as { code?: string | number; stderr?: string }
    const reason =
      code === 'ENOENT'
        ? 'it is not installed; use the image of target publisher'
        : stderr.trim().split('\n').slice(-3).join(' ')
    throw new Error(`${program} ${args[0] ?? ''}: ${reason}`, { cause })
  }
}
