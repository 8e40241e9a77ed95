import { createImageData, type ImageDataOptions } from '../../images/image-data.js'
import { findImageProblem } from '../../images/validate-image.js'
import { memoize } from '../../shared/lib/memoize.js'
import type { ImageView } from '../../shared/page-data/views.js'
import { toText } from './field-values.js'

/** By field and options: the image of share cards, for example, is on every page. */
const viewsOf = memoize(
  (field: object) => memoize((options: ImageDataOptions) => createView(field, options)),
  new WeakMap(),
)
const DEFAULT_OPTIONS: ImageDataOptions = {}

/* The site's own settings in place of the defaults of `createImageData`. */

const QUALITY = 100
/** A fixed image without a wanted size has its own, up to the largest that the image service makes. */
const DEFAULT_FIXED_WIDTH = 8192

/** An image field ready to render; null if it is empty or cannot be rendered. */
export function toImage(
  value: unknown,
  options: ImageDataOptions = DEFAULT_OPTIONS,
): ImageView | null {
  return typeof value === 'object' && value !== null ? viewsOf(value)(options) : null
}

function createView(value: object, options: ImageDataOptions): ImageView | null {
  if (findImageProblem(value) !== null) return null
  const { url, alt, dimensions, color, placeholder } = value as NormalizedImage
  const copyright = toText((value as NormalizedImage).copyright)
  const source = { url, alt: alt ?? '', ...dimensions }
  const { src, srcSet, sizes, width, height } = createImageData(source, {
    ...withDefaultWidth(options, source.width),
    params: { q: QUALITY, ...options.params },
  })
  return {
    url: src,
    alt: source.alt,
    width,
    height,
    srcSet,
    ...(sizes !== null && { sizes }),
    ...(color !== undefined && { color }),
    ...(placeholder !== undefined && { placeholder }),
    ...(copyright !== null && { copyright }),
  }
}

function withDefaultWidth(options: ImageDataOptions, sourceWidth: number): ImageDataOptions {
  const { layout, width, height } = options
  if (layout !== 'fixed' || width !== undefined || height !== undefined) return options
  return { ...options, width: Math.min(DEFAULT_FIXED_WIDTH, sourceWidth) }
}

interface NormalizedImage {
  url: string
  alt: string | null
  dimensions: { width: number; height: number }
  color?: string
  placeholder?: string
  copyright?: string | null
}

/** What the image service knows of an image beyond the CMS. */
export interface ImageMetadata {
  /** Dominant colour as `#rrggbb`; null if unknown or if the image is partly transparent. */
  color: string | null
  /** A very small blurred picture as a data URL; null as above. */
  placeholder: string | null
  /** In pixels; null unless the CMS does not know them. */
  size: { width: number; height: number } | null
}
