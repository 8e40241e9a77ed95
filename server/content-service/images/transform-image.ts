import sharp, { type Sharp } from 'sharp'

import {
  IMAGE_FORMATS,
  MAX_IMAGE_SIZE,
  type ImageFormat,
  type ImageTransform,
} from './image-transform.js'

export interface ImageFile {
  bytes: Buffer
  contentType: string
}

/** One imgix unit of blur as the standard deviation of sharp's Gaussian, in pixels. */
const BLUR_UNIT = 0.2
const SVG_DENSITY = 72
const RESIZE_MODES = { clip: 'inside', max: 'inside', crop: 'cover' } as const

interface ImageSize {
  width: number
  height: number
}

export async function transformImage(
  source: ImageFile,
  transform: ImageTransform,
): Promise<ImageFile> {
  const full = await readImageSize(source.bytes)
  const region = clampRegion(transform.rect, full)
  const resize = toResize(transform)
  const isVector = source.contentType === 'image/svg+xml'
  const scale = isVector ? toSvgScale(transform, full, region ?? full) : 1

  const rendered = sharp(source.bytes, { density: SVG_DENSITY * scale })
  const image = isVector ? await rasterize(rendered) : rendered.rotate()
  if (region) {
    image.extract({
      left: Math.floor(region.left * scale),
      top: Math.floor(region.top * scale),
      width: Math.max(1, Math.floor(region.width * scale)),
      height: Math.max(1, Math.floor(region.height * scale)),
    })
  }
  if (resize) image.resize(resize)
  if (transform.blur > 0) image.blur(Math.max(0.3, transform.blur * BLUR_UNIT))

  // SVG becomes PNG, which has transparency.
  const format =
    transform.fm ?? IMAGE_FORMATS.find((name) => source.contentType === `image/${name}`) ?? 'png'
  return {
    bytes: await encode(image, format, transform.q).toBuffer(),
    contentType: `image/${format}`,
  }
}

/** Rasterized before it is resized: otherwise an opaque vector image would get translucent edges. */
async function rasterize(rendered: Sharp): Promise<Sharp> {
  const { data, info } = await rendered.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

export async function readImageSize(bytes: Buffer): Promise<ImageSize> {
  const { autoOrient } = await sharp(bytes).metadata()
  return { width: autoOrient.width, height: autoOrient.height }
}

function encode(image: Sharp, format: ImageFormat, quality: number): Sharp {
  // With a quality, sharp would reduce a PNG to a palette.
  if (format === 'png') return image.png()
  if (format === 'jpeg') image.flatten({ background: '#fff' })
  const options = { quality: Math.max(1, Math.round(quality)) }
  return image.toFormat(format, format === 'avif' ? { ...options, effort: 2 } : options)
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

function toResize({ w, h, fit }: ImageTransform) {
  if (w === undefined && h === undefined) return undefined
  return {
    // One missing side follows from the source's ratio.
    width: w ?? MAX_IMAGE_SIZE,
    height: h ?? MAX_IMAGE_SIZE,
    fit: w === undefined || h === undefined ? 'inside' : RESIZE_MODES[fit],
    withoutEnlargement: fit === 'max',
  } as const
}

/** Scales SVG to the requested size before it is rasterized, so that it stays sharp. */
function toSvgScale({ w = 0, h = 0 }: ImageTransform, full: ImageSize, region: ImageSize): number {
  const wanted = Math.max(w / region.width, h / region.height, 1)
  return Math.min(wanted, MAX_IMAGE_SIZE / full.width, MAX_IMAGE_SIZE / full.height)
}
