import { createImageData, type ImageDataOptions } from '../../images/image-data.js'
import { findImageProblem } from '../../images/validate-image.js'
import type { ImageView } from '../../shared/page-data/views.js'

/** By field and place: one picture, such as that of share cards, may be on every page of a site. */
const made = new WeakMap<object, Map<ImageDataOptions, ImageView | null>>()
const ANYWHERE: ImageDataOptions = {}

/**
 * An image field as a picture to draw, in the sizes that its place on the page calls for; null for an
 * empty field and for an image that cannot be drawn.
 */
export function toImage(value: unknown, options: ImageDataOptions = ANYWHERE): ImageView | null {
  if (typeof value !== 'object' || value === null) return null
  const views = made.get(value) ?? new Map<ImageDataOptions, ImageView | null>()
  made.set(value, views)
  const known = views.get(options)
  if (known !== undefined) return known
  const view = createView(value, options)
  views.set(options, view)
  return view
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
