import * as MESSAGES from '../../client/shared/messages.js'

/** The size in an image service's answer to `fm=json`. Throws for any other answer. */
export function decodeImageSize(answer: unknown): { width: number; height: number } {
  const fields = (answer ?? {}) as Record<string, unknown>
  const { PixelWidth: width, PixelHeight: height } = fields
  const isWhole =
    typeof fields['Content-Type'] === 'string' &&
    typeof width === 'number' &&
    typeof height === 'number'
  if (!isWhole) throw new Error(MESSAGES.imageMetadataUnreadable)
  return { width, height }
}

/** In the order in which a colour is taken to be what stands out of a picture. */
const SWATCHES = ['vibrant', 'muted', 'vibrant_light', 'muted_light', 'vibrant_dark', 'muted_dark']

/** The dominant colour in an answer to `palette=json`, as `#rrggbb`; null for a picture without one. */
export function decodeDominantColor(answer: unknown): string | null {
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

/**
 * Whether a WebP picture lets through what lies behind it. A picture that does can have no placeholder,
 * for it would show for ever.
 */
export function hasAlpha(webp: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...webp.subarray(from, to))
  if (text(0, 4) !== 'RIFF' || text(8, 12) !== 'WEBP') return true
  const form = text(12, 16)
  // Bit 4 of the flags of the extended form, and of the last byte of a lossless one's size.
  if (form === 'VP8X') return ((webp[20] ?? 0) & 0x10) !== 0
  if (form === 'VP8L') return ((webp[24] ?? 0) & 0x10) !== 0
  return false
}
