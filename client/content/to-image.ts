import { createImageData, type ImageDataOptions } from '../images/image-data.js'
import { findImageProblem } from '../images/validate-image.js'
import type { ImageView } from './views.js'

/**
 * An image field as a picture to draw, in the sizes that its place on the page calls for; null for an
 * empty field and for an image that cannot be drawn.
 */
export function toImage(
  value: object | null | undefined,
  options?: ImageDataOptions,
): ImageView | null {
  if (!value || findImageProblem(value) !== null) return null
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
