/** Ways to fit an image into a width and height, named as imgix names them. */
const FITS = ['clip', 'crop', 'max', 'min', 'fill', 'scale'] as const
const FORMATS = ['jpg', 'png', 'webp', 'avif'] as const

export type ImageFit = (typeof FITS)[number]
export type ImageFormat = (typeof FORMATS)[number]

/** What an image URL asks for. Sizes above 1 are pixels, up to 1 a share of the source's size. */
export interface ImageTransform {
  w?: number
  h?: number
  fit: ImageFit
  dpr: number
  /** Quality from 0 to 100. */
  q: number
  /** From 0 to 2000, as imgix counts it. */
  blur: number
  rect?: { x: number; y: number; w: number; h: number }
  /** Absent: the source's own format. */
  fm?: ImageFormat
}

/** What to answer: the picture, or facts about it. */
export type ImageOutput = 'picture' | 'metadata' | 'palette'

export const MAX_IMAGE_SIZE = 8192
const MIN_IMAGE_SIZE = 2

export function readImageOutput(parameters: URLSearchParams): ImageOutput {
  if (parameters.get('fm') === 'json') return 'metadata'
  return parameters.get('palette') === 'json' ? 'palette' : 'picture'
}

/** Reads imgix parameters; as there, what is not understood is left out and sizes are bounded. */
export function readImageTransform(parameters: URLSearchParams, accept: string): ImageTransform {
  const transform: ImageTransform = {
    fit: FITS.find((fit) => fit === parameters.get('fit')) ?? 'clip',
    dpr: readNumber(parameters, 'dpr', { min: 0.1, max: 5 }) ?? 1,
    q: readNumber(parameters, 'q', { min: 0, max: 100 }) ?? 75,
    blur: readNumber(parameters, 'blur', { min: 0, max: 2000 }) ?? 0,
  }
  const [w, h] = [readSize(parameters, 'w'), readSize(parameters, 'h')]
  const [rect, fm] = [readRect(parameters), readFormat(parameters, accept)]
  if (w !== undefined) transform.w = w
  if (h !== undefined) transform.h = h
  if (rect) transform.rect = rect
  if (fm) transform.fm = fm
  return transform
}

/** Whether `auto` asks for a format by what the browser accepts. */
export function hasAutoFormat(parameters: URLSearchParams): boolean {
  return parameters.getAll('auto').join().split(',').includes('format')
}

/** Whether a vector image must become a raster one for this; format and quality alone need not. */
export function needsRaster(parameters: URLSearchParams, transform: ImageTransform): boolean {
  const { w, h, rect, blur } = transform
  return (
    w !== undefined || h !== undefined || rect !== undefined || blur > 0 || parameters.has('fm')
  )
}

function readFormat(parameters: URLSearchParams, accept: string): ImageFormat | undefined {
  const wanted = parameters.get('fm')?.replace(/^p?jpe?g$/, 'jpg')
  const format = FORMATS.find((candidate) => candidate === wanted)
  if (format || !hasAutoFormat(parameters)) return format
  // AVIF is smaller but takes many times as long to write.
  if (accept.includes('image/webp')) return 'webp'
  return accept.includes('image/avif') ? 'avif' : undefined
}

function readSize(parameters: URLSearchParams, name: string): number | undefined {
  const value = readNumber(parameters, name, { min: 0, max: MAX_IMAGE_SIZE })
  if (value === undefined || value === 0) return undefined
  return value <= 1 ? value : Math.max(MIN_IMAGE_SIZE, Math.round(value))
}

function readRect(parameters: URLSearchParams): ImageTransform['rect'] {
  const numbers = (parameters.get('rect') ?? '').split(',').map((text) => Math.round(Number(text)))
  const [x = NaN, y = NaN, w = NaN, h = NaN] = numbers
  return x >= 0 && y >= 0 && w > 0 && h > 0 ? { x, y, w, h } : undefined
}

function readNumber(
  parameters: URLSearchParams,
  name: string,
  { min, max }: { min: number; max: number },
): number | undefined {
  const text = parameters.get(name)
  const value = text ? Number(text) : NaN
  return Number.isFinite(value) ? Math.min(Math.max(value, min), max) : undefined
}
