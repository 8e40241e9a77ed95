import { mapConcurrent } from '../../client/shared/map-concurrent.js'
import { createPlatform, type Platform } from '../../client/shared/content-api/platform.js'
import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import type { BuilderConfig } from '../config.js'
import { fetchImageMetadata } from './fetch-image-metadata.js'
import { findImages } from './find-images.js'
import {
  readImageMetadataCache,
  writeImageMetadataCache,
  type ImageMetadataCache,
} from './image-metadata-cache.js'

export interface LoadedImages {
  images: ImageMetadataCache
  /** What keeps pictures from having placeholders: at most one line. */
  warnings: string[]
}

export type ImageSource = Pick<BuilderConfig, 'siteRoot' | 'apiEndpoint' | 'previewApiEndpoint'>

const IMAGES_AT_ONCE = 8
/** Placeholders are a nicety: the next build may ask for those that are still missing. */
const BUDGET_MS = 20_000
/** Failures one after another after which the service is taken to be down. */
const PATIENCE = 8

/**
 * What is known of the documents' pictures: from former builds, and for new ones from the image service.
 * Whatever fails there costs placeholders and a warning, never the build.
 */
export async function loadImageMetadata(
  { siteRoot, ...config }: ImageSource,
  documents: readonly CareersDocument[],
  platform: Platform = createPlatform(globalThis),
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
      cache.set(image.url, await fetchImageMetadata({ ...image, url }, platform))
      inRow = 0
    } catch (error) {
      failures.push((error as Error).message)
      inRow++
    }
  })

  const images = new Map(found.flatMap(({ url }) => toEntry(url, cache)))
  if (failures.length < unknown.length) await writeImageMetadataCache(siteRoot, images)
  return { images, warnings: toWarnings(failures, found.length) }
}

/**
 * Documents name pictures as a browser reaches them. Where that differs from the way in which the builder
 * reaches the content service, as it does between containers, pictures of that service differ alike.
 */
function toReachableUrl(
  url: string,
  { apiEndpoint, previewApiEndpoint }: Pick<ImageSource, 'apiEndpoint' | 'previewApiEndpoint'>,
): string {
  const [seen, reached] = [previewApiEndpoint, apiEndpoint].map((api) => new URL(api).origin)
  return url.startsWith(`${seen}/`) ? `${reached}${url.slice(seen?.length)}` : url
}

function toEntry(url: string, cache: ImageMetadataCache) {
  const metadata = cache.get(url)
  return metadata === undefined ? [] : [[url, metadata] as const]
}

function toWarnings([reason, ...others]: readonly string[], total: number): string[] {
  if (reason === undefined) return []
  const told = reason.replace('The content service', 'the image service').replace(/\.$/, '')
  return [
    `${others.length + 1} of ${total} pictures have no placeholder: ${told}. The next build asks for them again.`,
  ]
}
