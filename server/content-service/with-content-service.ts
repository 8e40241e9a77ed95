import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

import { readConfig } from './config.js'
import { serveContent } from './serve-content.js'

// Documents and models are data that `tsc` does not copy: they are read where they are written.
const root = new URL('../../../', import.meta.url)
const sampleFolder = fileURLToPath(new URL('server/content-service/sample', root))
const customTypesFolder = fileURLToPath(new URL('builder/content/custom-types', root))

const [command, ...args] = process.argv.slice(2)

try {
  if (command === undefined) {
    throw new Error(
      'Usage: node dist/server/content-service/with-content-service.js COMMAND [ARGUMENT...]',
    )
  }
  const config = readConfig(process.env, { sampleFolder })
  const serve = (port: number) =>
    serveContent({ ...config, port }, { customTypesFolder, host: '127.0.0.1' })
  const service = await serve(config.port).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    return serve(0)
  })
  process.exitCode = await run(command, args, {
    ...process.env,
    PRISMIC_API_ENDPOINT: `http://127.0.0.1:${service.port}/api/v2`,
  }).finally(service.close)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

/** The command's exit code; after a signal 128 and its number, as shells count. */
function run(program: string, programArgs: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArgs, { stdio: 'inherit', env })
    // A terminal sends Ctrl-C to the child too; other senders reach only this process.
    process.on('SIGINT', () => {})
    process.on('SIGTERM', () => child.kill('SIGTERM'))
    child.once('error', (cause) => {
      reject(new Error(`Cannot run "${program}": ${cause.message}`, { cause }))
    })
    child.once('close', (code, signal) => {
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}
