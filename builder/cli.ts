import path from 'node:path'
import { readBuilderConfig, type BuilderConfig } from './config.js'
import { createProgress, type Progress } from './lib/progress.js'

// React picks its build when it is loaded, and the one for development is several times slower.
process.env['NODE_ENV'] ??= 'production'

type Command = (config: BuilderConfig, progress: Progress) => Promise<void>

/** Each loads only what it needs: a build of content must not wait for the bundler. */
const COMMANDS: Record<string, Command> = {
  bundle: async (config, progress) => {
    const { bundleCode } = await import('./bundle-code.js')
    await bundleCode(config, progress)
  },
  generate: async (config, progress) => {
    const { generateSite } = await import('./generate-site.js')
    const { id, jobs, pages } = await generateSite(config, progress, () => new Date())
    progress.note(`release ${id} is live: ${jobs} jobs, ${pages} pages`)
  },
}

const name = process.argv[2] ?? ''

try {
  const command = COMMANDS[name]
  if (command === undefined) {
    throw new Error(`Unknown command "${name}": use one of ${Object.keys(COMMANDS).join(', ')}.`)
  }
  const projectRoot = path.resolve(import.meta.dirname, '../..')
  const progress = createProgress(process.stdout, () => performance.now())
  await command(readBuilderConfig(process.env, projectRoot), progress)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
