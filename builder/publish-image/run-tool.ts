import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const LARGEST_OUTPUT = 16 * 1024 * 1024
/** In ms. A layer takes seconds; a registry that no longer answers would hold a publication for ever. */
const LONGEST = 300_000

interface ToolFailure {
  code?: string | number
  killed?: boolean
  stderr?: string
}

/** Runs a program, which trusts the authorities that Node does, and returns its output. The error of a failure names the program. */
export async function runTool(program: string, args: readonly string[]): Promise<string> {
  try {
    return (
      await run(program, args, {
        maxBuffer: LARGEST_OUTPUT,
        timeout: LONGEST,
        killSignal: 'SIGKILL',
        env: { SSL_CERT_FILE: process.env['NODE_EXTRA_CA_CERTS'], ...process.env },
      })
    ).stdout
  } catch (cause) {
    throw new Error(`${program} ${args[0] ?? ''}: ${toReason(cause as ToolFailure)}`, { cause })
  }
}

function toReason({ code, killed, stderr = '' }: ToolFailure): string {
  if (code === 'ENOENT') return 'it is not installed; use the image of target publisher'
  if (killed) return `it did not end within ${LONGEST / 1000} s; does the registry answer?`
  return stderr.trim().split('\n').slice(-3).join(' ')
}
