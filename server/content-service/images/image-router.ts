import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { Router } from 'express'

import { createImageCache } from './image-cache.js'
import { readImageMetadata } from './image-metadata.js'
import { readImagePalette } from './image-palette.js'
import {
  hasAutoFormat,
  needsRaster,
  readImageOutput,
  readImageTransform,
  type ImageOutput,
  type ImageTransform,
} from './image-parameters.js'
import { createConcurrencyLimit } from './limit-concurrency.js'
import { readParameters } from '../api/read-parameters.js'
import { transformImage, type ImageFile } from './transform-image.js'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/** No separators and no dot in front, so that a name can only be a file of the folder itself. */
const FILE_NAME = /^[A-Za-z0-9_][A-Za-z0-9._ ~@-]*$/
const CACHED_BYTES = 64 * 1024 * 1024
/** Each holds a whole decoded image in memory. */
const CONCURRENT_TRANSFORMS = 2

interface ServedImage extends ImageFile {
  etag: string
}

/** The images of a repository, transformed by imgix's URL parameters as far as Prismic sites use them. */
export function createImageRouter(folder: string | undefined): Router {
  const getOrCreate = createImageCache<ServedImage>(CACHED_BYTES)
  const limit = createConcurrencyLimit(CONCURRENT_TRANSFORMS)
  const router = Router()

  router.get('/:file', async (request, response, next) => {
    const { file } = request.params
    const contentType = CONTENT_TYPES[path.extname(file).toLowerCase()]
    if (folder === undefined || !contentType || !FILE_NAME.test(file)) return next()
    const location = path.join(folder, file)
    const modified = await readModificationTime(location)
    if (modified === undefined) return next()

    const parameters = readParameters(request)
    const output = readImageOutput(parameters)
    const transform = readImageTransform(parameters, request.get('Accept') ?? '')
    const plan = isServedAsIs(contentType, parameters, transform) ? undefined : transform

    const key = JSON.stringify([file, modified, output, output === 'picture' && plan])
    const image = await getOrCreate(key, () =>
      limit(async () => {
        const source = { bytes: await readFile(location), contentType }
        return withEtag(await createOutput(source, output, plan))
      }),
    )
    if (hasAutoFormat(parameters)) response.vary('Accept')
    response.set({
      'Cache-Control': 'public, max-age=3600',
      'Content-Type': image.contentType,
      ETag: image.etag,
      // A vector image may hold scripts, which must not run if someone opens it by itself.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      'X-Content-Type-Options': 'nosniff',
    })
    response.send(image.bytes)
  })
  return router
}

function isServedAsIs(
  contentType: string,
  parameters: URLSearchParams,
  transform: ImageTransform,
): boolean {
  if (needsRaster(parameters, transform)) return false
  if (contentType === 'image/svg+xml' || contentType === 'image/gif') return true
  return transform.fm === undefined && !parameters.has('q')
}

async function createOutput(
  source: ImageFile,
  output: ImageOutput,
  transform: ImageTransform | undefined,
): Promise<ImageFile> {
  if (output === 'metadata') return toJson(await readImageMetadata(source))
  if (output === 'palette') return toJson(await readImagePalette(source.bytes))
  return transform ? transformImage(source, transform) : source
}

function toJson(value: object): ImageFile {
  return { bytes: Buffer.from(JSON.stringify(value)), contentType: 'application/json' }
}

function withEtag(image: ImageFile): ServedImage {
  const hash = createHash('sha1').update(image.bytes).digest('base64url')
  return { ...image, etag: `"${hash}"` }
}

async function readModificationTime(file: string): Promise<number | undefined> {
  const stats = await stat(file).catch(() => undefined)
  return stats?.isFile() ? stats.mtimeMs : undefined
}
