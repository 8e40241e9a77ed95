import { createImageData, type ImageDataOptions } from '../../images/image-data.js'
import { findImageProblem } from '../../images/validate-image.js'
import type { ImageView } from '../../shared/page-data/views.js'

/** By field and options: one image, such as that of share cards, may be on every page. */
const views = new WeakMap<object, Map<ImageDataOptions, ImageView | null>>()
const DEFAULT_OPTIONS: ImageDataOptions = {}

/** An image field ready to render; null if it is empty or cannot be rendered. */
export function toImage(
  value: unknown,
  options: ImageDataOptions = DEFAULT_OPTIONS,
): ImageView | null {
  if (typeof value !== 'object' || value === null) return null
  const known = views.get(value) ?? new Map<ImageDataOptions, ImageView | null>()
  views.set(value, known)
  if (!known.has(options)) known.set(options, createView(value, options))
  return known.get(options) ?? null
}

function createView(value: object, options: ImageDataOptions): ImageView | null {
  if (findImageProblem(value) !== null) return null
  const { url, alt, dimensions, color, placeholder } = value as NormalizedImage
  const source = { url, alt: alt ?? '', ...dimensions }
  const { src, srcSet, sizes, width, height } = createImageData(source, options)
  return {
    url: src,
    alt: source.alt,
    width,
    height,
    srcSet,
    ...(sizes !== null && { sizes }),
    ...(color !== undefined && { color }),
    ...(placeholder !== undefined && { placeholder }),
  }
}

interface NormalizedImage {
  url: string
  alt: string | null
  dimensions: { width: number; height: number }
  color?: string
  placeholder?: string
}
