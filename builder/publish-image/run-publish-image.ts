import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import type { BuilderConfig } from '../lib/config.js'
import type { Progress } from '../lib/progress.js'
import { announceRelease } from '../release/notify/announce-release.js'
import { SupersededError } from '../release/fencing.js'
import type { Environment } from '../shared/config/environment.js'
import { makeWritableFolder } from '../shared/site-root/make-folder.js'
import { createImages, type Images } from './images.js'
import { publishImage } from './publish-image.js'
import { readPublishImageConfig, type PublishImageConfig, type RolloutConfig } from './config.js'
import type { Rollout } from './rollout.js'

/** If another build publishes first, the state is read again: that build may have older content. */
const MOST_ATTEMPTS = 3

export interface PublishImageCommand {
  config: BuilderConfig
  progress: Progress
  env: Environment
  /** Brings a site root to what is wanted. Resolves to an exit code. */
  reconcile: (config: BuilderConfig) => Promise<number>
}

/** The command `publish-image`. Resolves to its exit code. */
export async function runPublishImage(command: PublishImageCommand): Promise<number> {
  const config = readPublishImageConfig(command.env)
  await makeWritableFolder('TMPDIR', config.workRoot)
  for (let attempt = 1; ; attempt++) {
    try {
      return await publishOnce(command, config)
    } catch (error) {
      if (!(error instanceof SupersededError) || attempt === MOST_ATTEMPTS) throw error
      command.progress.note('another build was published first; starting again')
    }
  }
}

async function publishOnce(
  command: PublishImageCommand,
  config: PublishImageConfig,
): Promise<number> {
  const workRoot = await mkdtemp(path.join(config.workRoot, 'publish-image-'))
  try {
    const siteRoot = path.join(workRoot, 'site')
    const { config: given, progress } = command
    // Search engines would find what they are told of only when it has been rolled out.
    const notices = { ...given.notices, isDeferred: true }
    const site = { ...given, siteRoot, inboxRoot: path.join(workRoot, 'inbox'), notices }
    const images = createImages({ ...config, folder: path.join(workRoot, 'images') })
    return await publishImage({
      webImage: config.webImage,
      siteRoot,
      workRoot,
      images,
      progress,
      rollout: await createRollout(config.rollout, images),
      reconcile: () => command.reconcile(site),
      announce: (folders) => announceRelease(given, folders, progress, new Date()),
    })
  } finally {
    await rm(workRoot, { recursive: true, force: true })
  }
}

/** Loads the AWS SDK only if it is used. */
async function createRollout(config: RolloutConfig, images: Images): Promise<Rollout> {
  if (config.name === 'ecs') {
    const { createEcsRollout } = await import('./ecs-rollout.js')
    return createEcsRollout(config.options, images)
  }
  const { createKubernetesRollout } = await import('./kubernetes-rollout.js')
  return createKubernetesRollout(config.options)
}
