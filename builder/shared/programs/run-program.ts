import path from 'node:path'
import {
  describeCommand,
  parseCommandLine,
  UsageError,
  type OptionSpecs,
  type OptionValues,
} from './command-line.js'
import { explainFileError } from '../site-root/explain-file-error.js'
import { readPackageVersion } from './package-version.js'
import { toPrintable } from './printable.js'
import { askThroughProxy } from './ask-through-proxy.js'

interface Program<Options extends OptionSpecs> {
  name: string
  summary: string
  /** What only who starts it knows; all else is in the environment. */
  options: Options
}

/** Answers `--help` and `--version`, or runs the program. An error ends it with one line. */
export async function runProgram<const Options extends OptionSpecs>(
  program: Program<Options>,
  run: (values: OptionValues<Options>) => Promise<unknown>,
): Promise<void> {
  ignoreClosedOutput()
  try {
    const { wants, values } = parseCommandLine(program.name, program, process.argv.slice(2))
    if (wants === 'help') console.log(describeCommand(program.name, program))
    else if (wants === 'version') console.log(readVersion())
    else {
      await askThroughProxy(process.env)
      await run(values)
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
