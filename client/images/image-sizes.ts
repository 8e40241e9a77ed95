import * as MESSAGES from '../shared/constants/messages.js'

/** A fixed size, a maximum size, or the width of the window. */
export type ImageLayout = 'fixed' | 'constrained' | 'fullWidth'

export interface ImageSizesInput {
  /** Named in messages. */
  url: string
  layout: ImageLayout
  source: { width: number; height: number }
  /** CSS pixels; without both, the default width of the layout. */
  width?: number
  height?: number
  /** Offered instead of multiples of the wanted width. */
  breakpoints?: readonly number[]
  densities?: readonly number[]
}

export interface ImageSizes {
  /** Pixels, ascending, none wider than the source. */
  widths: number[]
  /** The `sizes` attribute; null for an unknown layout. */
  sizes: string | null
  /** Size of the reserved box; for fullWidth only the ratio counts. */
  width: number
  height: number
  /** Width of the `src` for browsers without srcset. */
  baseWidth: number
  warnings: string[]
}

/** Used where neither width nor height is wanted. */
const DEFAULT_WIDTH = 800
const DEFAULT_FIXED_WIDTH = 400
const PIXEL_DENSITIES = [0.25, 0.5, 1, 2]
const FULL_WIDTH_BREAKPOINTS = [750, 1080, 1366, 1920]
/** For images that fill very small and very large windows. */
export const WIDER_BREAKPOINTS = [
  320, 654, 768, 1024, 1366, 1600, 1920, 2048, 2560, 3440, 3840, 4096,
]

/** @throws for a width or height, wanted or of the source, that is not a positive number. */
export function createImageSizes(input: ImageSizesInput): ImageSizes {
  const { source, width = 1, height = 1 } = input
  if (![width, height, source.width, source.height].every(isLength)) {
    throw new Error(MESSAGES.imageDimensions)
  }
  switch (input.layout) {
    case 'fixed':
      return createFixedSizes(input)
    case 'constrained':
    case 'fullWidth':
      return createResponsiveSizes(input)
    default:
      return createUnknownSizes(input)
  }
}

export function isLength(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}

function createFixedSizes({ url, source, densities, ...input }: ImageSizesInput): ImageSizes {
  const wanted = toWantedSize(source, input, DEFAULT_FIXED_WIDTH)
  const warnings: string[] = []
  let { width } = wanted
  if (source.width < wanted.width) {
    warnings.push(MESSAGES.imageTooSmall(url, 'width', wanted.width, source.width))
    width = source.width
  } else if (source.height < wanted.height) {
    warnings.push(MESSAGES.imageTooSmall(url, 'height', wanted.height, source.height))
    width = source.height * wanted.ratio
  }
  const widths = toDensities(densities)
    .filter((density) => density >= 1)
    .map((density) => density * width)
  return {
    ...toBox(wanted),
    widths: toOfferedWidths(widths, source.width),
    sizes: `${wanted.width}px`,
    baseWidth: toPixels(width),
    warnings,
  }
}

function createResponsiveSizes({ source, layout, ...input }: ImageSizesInput): ImageSizes {
  const isFullWidth = layout === 'fullWidth'
  const wanted = toWantedSize(source, input, isFullWidth ? source.width : DEFAULT_WIDTH)
  const baseWidth = toPixels(Math.min(wanted.width, source.width))
  const breakpoints = input.breakpoints ?? (isFullWidth ? FULL_WIDTH_BREAKPOINTS : [])
  const widths =
    breakpoints.length > 0
      ? upToSource(breakpoints, source.width)
      : toDensities(input.densities).map((density) => density * baseWidth)
  if (!isFullWidth) widths.push(baseWidth)
  return {
    ...(isFullWidth ? { width: 1, height: 1 / wanted.ratio } : toBox(wanted)),
    widths: toOfferedWidths(widths, source.width),
    sizes: isFullWidth ? '100vw' : `(min-width: ${baseWidth}px) ${baseWidth}px, 100vw`,
    baseWidth,
    warnings: [],
  }
}

function createUnknownSizes({ url, source, layout }: ImageSizesInput): ImageSizes {
  return {
    ...source,
    widths: [source.width],
    sizes: null,
    baseWidth: source.width,
    warnings: [MESSAGES.imageLayoutUnknown(url, layout)],
  }
}

interface WantedSize {
  width: number
  height: number
  ratio: number
}

/** If only one side is given, the other follows from the source's ratio. */
function toWantedSize(
  source: ImageSizesInput['source'],
  { width, height }: Pick<ImageSizesInput, 'width' | 'height'>,
  defaultWidth: number,
): WantedSize {
  const known = source.width / source.height
  if (width !== undefined && height !== undefined) return { width, height, ratio: width / height }
  if (height !== undefined) return { width: toPixels(height * known), height, ratio: known }
  const given = width ?? Math.min(defaultWidth, source.width)
  return { width: given, height: toPixels(given / known), ratio: known }
}

function toBox({ width, ratio }: WantedSize) {
  return { width: toPixels(width), height: toPixels(width / ratio) }
}

/** At least one: an image may be narrower than a pixel, but its attributes are whole numbers. */
function toPixels(length: number): number {
  return Math.max(1, Math.round(length))
}

/** A breakpoint wider than the source is replaced by the source's width. */
function upToSource(breakpoints: readonly number[], sourceWidth: number): number[] {
  const within = breakpoints.filter((width) => width <= sourceWidth)
  return within.length < breakpoints.length ? [...within, sourceWidth] : within
}

function toDensities(densities: readonly number[] = PIXEL_DENSITIES): number[] {
  return [1, ...densities]
}

function toOfferedWidths(widths: readonly number[], sourceWidth: number): number[] {
  const whole = widths.map(toPixels).filter((width) => width <= Math.max(1, sourceWidth))
  return [...new Set(whole)].sort((a, b) => a - b)
}
