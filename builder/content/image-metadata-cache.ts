import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { ImageMetadata } from '../../client/content/documents/image-metadata.js'
import { readJson, writeJsonDurably } from '../shared/json-files.js'

/** Metadata by image URL, kept between builds: the CMS gives a changed image a new URL. */
export type ImageMetadataCache = Map<string, ImageMetadata>

/** To be increased when the image service is asked for something else. */
const FORMAT = 1

/** Empty if there is no cache, or an unreadable one: it only saves time. */
export async function readImageMetadataCache(siteRoot: string): Promise<ImageMetadataCache> {
  const cache = await readJson<{ format: number; images: [string, ImageMetadata][] }>(
    cacheFile(siteRoot),
  )
  return new Map(cache?.format === FORMAT ? cache.images : [])
}

export async function writeImageMetadataCache(
  siteRoot: string,
  cache: ImageMetadataCache,
): Promise<void> {
  const file = cacheFile(siteRoot)
  await mkdir(path.dirname(file), { recursive: true })
  await writeJsonDurably(file, { format: FORMAT, images: [...cache] })
}

function cacheFile(siteRoot: string): string {
  return path.join(siteRoot, '.cache', 'image-metadata.json')
}
