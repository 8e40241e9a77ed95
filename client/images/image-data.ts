import { createImageSizes, type ImageLayout, type ImageSizes } from './image-sizes.js'
import { toImgixUrl, type ImgixParams } from './imgix-url.js'
import { findImagePropProblems } from './validate-image.js'

export interface SourceImage {
  url: string
  alt: string
  width: number
  height: number
}

export interface ImageDataOptions {
  layout?: ImageLayout
  /** CSS pixels; not for fullWidth. */
  width?: number
  height?: number
  breakpoints?: readonly number[]
  densities?: readonly number[]
  /** Added to `IMAGE_PARAMS`. */
  params?: ImgixParams
}

/** Size attributes must be integers, so a full-width image states its ratio by its source size. */
export interface ImageData {
  src: string
  srcSet: string
  sizes: string | null
  width: number
  height: number
  warnings: string[]
}

/** The defaults: in a format that the browser accepts, never enlarged. */
const IMAGE_PARAMS: ImgixParams = { auto: 'compress,format', fit: 'max', q: 50 }

/** @throws for impossible options, such as a width with the layout fullWidth. */
export function createImageData(
  image: SourceImage,
  { layout = 'constrained', params = {}, ...wanted }: ImageDataOptions = {},
): ImageData {
  const [problem] = findImagePropProblems({ alt: image.alt, layout, ...pickSize(wanted) })
  if (problem !== undefined) throw new Error(problem)

  const { widths, baseWidth, ...sizes } = createImageSizes({
    url: image.url,
    layout,
    source: { width: image.width, height: image.height },
    ...wanted,
  })
  const toUrl = (width: number) =>
    toImgixUrl(image.url, { ...IMAGE_PARAMS, ...params, ...toCrop(width, wanted), w: width })
  const src = widths.findLast((width) => width <= baseWidth) ?? baseWidth
  return {
    src: toUrl(src),
    srcSet: widths.map((width) => `${toUrl(width)} ${width}w`).join(', '),
    ...toWholeBox(layout, sizes, image),
  }
}

/** Width and height together mean a crop to their ratio. */
function toCrop(width: number, wanted: ImageDataOptions): ImgixParams {
  if (wanted.width === undefined || wanted.height === undefined) return {}
  return { fit: 'crop', h: Math.round((width * wanted.height) / wanted.width) }
}

function toWholeBox(
  layout: ImageLayout,
  { sizes, warnings, ...box }: Omit<ImageSizes, 'widths' | 'baseWidth'>,
  { width, height }: SourceImage,
) {
  return { sizes, warnings, ...(layout === 'fullWidth' ? { width, height } : box) }
}

function pickSize({ width, height }: ImageDataOptions) {
  return { ...(width !== undefined && { width }), ...(height !== undefined && { height }) }
}
