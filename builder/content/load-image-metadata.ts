import { mapConcurrent } from '../../client/shared/lib/map-concurrent.js'
import { isContentFailure } from '../../client/shared/content-api/content-service-error.js'
import type { Platform } from '../../client/shared/content-api/platform.js'
import { explainLoss } from '../shared/services/explain-loss.js'
import { createServerPlatform } from '../shared/programs/server-platform.js'
import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import type { BuilderConfig } from '../lib/config.js'
import { fetchImageMetadata } from './fetch-image-metadata.js'
import { findImages } from './find-images.js'
import {
  readImageMetadataCache,
  writeImageMetadataCache,
  type ImageMetadataCache,
} from './image-metadata-cache.js'

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
