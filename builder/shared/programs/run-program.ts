import path from 'node:path'
import { describeCommand, parseCommandLine, UsageError } from './command-line.js'
import { explainFileError } from '../site-root/explain-file-error.js'
import { readPackageVersion } from './package-version.js'
import { toPrintable } from './printable.js'
import { askThroughProxy } from './ask-through-proxy.js'

/** A program without options of its own: its settings are in the environment. */
interface Program {
  name: string
  summary: string
}

/** Answers `--help` and `--version`, or runs the program. An error ends it with one line. */
export async function runProgram(program: Program, run: () => Promise<unknown>): Promise<void> {
  ignoreClosedOutput()
  try {
    const spec = { summary: program.summary, options: {} }
    const { wants } = parseCommandLine(program.name, spec, process.argv.slice(2))
    if (wants === 'help') console.log(describeCommand(program.name, spec))
    else if (wants === 'version') console.log(readVersion())
    else {
      await askThroughProxy(process.env)
      await run()
    }
  } catch (error) {
    await failProgram(error)
  }
}

/** Says in one line why a program ends. */
export async function failProgram(error: unknown): Promise<never> {
  console.error(toPrintable(explainFileError(error as Error)))
  process.exitCode = toExitCode(error)
  return endProgram()
}

/**
 * Ends a program that has failed, once what it has written is out: a handle that it has left open, as of a
 * folder that it watched, would keep it alive, and nothing would restart it.
 */
export async function endProgram(): Promise<never> {
  const streams = [process.stdout, process.stderr]
  await Promise.all(
    streams.map((stream) => new Promise<void>((resolve) => stream.write('', () => resolve()))),
  )
  process.exit()
}

/** Who reads a program's output may stop before it ends, as `head` does: the work goes on. */
export function ignoreClosedOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

export function toExitCode(error: unknown): number {
  return error instanceof UsageError ? 2 : 1
}

export function readVersion(): string {
  return readPackageVersion(path.resolve(import.meta.dirname, '../../../..'))
}
