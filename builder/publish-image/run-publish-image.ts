import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import type { BuilderConfig } from '../config.js'
import type { Progress } from '../lib/progress.js'
import { runReconcile, type ReconcileOptions } from '../reconcile/run-reconcile.js'
import { SupersededError } from '../release/fencing.js'
import { readPublishImageConfig } from './config.js'
import { createImages } from './images.js'
import { publishImage } from './publish-image.js'
import { createRollout } from './create-rollout.js'

/** Another build that published first is looked at anew: what it published may be older. */
const MOST_ATTEMPTS = 3

/** The command; takes the options of `reconcile` and resolves to its exit code. */
export async function runPublishImage(
  builderConfig: BuilderConfig,
  progress: Progress,
  options: ReconcileOptions,
  env: Record<string, string | undefined>,
  stop: AbortSignal,
): Promise<number> {
  const config = readPublishImageConfig(env)

  const publishOnce = async (): Promise<number> => {
    const workRoot = await mkdtemp(path.join(config.workRoot, 'publish-image-'))
    try {
      const siteRoot = path.join(workRoot, 'site')
      const site = { ...builderConfig, siteRoot, inboxRoot: path.join(workRoot, 'inbox') }
      const images = createImages({ ...config, folder: path.join(workRoot, 'images') })
      const rollout = await createRollout(config.rollout, images)
      const reconcile = () => runReconcile(site, progress, options, env, stop)
      const tools = { images, rollout, reconcile, progress }
      return await publishImage(config, { siteRoot, workRoot }, tools)
    } finally {
      await rm(workRoot, { recursive: true, force: true })
    }
  }

  for (let attempt = 1; ; attempt++) {
    try {
      return await publishOnce()
    } catch (error) {
      if (!(error instanceof SupersededError) || attempt === MOST_ATTEMPTS) throw error
      progress.note('something else was published meanwhile; looking anew')
    }
  }
}
