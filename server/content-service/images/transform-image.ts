import sharp, { type Sharp } from 'sharp'

import type { ImageFormat, ImageTransform } from './image-parameters.js'
import { toResize, type ImageSize } from './image-size.js'

export interface ImageFile {
  bytes: Buffer
  contentType: string
}

const CONTENT_TYPES: Readonly<Record<ImageFormat, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** One of imgix's units of blur as the standard deviation of sharp's Gaussian, in pixels. */
const BLUR_UNIT = 0.2
const SVG_DENSITY = 72
const MAX_SVG_SCALE = 16

/** The source cut, resized, blurred and written in the wanted format. */
export async function transformImage(
  source: ImageFile,
  transform: ImageTransform,
): Promise<ImageFile> {
  const full = await readImageSize(source.bytes)
  const region = clampRegion(transform.rect, full)
  const resize = toResize(transform, region ?? full)
  const isVector = source.contentType === 'image/svg+xml'
  const scale = isVector ? toSvgScale(resize, region ?? full) : 1

  const rendered = sharp(source.bytes, { density: SVG_DENSITY * scale })
  const image = isVector ? await toPixels(rendered) : rendered.rotate()
  if (region) {
    image.extract({
      left: Math.floor(region.left * scale),
      top: Math.floor(region.top * scale),
      width: Math.max(1, Math.floor(region.width * scale)),
      height: Math.max(1, Math.floor(region.height * scale)),
    })
  }
  if (resize) image.resize({ ...resize, background: '#fff' })
  if (transform.blur > 0) image.blur(Math.max(0.3, transform.blur * BLUR_UNIT))

  const format = transform.fm ?? toOwnFormat(source.contentType)
  return {
    bytes: await encode(image, format, transform.q).toBuffer(),
    contentType: CONTENT_TYPES[format],
  }
}

/** Drawn at its own size first: straight to a small one, an opaque picture would get translucent edges. */
async function toPixels(rendered: Sharp): Promise<Sharp> {
  const { data, info } = await rendered.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

async function readImageSize(bytes: Buffer): Promise<ImageSize> {
  const { autoOrient } = await sharp(bytes).metadata()
  return { width: autoOrient.width, height: autoOrient.height }
}

function encode(image: Sharp, format: ImageFormat, quality: number): Sharp {
  const q = Math.max(1, Math.round(quality))
  switch (format) {
    case 'jpg':
      return image.flatten({ background: '#fff' }).jpeg({ quality: q })
    case 'png':
      return image.png()
    case 'webp':
      return image.webp({ quality: q })
    case 'avif':
      return image.avif({ quality: q, effort: 2 })
  }
}

/** A vector image has no raster format of its own; PNG keeps its transparency. */
function toOwnFormat(contentType: string): ImageFormat {
  const entry = Object.entries(CONTENT_TYPES).find(([, type]) => type === contentType)
  return (entry?.[0] as ImageFormat | undefined) ?? 'png'
}

function clampRegion(rect: ImageTransform['rect'], { width, height }: ImageSize) {
  if (!rect || rect.x >= width || rect.y >= height) return undefined
  return {
    left: rect.x,
    top: rect.y,
    width: Math.min(rect.w, width - rect.x),
    height: Math.min(rect.h, height - rect.y),
  }
}

/** Draws a vector image at least as large as it will be shown, so that it is sharp. */
function toSvgScale(resize: { width?: number; height?: number } | undefined, size: ImageSize) {
  const scale = Math.max((resize?.width ?? 0) / size.width, (resize?.height ?? 0) / size.height, 1)
  return Math.min(scale, MAX_SVG_SCALE)
}
