import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImageMetadata } from '../../client/content/documents/image-metadata.js'

/** Metadata by image URL, kept between builds: the CMS gives a changed picture a new address. */
export type ImageMetadataCache = Map<string, ImageMetadata>

/** Changes when what is asked of the image service does. */
const FORMAT = 1

/** Empty if there is none, or one that cannot be read: it only saves time. */
export async function readImageMetadataCache(siteRoot: string): Promise<ImageMetadataCache> {
  try {
    const { format, images } = JSON.parse(await readFile(cacheFile(siteRoot), 'utf8')) as {
      format: number
      images: [string, ImageMetadata][]
    }
    return new Map(format === FORMAT ? images : [])
  } catch {
    return new Map()
  }
}

/** By one rename, so that a build beside this one never reads half of it. */
export async function writeImageMetadataCache(
  siteRoot: string,
  cache: ImageMetadataCache,
): Promise<void> {
  const file = cacheFile(siteRoot)
  await mkdir(path.dirname(file), { recursive: true })
  const staged = `${file}.${process.pid}`
  await writeFile(staged, JSON.stringify({ format: FORMAT, images: [...cache] }))
  await rename(staged, file)
}

function cacheFile(siteRoot: string): string {
  return path.join(siteRoot, '.cache', 'image-metadata.json')
}
