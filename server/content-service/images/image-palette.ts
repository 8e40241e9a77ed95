import sharp from 'sharp'

interface Colour {
  /** Channels from 0 to 255. */
  rgb: readonly [number, number, number]
  count: number
}

interface PaletteColour {
  /** Channels from 0 to 1. */
  red: number
  green: number
  blue: number
  hex: string
}

/** Wanted saturation and lightness, each as least, best, most, from 0 to 1. */
const SWATCHES = {
  vibrant: { saturation: [0.35, 1, 1], lightness: [0.3, 0.5, 0.7] },
  vibrant_light: { saturation: [0.35, 1, 1], lightness: [0.55, 0.74, 1] },
  vibrant_dark: { saturation: [0.35, 1, 1], lightness: [0, 0.26, 0.45] },
  muted: { saturation: [0, 0.3, 0.4], lightness: [0.3, 0.5, 0.7] },
  muted_light: { saturation: [0, 0.3, 0.4], lightness: [0.55, 0.74, 1] },
  muted_dark: { saturation: [0, 0.3, 0.4], lightness: [0, 0.26, 0.45] },
} as const

type Swatch = (typeof SWATCHES)[keyof typeof SWATCHES]

const SAMPLE_SIZE = 64
const COLOURS = 6
/** Colours closer than this in RGB look alike and count as one. */
const LIKENESS = 48

/** The image's colours as imgix answers `palette=json`; swatches that it does not have are absent. */
export async function readImagePalette(bytes: Buffer) {
  const { data } = await sharp(bytes)
    .resize(SAMPLE_SIZE, SAMPLE_SIZE, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = countColours(data)
  const pixels = colours.reduce((sum, { count }) => sum + count, 0)
  const luminance = colours.reduce((sum, { rgb, count }) => sum + toLuminance(rgb) * count, 0)
  const swatches = Object.entries(SWATCHES).flatMap(([name, swatch]) => {
    const best = findSwatch(colours, swatch)
    return best ? [[name, toPaletteColour(best)] as const] : []
  })
  return {
    colors: pickDistinct(colours).map(toPaletteColour),
    average_luminance: round(pixels === 0 ? 0 : luminance / pixels),
    dominant_colors: Object.fromEntries(swatches),
  }
}

/** Average colours of the cells of a 16×16×16 grid, the most frequent first. */
function countColours(data: Buffer): Colour[] {
  const cells = new Map<number, { sum: [number, number, number]; count: number }>()
  for (let i = 0; i + 3 < data.length; i += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(i, i + 4)
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
    .map(({ sum: [r, g, b], count }): Colour => ({ rgb: [r / count, g / count, b / count], count }))
    .sort((a, b) => b.count - a.count)
}

function pickDistinct(colours: readonly Colour[]): Colour[] {
  const picked: Colour[] = []
  for (const colour of colours) {
    if (picked.length === COLOURS) break
    const isNew = picked.every(
      ({ rgb }) => Math.hypot(...rgb.map((c, i) => c - (colour.rgb[i] ?? 0))) > LIKENESS,
    )
    if (isNew) picked.push(colour)
  }
  return picked
}

function findSwatch(colours: readonly Colour[], { saturation, lightness }: Swatch) {
  const most = colours[0]?.count ?? 1
  let best: { colour: Colour; score: number } | undefined
  for (const colour of colours) {
    const [s, l] = toSaturationAndLightness(colour.rgb)
    const isInside =
      s >= saturation[0] && s <= saturation[2] && l >= lightness[0] && l <= lightness[2]
    if (!isInside) continue
    const score =
      3 * (1 - Math.abs(s - saturation[1])) +
      6 * (1 - Math.abs(l - lightness[1])) +
      3 * (colour.count / most)
    if (!best || score > best.score) best = { colour, score }
  }
  return best?.colour
}

function toSaturationAndLightness(rgb: Colour['rgb']): [number, number] {
  const [max, min] = [Math.max(...rgb) / 255, Math.min(...rgb) / 255]
  const lightness = (max + min) / 2
  const range = max - min
  return [range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1)), lightness]
}

function toLuminance([r, g, b]: Colour['rgb']): number {
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
}

function toPaletteColour({ rgb }: Colour): PaletteColour {
  const hex = rgb.map((c) => Math.round(c).toString(16).padStart(2, '0')).join('')
  const [red, green, blue] = [round(rgb[0] / 255), round(rgb[1] / 255), round(rgb[2] / 255)]
  return { red, green, blue, hex: `#${hex}` }
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
