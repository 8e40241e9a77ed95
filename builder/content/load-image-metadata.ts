import { mapConcurrent } from '../../client/shared/lib/map-concurrent.js'
import { isContentFailure } from '../../client/shared/content-api/content-service-error.js'
import type { Platform } from '../../client/shared/content-api/platform.js'
import { explainLoss } from '../shared/services/explain-loss.js'
import { createServerPlatform } from '../shared/programs/server-platform.js'
import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import type { BuilderConfig } from '../lib/config.js'
import { fetchImageMetadata } from './fetch-image-metadata.js'
import { findImages } from './find-images.js'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { ImageMetadata } from '../../client/content/documents/image-metadata.js'
import { readJsonAs, writeJsonDurably } from '../shared/site-root/json-files.js'
import { isCount, isText, listOf, orNull, shapeOf } from '../shared/site-root/shapes.js'

interface LoadedImages {
  images: ImageMetadataCache
  warnings: string[]
}

type ImageSource = Pick<BuilderConfig, 'siteRoot' | 'apiEndpoint' | 'previewApiEndpoint'>

const IMAGES_AT_ONCE = 8
/** Images are optional: the next build asks for what is still missing. */
const BUDGET_MS = 40_000
/** Consecutive failures after which the service counts as down. */
const PATIENCE = 8

/** From the cache, and for new images from the image service, whose failures are only a warning. */
export async function loadImageMetadata(
  { siteRoot, ...config }: ImageSource,
  documents: readonly CareersDocument[],
  platform: Platform = createServerPlatform(),
): Promise<LoadedImages> {
  const found = findImages(documents)
  const cache = await readImageMetadataCache(siteRoot)
  const unknown = found.filter(({ url }) => !cache.has(url))
  const deadline = platform.now() + BUDGET_MS
  const failures: string[] = []
  let inRow = 0

  await mapConcurrent(unknown, IMAGES_AT_ONCE, async (image) => {
    if (inRow >= PATIENCE || platform.now() > deadline) {
      failures.push('time is up')
      return
    }
    try {
      const url = toReachableUrl(image.url, config)
      if (!isImageService(url, config)) {
        throw new Error(`${new URL(url).origin} is neither https nor the content service`)
      }
      cache.set(image.url, await fetchImageMetadata({ ...image, url }, platform))
      inRow = 0
    } catch (error) {
      failures.push(explain(error as Error))
      inRow++
    }
  })

  const images = new Map(found.flatMap(({ url }) => toEntry(url, cache)))
  if (failures.length < unknown.length) await writeImageMetadataCache(siteRoot, images)
  return { images, warnings: toWarnings(failures, found.length) }
}

/**
 * In Docker the builder reaches the content service under another origin than browsers do, so image URLs
 * of that service are rewritten.
 */
function toReachableUrl(
  url: string,
  { apiEndpoint, previewApiEndpoint }: Pick<ImageSource, 'apiEndpoint' | 'previewApiEndpoint'>,
): string {
  const [seen, reached] = [previewApiEndpoint, apiEndpoint].map((api) => new URL(api).origin)
  return url.startsWith(`${seen}/`) ? `${reached}${url.slice(seen?.length)}` : url
}

/** Anybody who can write a document could otherwise have the builder call a server of its own network. */
function isImageService(url: string, { apiEndpoint }: Pick<ImageSource, 'apiEndpoint'>): boolean {
  return url.startsWith('https:') || new URL(url).origin === new URL(apiEndpoint).origin
}

function toEntry(url: string, cache: ImageMetadataCache) {
  const metadata = cache.get(url)
  return metadata === undefined ? [] : [[url, metadata] as const]
}

function explain(error: Error): string {
  if (isContentFailure(error, 'unreachable')) return `the image service ${explainLoss(error)}`
  return error.message.replace('The content service', 'the image service').replace(/\.$/, '')
}

function toWarnings([reason, ...others]: readonly string[], total: number): string[] {
  if (reason === undefined) return []
  return [
    `${others.length + 1} of ${total} images have no placeholder: ${reason}. The next build asks for them again.`,
  ]
}

/** Metadata by image URL, kept between builds: the CMS gives a changed image a new URL. */
type ImageMetadataCache = Map<string, ImageMetadata>

/** To be increased when the image service is asked for something else. */
const FORMAT = 1

/** Empty if there is no cache, or an unreadable one: it only saves time. */
async function readImageMetadataCache(siteRoot: string): Promise<ImageMetadataCache> {
  const cache = await readJsonAs<{ images: [string, ImageMetadata][] }>(
    cacheFile(siteRoot),
    isCache,
  )
  return new Map(cache?.images ?? [])
}

const isSize = shapeOf<NonNullable<ImageMetadata['size']>>({ width: isCount, height: isCount })
const isMetadata = shapeOf<ImageMetadata>({
  color: orNull(isText),
  placeholder: orNull(isText),
  size: orNull(isSize),
})
const isEntry = (entry: unknown) => Array.isArray(entry) && isText(entry[0]) && isMetadata(entry[1])
const isCache = shapeOf({ format: (format) => format === FORMAT, images: listOf(isEntry) })

async function writeImageMetadataCache(siteRoot: string, cache: ImageMetadataCache): Promise<void> {
  const file = cacheFile(siteRoot)
  await mkdir(path.dirname(file), { recursive: true })
  await writeJsonDurably(file, { format: FORMAT, images: [...cache] })
}

function cacheFile(siteRoot: string): string {
  return path.join(siteRoot, '.cache', 'image-metadata.json')
}
