import sharp from 'sharp'

interface Color {
  /** Channels from 0 to 255. */
  rgb: readonly [number, number, number]
  count: number
}

/** Saturation and lightness, each as minimum, target, maximum, from 0 to 1. */
const SWATCHES = {
  vibrant: { saturation: [0.35, 1, 1], lightness: [0.3, 0.5, 0.7] },
  muted: { saturation: [0, 0.3, 0.4], lightness: [0.3, 0.5, 0.7] },
} as const

type Swatch = (typeof SWATCHES)[keyof typeof SWATCHES]

const SAMPLE_SIZE = 64

/** As imgix answers `palette=json`, reduced to what one color needs. */
export async function readImagePalette(bytes: Buffer) {
  const pixels = await sharp(bytes)
    .resize(SAMPLE_SIZE, SAMPLE_SIZE, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
  const colors = countColors(pixels)
  const swatches = Object.entries(SWATCHES).flatMap(([name, swatch]) => {
    const color = findSwatch(colors, swatch)
    return color ? [[name, toHex(color)] as const] : []
  })
  return {
    colors: colors.slice(0, 1).map(toHex),
    dominant_colors: Object.fromEntries(swatches),
  }
}

/** Average colors of the cells of a 16×16×16 grid, the most frequent first. */
function countColors(pixels: Buffer): Color[] {
  const cells = new Map<number, { sum: [number, number, number]; count: number }>()
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(i, i + 4)
    if (alpha < 128) continue
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
    const cell = cells.get(key) ?? { sum: [0, 0, 0], count: 0 }
    cell.sum[0] += r
    cell.sum[1] += g
    cell.sum[2] += b
    cell.count++
    cells.set(key, cell)
  }
  return [...cells.values()]
    .map(({ sum: [r, g, b], count }): Color => ({ rgb: [r / count, g / count, b / count], count }))
    .sort((a, b) => b.count - a.count)
}

function findSwatch(colors: readonly Color[], { saturation, lightness }: Swatch) {
  const most = colors[0]?.count ?? 1
  let best: { color: Color; score: number } | undefined
  for (const color of colors) {
    const [s, l] = toSaturationAndLightness(color.rgb)
    const isInside =
      s >= saturation[0] && s <= saturation[2] && l >= lightness[0] && l <= lightness[2]
    if (!isInside) continue
    const score =
      3 * (1 - Math.abs(s - saturation[1])) +
      6 * (1 - Math.abs(l - lightness[1])) +
      3 * (color.count / most)
    if (!best || score > best.score) best = { color, score }
  }
  return best?.color
}

function toSaturationAndLightness(rgb: Color['rgb']): [number, number] {
  const [max, min] = [Math.max(...rgb) / 255, Math.min(...rgb) / 255]
  const lightness = (max + min) / 2
  const range = max - min
  return [range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1)), lightness]
}

function toHex({ rgb }: Color): { hex: string } {
  const hex = rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')
  return { hex: `#${hex}` }
}
