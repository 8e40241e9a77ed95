import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { ImageMetadata } from '../../client/content/documents/to-image.js'
import { readJsonAs, writeJsonDurably } from '../shared/site-root/json-files.js'
import { isCount, isText, listOf, orNull, shapeOf } from '../shared/site-root/shapes.js'

/** Metadata by image URL, kept between builds: the CMS gives a changed image a new URL. */
export type ImageMetadataCache = Map<string, ImageMetadata>

/** To be increased when the image service is asked for something else. */
const FORMAT = 1

/** Empty if there is no cache, or an unreadable one: it only saves time. */
export async function readImageMetadataCache(siteRoot: string): Promise<ImageMetadataCache> {
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
