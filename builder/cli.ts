import path from 'node:path'
import { bundleCode } from './bundle-code.js'
import { readBuilderConfig } from './config.js'
import { generateSite } from './generate-site.js'
import { createProgress } from './lib/progress.js'

const COMMANDS = {
  bundle: (config, progress) => bundleCode(config, progress),
  generate: async (config, progress) => {
    const { id, jobs, pages } = await generateSite(config, progress, () => new Date())
    progress.note(`release ${id} is live: ${jobs} jobs, ${pages} pages`)
  },
} satisfies Record<string, Command>

type Command = (
  config: ReturnType<typeof readBuilderConfig>,
  progress: ReturnType<typeof createProgress>,
) => Promise<void>

const [name = ''] = process.argv.slice(2)
const command = (COMMANDS as Record<string, Command | undefined>)[name]

try {
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
