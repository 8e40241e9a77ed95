import type { Progress } from '../lib/progress.js'
import { readLiveRelease, type LiveRelease } from '../release/live-release.js'
import {
  describeNewer,
  FORMAT,
  NewerFormatError,
  readFormat,
} from '../shared/site-root/site-format.js'
import { listObjects } from '../release/store/object-names.js'
import type { Images, Layer } from './images.js'
import type { Rollout } from './rollout.js'
import { packSite, unpackSite } from './site-layers.js'

interface PublishImageOptions {
  webImage: string
  /** Empty at first: the served release is unpacked here, and the new one built beside it. */
  siteRoot: string
  workRoot: string
  images: Images
  rollout: Rollout
  /** Makes a release in `siteRoot` if one is wanted; resolves to an exit code. */
  reconcile: () => Promise<number>
  /** Called once a release is live, with its folder and that of the former one. */
  announce: (folders: { former: string | null; next: string }) => Promise<void>
  progress: Progress
}

/** Label with the web image below the site's layers. */
const WEB_IMAGE_LABEL = 'careers.web-image'
/** Label with the number of layers that hold the site. A web image has one. */
const LAYERS_LABEL = 'careers.site-layers'
/** Then they become one again: registries and engines take some hundred layers at most. */
const MOST_LAYERS = 20

/** Whether a further layer is worth it: those above the whole site's never become larger than that. */
function hasRoom([whole, ...added]: readonly Layer[]): boolean {
  const bytes = added.reduce((sum, layer) => sum + layer.bytes, 0)
  return added.length + 1 < MOST_LAYERS && bytes < (whole?.bytes ?? 0)
}

/**
 * Unpacks the site of the served image, which is the only state, reconciles it with what is wanted,
 * adds what a new release has of its own as a layer, and rolls that out. Resolves to an exit code.
 */
export async function publishImage(options: PublishImageOptions): Promise<number> {
  const { webImage, siteRoot, workRoot, images, rollout, progress } = options
  const served = await rollout.readServed()
  if (served.isHeld) {
    progress.note('publishing is held: nothing is done until that is lifted')
    return 0
  }
  const image = await progress.step('fetching the served image', () =>
    images.fetch(served.image, 'served'),
  )
  const layers = image.layers.slice(-Number(image.labels[LAYERS_LABEL] ?? 1))
  const isOnWebImage = image.labels[WEB_IMAGE_LABEL] === webImage || served.image === webImage
  await unpackSite(layers, siteRoot)
  await refuseNewerSite(siteRoot, served.image)
  const before = await readLiveRelease(siteRoot)
  const objects = listObjects(siteRoot)

  const exitCode = await options.reconcile()
  if (exitCode !== 0) return exitCode

  const after = await readLiveRelease(siteRoot)
  if (!after?.manifest) throw new Error('There is no release, though reconciling succeeded.')
  if (after.manifest.id === before?.manifest?.id && isOnWebImage) {
    progress.note(`${served.image} is what is wanted`)
    return 0
  }

  const isAdded = isOnWebImage && hasRoom(layers)
  if (!isAdded) await progress.step('fetching the web image', () => images.fetch(webImage, 'web'))
  const below = isAdded ? objects : new Set<never>()
  const layer = await packSite(after, { siteRoot, workRoot, below })
  const labels = toLabels(after, webImage, isAdded ? layers.length + 1 : 1)
  await images.append(isAdded ? 'served' : 'web', 'site', layer, labels)
  const { id } = after.manifest
  const next = await progress.step('pushing the image', () => images.push('site', id))
  await progress.step('rolling it out', () => rollout.replace(served, next))
  await options.announce({ former: before?.folder ?? null, next: after.folder })
  const seconds = Math.round(process.uptime())
  progress.note(`${next} serves release ${id}`, { image: next, release: id, seconds })
  return 0
}

/** @throws NewerFormatError if a later version of the program has published the image. */
async function refuseNewerSite(siteRoot: string, image: string): Promise<void> {
  const format = await readFormat(siteRoot)
  if (format <= FORMAT) return
  throw new NewerFormatError(
    `The site of ${image} ${describeNewer(format)} Publish with a version that reads it, or serve an earlier image first: "Roll back" in deploy/kubernetes/README.md or deploy/ecs/README.md says how.`,
  )
}

function toLabels(
  { manifest }: LiveRelease,
  webImage: string,
  layers: number,
): Record<string, string> {
  return {
    [LAYERS_LABEL]: String(layers),
    [WEB_IMAGE_LABEL]: webImage,
    'careers.release': manifest.id,
    'careers.content-ref': manifest.contentRef,
    'org.opencontainers.image.created': manifest.createdAt,
  }
}
