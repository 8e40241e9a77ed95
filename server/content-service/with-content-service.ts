import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import { describeCommand, parseCommandLine } from '../../builder/shared/programs/command-line.js'
import { failProgram, readVersion } from '../../builder/shared/programs/run-program.js'
import { serveSampleBoard, withSampleBoard } from '../board-service/serve-board.js'
import { usesSampleContent } from '../config.js'
import { serveSample, withSampleContent } from './serve-sample.js'

/* Runs a command, with what of the sample the environment asks for: the content service, the job board. */

const projectRoot = path.resolve(import.meta.dirname, '../../..')
const NAME = 'with-content-service'
const SPEC = {
  summary:
    'Runs a command, with the sample’s content service if the environment names no repository.',
  argument: 'COMMAND [ARGUMENT]...',
  options: {},
}

try {
  process.exitCode = await runCommandLine(process.argv.slice(2))
} catch (error) {
  await failProgram(error)
}

/** Options after the command are the command's. */
async function runCommandLine([first = '', ...args]: string[]): Promise<number> {
  const { wants } = parseCommandLine(NAME, SPEC, first === '' ? [] : [first])
  if (wants !== null) {
    console.log(wants === 'help' ? describeCommand(NAME, SPEC) : readVersion())
    return 0
  }
  const isAsked = args.some((arg) => arg === '--help' || arg === '--version')
  return isAsked ? run(first, args, process.env) : runWithSample(first, args)
}

async function runWithSample(program: string, programArgs: string[]): Promise<number> {
  const { env } = process
  const board = await serveSampleBoard(env)
  const content = usesSampleContent(env) ? await serveSample(env, projectRoot) : null
  const withContent = content === null ? env : withSampleContent(env, content)
  return run(program, programArgs, withSampleBoard(withContent, board)).finally(() =>
    Promise.all([content?.close(), board?.close()]),
  )
}

/** As in shells: the exit code, or 128 plus the number of the signal. */
function run(
  program: string,
  programArgs: string[],
  env: Record<string, string | undefined>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArgs, { stdio: 'inherit', env })
    // A terminal sends Ctrl-C to the child too; other senders signal only this process.
    process.on('SIGINT', () => {})
    process.on('SIGTERM', () => child.kill('SIGTERM'))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}
