import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { Router } from 'express'

import { readParameters } from '../api/read-parameters.js'

/** No separators and no leading dot, so that a name is always a file directly in the folder. */
const FILE_NAME = /^[A-Za-z0-9_][A-Za-z0-9._ ~@-]*\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** Size and, unless it is transparent, the ground of a vector image, which is painted first. */
const GROUND =
  /^<svg[^>]* width="(\d+)" height="(\d+)"[^>]*>(?:<path fill="(#[0-9A-F]{6})" d="M0 0h\d+v\d+H0z"\/>)?/

/** A grey pixel as WebP without transparency. */
const PIXEL = Buffer.from(
  'UklGRiYAAABXRUJQVlA4IBoAAABwAQCdASoBAAEABUB8JZwCdAFAAAD7Xkh4AA==',
  'base64',
)

/** Serves pictures unchanged, whatever imgix would make of them: browsers scale vector images themselves. */
export function createImageRouter(folder: string | undefined): Router {
  const router = Router()

  router.get('/:file', async (request, response, next) => {
    const { file } = request.params
    if (folder === undefined || !FILE_NAME.test(file)) return next()
    const bytes = await readFile(path.join(folder, file)).catch(() => null)
    if (bytes === null) return next()
    response.set({
      'Cache-Control': 'public, max-age=3600',
      // SVG may contain scripts, which must not run when it is opened directly.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      'X-Content-Type-Options': 'nosniff',
    })
    const parameters = readParameters(request)
    const [, width, height, hex] = GROUND.exec(String(bytes.subarray(0, 500))) ?? []
    if (parameters.get('palette') === 'json') {
      response.json({ dominant_colors: hex === undefined ? {} : { vibrant: { hex } } })
    } else if (parameters.get('fm') === 'json') {
      const size = { PixelWidth: Number(width), PixelHeight: Number(height) }
      response.json({ 'Content-Type': 'image/svg+xml', ...size })
    } else if (parameters.has('blur') && hex !== undefined) {
      response.type('webp').send(PIXEL)
    } else {
      response.type(path.extname(file)).send(bytes)
    }
  })
  return router
}
