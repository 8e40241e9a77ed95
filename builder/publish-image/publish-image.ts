import { mkdir, rename, symlink } from 'node:fs/promises'
import path from 'node:path'
import type { Progress } from '../lib/progress.js'
import { CURRENT, readLiveRelease, RELEASES, type LiveRelease } from '../release/live-release.js'
import type { Images } from './images.js'
import type { Rollout } from './rollout.js'
import { runTool } from './run-tool.js'

interface PublishImageOptions {
  webImage: string
  /** Empty at first: the served release is unpacked here, and the new one built beside it. */
  siteRoot: string
  workRoot: string
  images: Images
  rollout: Rollout
  /** Makes a release in `siteRoot` if one is wanted; resolves to an exit code. */
  reconcile: () => Promise<number>
  progress: Progress
}

const SITE_IN_IMAGE = 'srv/site'
/** Label with the web image below the site's layer. */
const WEB_IMAGE_LABEL = 'careers.web-image'

/**
 * Unpacks the site of the served image, which is the only state, reconciles it with what is wanted,
 * adds a new release to the web image as a layer, and rolls that out. Resolves to an exit code.
 */
export async function publishImage(options: PublishImageOptions): Promise<number> {
  const { webImage, siteRoot, workRoot, images, rollout, reconcile, progress } = options
  const served = await rollout.readServed()
  if (served.isHeld) {
    progress.note('publishing is held: nothing is done until that is lifted')
    return 0
  }
  const image = await images.fetch(served.image, 'served')
  await unpackSite(image.lastLayer, siteRoot)
  const before = await readLiveRelease(siteRoot)

  const exitCode = await reconcile()
  if (exitCode !== 0) return exitCode

  const after = await readLiveRelease(siteRoot)
  if (!after?.manifest) throw new Error('There is no release, though reconciling succeeded.')
  const isOnWebImage = image.labels[WEB_IMAGE_LABEL] === webImage || served.image === webImage
  if (after.manifest.id === before?.manifest?.id && isOnWebImage) {
    progress.note(`${served.image} is what is wanted`)
    return 0
  }

  await images.fetch(webImage, 'web')
  await images.append('web', 'site', await packSite(after, workRoot), toLabels(after, webImage))
  const next = await images.push('site', after.manifest.id)
  await rollout.replace(served, next)
  progress.note(`${next} serves release ${after.manifest.id}`)
  return 0
}

async function unpackSite(layer: string, siteRoot: string): Promise<void> {
  await mkdir(siteRoot, { recursive: true })
  const depth = SITE_IN_IMAGE.split('/').length
  await runTool('tar', [
    ...['--extract', '--file', layer, '--directory', siteRoot],
    ...[`--strip-components=${depth}`, SITE_IN_IMAGE],
  ]).catch((cause: unknown) => {
    throw new Error('The served image has no site in its last layer: is it a web image?', { cause })
  })
}

/** Archives the release and the link to it, with modification times: nginx derives ETags from them. */
async function packSite({ folder }: LiveRelease, workRoot: string): Promise<string> {
  const [root, archive] = [path.join(workRoot, 'layer'), path.join(workRoot, 'layer.tar')]
  const release = path.join(RELEASES, path.basename(folder))
  await mkdir(path.join(root, SITE_IN_IMAGE, RELEASES), { recursive: true })
  await rename(folder, path.join(root, SITE_IN_IMAGE, release))
  await symlink(release, path.join(root, SITE_IN_IMAGE, CURRENT))
  await runTool('tar', [
    ...['--create', '--file', archive, '--directory', root],
    ...['--owner=0', '--group=0', '--numeric-owner', '--sort=name', SITE_IN_IMAGE],
  ])
  return archive
}

function toLabels({ manifest }: LiveRelease, webImage: string): Record<string, string> {
  return {
    [WEB_IMAGE_LABEL]: webImage,
    'careers.release': manifest.id,
    'careers.content-ref': manifest.contentRef,
    'org.opencontainers.image.created': manifest.createdAt,
  }
}
