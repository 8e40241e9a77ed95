import path from 'node:path'
import type { GateRefusal } from '../generate/gate/gate-refusal.js'
import { readBuilderConfig, type BuilderConfig } from '../lib/config.js'
import { createJsonProgress } from '../lib/json-progress.js'
import { createProgress, type Progress } from '../lib/progress.js'
import {
  describeCommand,
  parseCommandLine,
  type CommandLine,
  type CommandSpec,
  type OptionSpecs,
} from '../shared/programs/command-line.js'
import { createEnvironmentReader, EnvironmentError } from '../shared/config/environment.js'
import { explainFileError } from '../shared/site-root/explain-file-error.js'
import { WRONG_SETTING } from '../shared/site-root/protocol.js'
import { endProgram, readVersion, toExitCode } from '../shared/programs/run-program.js'

export interface Command extends CommandSpec {
  run: (name: string, args: readonly string[]) => Promise<void>
}

type Run<Options extends OptionSpecs> = (
  config: BuilderConfig,
  progress: Progress,
  commandLine: CommandLine<Options>,
) => Promise<void>

const JSON_LINES = {
  type: 'boolean',
  description: 'one JSON object a line on standard output, for machines',
} as const

const projectRoot = path.resolve(import.meta.dirname, '../../..')

/** Keeps the options of each command typed, although all commands are in one table. */
export function createCommand<const Options extends OptionSpecs>(
  given: CommandSpec<Options>,
  run: Run<Options & { json: typeof JSON_LINES }>,
): Command {
  const spec = { ...given, options: { ...given.options, json: JSON_LINES } }
  return {
    ...spec,
    run: async (name, args) => {
      const commandLine = parseCommandLine(name, spec, args)
      if (commandLine.wants === 'help') return console.log(describeCommand(name, spec))
      if (commandLine.wants === 'version') return console.log(readVersion())
      const progress = openProgress(commandLine.values.json === true)
      try {
        await run(readBuilderConfig(process.env, projectRoot), progress, commandLine)
      } catch (error) {
        const { lines = [explainFileError(error as Error)] } = error as Partial<GateRefusal>
        for (const line of lines) progress.fail(line)
        process.exitCode = toExitCode(error)
        if (error instanceof EnvironmentError) await tellParent(WRONG_SETTING)
      }
      if (process.exitCode) await endProgram()
    },
  }
}

function openProgress(isJson: boolean): Progress {
  const now = () => performance.now()
  if (!isJson) return createProgress(process.stdout, now)
  const requestId = createEnvironmentReader(process.env).optional('REBUILD_REQUEST_ID')
  return createJsonProgress(process.stdout, now, { clock: () => new Date(), requestId })
}

/** Resolves once it is sent, since a message is lost with the process. */
function tellParent(message: string): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) resolve()
    else process.send(message, undefined, undefined, () => resolve())
  })
}
