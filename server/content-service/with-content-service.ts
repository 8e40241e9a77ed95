import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import { usesSampleContent } from '../config.js'
import { serveSample, withSampleContent } from './serve-sample.js'

/* Runs a command, and the sample's content service if the environment names no repository. */

const projectRoot = path.resolve(import.meta.dirname, '../../..')
const [command, ...args] = process.argv.slice(2)

try {
  if (command === undefined) {
    throw new Error('Usage: with-content-service COMMAND [ARGUMENT...]')
  }
  process.exitCode = usesSampleContent(process.env)
    ? await runWithSample(command, args)
    : await run(command, args, process.env)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function runWithSample(program: string, programArgs: string[]): Promise<number> {
  const service = await serveSample(process.env, projectRoot)
  return run(program, programArgs, withSampleContent(process.env, service)).finally(service.close)
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
