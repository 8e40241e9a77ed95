import type { ImageMetadata } from '../../client/content/documents/to-image.js'
import { toImgixUrl, type ImgixParams } from '../../client/images/imgix-url.js'
import type { Platform } from '../../client/shared/content-api/platform.js'
import { sendRequest } from '../../client/shared/content-api/send-request.js'
import * as MESSAGES from '../../client/shared/constants/messages.js'
import type { FoundImage } from './find-images.js'

/** For inlining in page data. */
const PLACEHOLDER: ImgixParams = { w: 20, blur: 15, q: 20, fm: 'webp' }
/** In ms and bytes: an answer of more than a few kB is no placeholder. */
const LIMITS = { timeout: 10_000, largestAnswer: 256 * 1024 }

/** Asks the image service about one image. Throws if there is no usable answer. */
export async function fetchImageMetadata(
  { url, hasSize }: FoundImage,
  platform: Platform,
): Promise<ImageMetadata> {
  const [palette, small, size] = await Promise.all([
    fetchJson(toImgixUrl(url, { palette: 'json' }), platform),
    fetchBytes(toImgixUrl(url, PLACEHOLDER), platform),
    hasSize ? null : fetchJson(toImgixUrl(url, { fm: 'json' }), platform).then(decodeImageSize),
  ])
  // A placeholder would stay visible through a transparent image.
  if (hasAlpha(small)) return { color: null, placeholder: null, size }
  return {
    color: decodeDominantColor(palette),
    placeholder: `data:image/webp;base64,${Buffer.from(small).toString('base64')}`,
    size,
  }
}

async function fetchJson(url: string, platform: Platform): Promise<unknown> {
  const text = platform.decode(await fetchBytes(url, platform))
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(MESSAGES.imageMetadataUnreadable, { cause })
  }
}

async function fetchBytes(url: string, platform: Platform): Promise<Uint8Array> {
  const { status, bytes } = await sendRequest(platform, url, LIMITS)
  if (status !== 200) throw new Error(`the image service answers with status ${status}`)
  return bytes
}

/** The size in an answer to `fm=json`. Throws for any other answer. */
function decodeImageSize(answer: unknown): { width: number; height: number } {
  const fields = (answer ?? {}) as Record<string, unknown>
  const { PixelWidth: width, PixelHeight: height } = fields
  const isWhole =
    typeof fields['Content-Type'] === 'string' &&
    typeof width === 'number' &&
    typeof height === 'number'
  if (!isWhole) throw new Error(MESSAGES.imageMetadataUnreadable)
  return { width, height }
}

/** Most characteristic colour first. */
const SWATCHES = ['vibrant', 'muted', 'vibrant_light', 'muted_light', 'vibrant_dark', 'muted_dark']

/** The dominant colour in an answer to `palette=json`, as `#rrggbb`. */
function decodeDominantColor(answer: unknown): string | null {
  const { dominant_colors: swatches, colors } = (answer ?? {}) as {
    dominant_colors?: Record<string, unknown>
    colors?: unknown
  }
  const candidates = [
    ...SWATCHES.map((name) => swatches?.[name]),
    ...(Array.isArray(colors) ? (colors as unknown[]) : []),
  ]
  for (const candidate of candidates) {
    const { hex } = (candidate ?? {}) as { hex?: unknown }
    if (typeof hex === 'string' && /^#[0-9a-f]{6}$/i.test(hex)) return hex.toLowerCase()
  }
  return null
}

/** Whether a WebP image may have transparent pixels. https://developers.google.com/speed/webp/docs/riff_container */
function hasAlpha(webp: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...webp.subarray(from, to))
  if (text(0, 4) !== 'RIFF' || text(8, 12) !== 'WEBP') return true
  const form = text(12, 16)
  // Bit 4 of the flags of the extended format, and of the last size byte of the lossless one.
  if (form === 'VP8X') return ((webp[20] ?? 0) & 0x10) !== 0
  if (form === 'VP8L') return ((webp[24] ?? 0) & 0x10) !== 0
  return false
}
