import { MAX_IMAGE_SIZE, type ImageFit, type ImageTransform } from './image-parameters.js'

export interface ImageSize {
  width: number
  height: number
}

/** A size to resize to, and how, in the words of sharp. */
export interface Resize {
  width?: number
  height?: number
  fit: 'inside' | 'cover' | 'contain' | 'fill'
  withoutEnlargement: boolean
}

const SHARP_FITS = {
  clip: 'inside',
  max: 'inside',
  crop: 'cover',
  min: 'cover',
  fill: 'contain',
  scale: 'fill',
} as const satisfies Record<ImageFit, Resize['fit']>

/** What the transform makes of a source of this size; undefined when it keeps the size. */
export function toResize(transform: ImageTransform, source: ImageSize): Resize | undefined {
  let width = toPixels(transform.w, source.width, transform.dpr)
  let height = toPixels(transform.h, source.height, transform.dpr)
  if (width === undefined && height === undefined) return undefined
  if (transform.fit === 'min' && width !== undefined && height !== undefined) {
    // Never larger than the source, but always in the proportions that were asked for.
    const scale = Math.min(1, source.width / width, source.height / height)
    width = Math.max(1, Math.round(width * scale))
    height = Math.max(1, Math.round(height * scale))
  }
  const hasBoth = width !== undefined && height !== undefined
  return {
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    // With one side given the other follows from the source, except where it is stretched.
    fit: hasBoth || transform.fit === 'scale' ? SHARP_FITS[transform.fit] : 'inside',
    withoutEnlargement: transform.fit === 'max' || (transform.fit === 'min' && !hasBoth),
  }
}

function toPixels(value: number | undefined, source: number, dpr: number): number | undefined {
  if (value === undefined) return undefined
  const pixels = (value <= 1 ? value * source : value) * dpr
  return Math.min(Math.max(Math.round(pixels), 1), MAX_IMAGE_SIZE)
}
