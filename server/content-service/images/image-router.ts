import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { Router } from 'express'

import { readParameters } from '../api/read-parameters.js'
import { createImageCache } from './image-cache.js'
import { readImagePalette } from './image-palette.js'
import { hasAutoFormat, isServedAsIs, readImageTransform } from './image-transform.js'
import { readImageSize, transformImage, type ImageFile } from './transform-image.js'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/** No separators and no leading dot, so that a name is always a file directly in the folder. */
const FILE_NAME = /^[A-Za-z0-9_][A-Za-z0-9._ ~@-]*$/
const CACHED_BYTES = 64 * 1024 * 1024

/** Supports those of imgix's URL parameters that pages use. */
export function createImageRouter(folder: string | undefined): Router {
  const getOrCreate = createImageCache(CACHED_BYTES)
  const router = Router()

  router.get('/:file', async (request, response, next) => {
    const { file } = request.params
    const contentType = CONTENT_TYPES[path.extname(file).toLowerCase()]
    if (folder === undefined || !contentType || !FILE_NAME.test(file)) return next()
    const source = path.join(folder, file)
    const stats = await stat(source).catch(() => undefined)
    if (!stats?.isFile()) return next()

    const parameters = readParameters(request)
    const accept = request.get('Accept') ?? ''
    const key = JSON.stringify([file, stats.mtimeMs, String(parameters), accept])
    const image = await getOrCreate(key, response, async () =>
      createOutput({ bytes: await readFile(source), contentType }, parameters, accept),
    )
    if (hasAutoFormat(parameters)) response.vary('Accept')
    response.set({
      'Cache-Control': 'public, max-age=3600',
      'Content-Type': image.contentType,
      ETag: `"${createHash('sha1').update(image.bytes).digest('base64url')}"`,
      // SVG may contain scripts, which must not run when it is opened directly.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      'X-Content-Type-Options': 'nosniff',
    })
    response.send(image.bytes)
  })
  return router
}

async function createOutput(
  source: ImageFile,
  parameters: URLSearchParams,
  accept: string,
): Promise<ImageFile> {
  if (parameters.get('fm') === 'json') {
    const { width, height } = await readImageSize(source.bytes)
    return toJson({ 'Content-Type': source.contentType, PixelWidth: width, PixelHeight: height })
  }
  if (parameters.get('palette') === 'json') return toJson(await readImagePalette(source.bytes))
  const transform = readImageTransform(parameters, accept)
  const isUnchanged = isServedAsIs(source.contentType, parameters, transform)
  return isUnchanged ? source : transformImage(source, transform)
}

function toJson(value: object): ImageFile {
  return { bytes: Buffer.from(JSON.stringify(value)), contentType: 'application/json' }
}
