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
  /** Wanted size in CSS pixels; not for fullWidth. */
  width?: number
  height?: number
  breakpoints?: readonly number[]
  densities?: readonly number[]
  /** Beyond the site's own. */
  params?: ImgixParams
}

/** All that an `<img>` needs to be sharp on every screen and to keep its place. */
export interface ImageData {
  src: string
  srcSet: string
  sizes: string | null
  width: number
  height: number
  warnings: string[]
}

/** The site's: as good as the source, in the format that suits the browser, and never enlarged. */
const IMAGE_PARAMS: ImgixParams = { auto: 'compress,format', fit: 'max', q: 100 }

/** Throws for a picture that is asked for in a way that makes no sense. */
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

/** A width and a height together ask for a ratio of their own. */
function toCrop(width: number, wanted: ImageDataOptions): ImgixParams {
  if (!wanted.width || !wanted.height) return {}
  return { fit: 'crop', h: Math.round((width * wanted.height) / wanted.width) }
}

/** Attributes of size are whole numbers: a full-width picture tells its ratio by those of its source. */
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
