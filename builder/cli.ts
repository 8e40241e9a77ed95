import path from 'node:path'
import { readBuilderConfig, type BuilderConfig } from './config.js'
import { createProgress, type Progress } from './lib/progress.js'

// React picks its build when it is loaded, and the one for development is several times slower.
process.env['NODE_ENV'] ??= 'production'

type Command = (config: BuilderConfig, progress: Progress, args: readonly string[]) => Promise<void>

/** Each loads only what it needs: a build of content must not wait for the bundler. */
const COMMANDS: Record<string, Command> = {
  bundle: async (config, progress) => {
    const { bundleCode } = await import('./bundle-code.js')
    await bundleCode(config, progress)
  },
  generate: async (config, progress, args) => {
    const { generateSite } = await import('./generate-site.js')
    const { readApproval } = await import('./shared/protocol-files.js')
    const allowsDrop = args.includes('--allow-drop')
    const { id, jobs, pages } = await generateSite(config, progress, () => new Date(), {
      allowsDrop,
      isWhole: true,
      readApproval: () => readApproval(config.inboxRoot),
    })
    progress.note(`release ${id} is live: ${jobs} jobs, ${pages} pages`)
  },
  reconcile: async (config, progress, args) => {
    const { runReconcile } = await import('./reconcile/run-reconcile.js')
    const command = { config, progress, args, env: process.env, stop: untilStopped(args) }
    process.exitCode = await runReconcile(command)
  },
  'publish-image': async (config, progress, args) => {
    const { runPublishImage } = await import('./publish-image/run-publish-image.js')
    const command = { config, progress, args, env: process.env, stop: untilStopped(args) }
    process.exitCode = await runPublishImage(command)
  },
  rollback: async (config, progress, args) => {
    const { rollback } = await import('./reconcile/rollback.js')
    const { id } = await rollback(config.siteRoot, args[0] ?? null, () => new Date())
    progress.note(`release ${id} is live again; it stays until the content or the code changes`)
  },
  approve: async (config, progress, args) => {
    const { approve } = await import('./reconcile/approve.js')
    progress.note(await approve(config, args, new Date()))
  },
  bill: async (_config, progress, [image = '', root = '', file = '']) => {
    const { writeBill } = await import('./bill-of-materials/write-bill.js')
    progress.note(`${image} is made of ${await writeBill(image, root, file)} packages`)
  },
  'import-greenhouse': async (config, progress, args) => {
    const { importGreenhouse } = await import('./import/import-greenhouse.js')
    await importGreenhouse(config, progress, args)
  },
}

const [name = '', ...args] = process.argv.slice(2)

try {
  const command = COMMANDS[name]
  if (command === undefined) {
    throw new Error(`Unknown command "${name}": use one of ${Object.keys(COMMANDS).join(', ')}.`)
  }
  const projectRoot = path.resolve(import.meta.dirname, '../..')
  const progress = createProgress(process.stdout, () => performance.now())
  await command(readBuilderConfig(process.env, projectRoot), progress, args)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/**
 * Also when the program that started this one is gone: nobody would ever stop it then. What is being
 * built at that moment is thrown away; the next start clears it up and makes it anew.
 */
function untilStopped(args: readonly string[]): AbortSignal {
  const stopping = new AbortController()
  const stop = () => {
    stopping.abort()
    setImmediate(() => process.exit(args.includes('--watch') ? 0 : 1))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  process.once('disconnect', stop)
  process.channel?.unref()
  return stopping.signal
}
