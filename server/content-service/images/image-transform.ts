/** imgix's values of `fit`. */
const FITS = ['clip', 'crop', 'max'] as const
/** Formats that can be encoded, named as in their media types. */
export const IMAGE_FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const

export type ImageFormat = (typeof IMAGE_FORMATS)[number]

export interface ImageTransform {
  w?: number
  h?: number
  fit: (typeof FITS)[number]
  /** Quality from 0 to 100. */
  q: number
  /** In imgix's units, up to `MAX_BLUR`. */
  blur: number
  rect?: { x: number; y: number; w: number; h: number }
  /** By default the source's format. */
  fm?: ImageFormat
}

/** For each side: 8 megapixels at most, of which two are held in memory several times. */
export const MAX_IMAGE_SIZE = 2880
/** imgix has 2000; more than this shows nothing but colours, and takes minutes. */
const MAX_BLUR = 250
const MIN_IMAGE_SIZE = 2

/** Like imgix, ignores unknown parameters and clamps sizes. */
export function readImageTransform(parameters: URLSearchParams, accept: string): ImageTransform {
  const [w, h] = [readSize(parameters, 'w'), readSize(parameters, 'h')]
  const [rect, fm] = [readRect(parameters), readFormat(parameters, accept)]
  return {
    fit: FITS.find((fit) => fit === parameters.get('fit')) ?? 'clip',
    q: readNumber(parameters, 'q', 100) ?? 75,
    blur: readNumber(parameters, 'blur', MAX_BLUR) ?? 0,
    ...(w !== undefined && { w }),
    ...(h !== undefined && { h }),
    ...(rect && { rect }),
    ...(fm && { fm }),
  }
}

/** Whether the format depends on what the browser accepts. */
export function hasAutoFormat(parameters: URLSearchParams): boolean {
  return parameters.getAll('auto').join().split(',').includes('format')
}

/** SVG is not rasterized for format or quality alone. */
export function isServedAsIs(
  contentType: string,
  parameters: URLSearchParams,
  { w, h, rect, blur, fm }: ImageTransform,
): boolean {
  if (w ?? h ?? rect) return false
  if (blur > 0 || parameters.has('fm')) return false
  if (contentType === 'image/svg+xml' || contentType === 'image/gif') return true
  return fm === undefined && !parameters.has('q')
}

function readFormat(parameters: URLSearchParams, accept: string): ImageFormat | undefined {
  const name = parameters.get('fm')?.replace('jpg', 'jpeg')
  const format = IMAGE_FORMATS.find((candidate) => candidate === name)
  if (format || !hasAutoFormat(parameters)) return format
  // AVIF is smaller but far slower to encode.
  if (accept.includes('image/webp')) return 'webp'
  return accept.includes('image/avif') ? 'avif' : undefined
}

function readSize(parameters: URLSearchParams, name: string): number | undefined {
  const size = Math.round(readNumber(parameters, name, MAX_IMAGE_SIZE) ?? 0)
  return size > 0 ? Math.max(MIN_IMAGE_SIZE, size) : undefined
}

function readRect(parameters: URLSearchParams): ImageTransform['rect'] {
  const numbers = (parameters.get('rect') ?? '').split(',').map((text) => Math.round(Number(text)))
  const [x = NaN, y = NaN, w = NaN, h = NaN] = numbers
  return x >= 0 && y >= 0 && w > 0 && h > 0 ? { x, y, w, h } : undefined
}

function readNumber(parameters: URLSearchParams, name: string, max: number): number | undefined {
  const text = parameters.get(name)
  const value = text ? Number(text) : NaN
  return Number.isFinite(value) ? Math.min(Math.max(value, 0), max) : undefined
}
