import { memoize } from '../../../client/shared/lib/memoize.js'
import { THEME } from '../../../client/shared/constants/theme.js'
import type { Color } from './indexed-png.js'

const GROUND = toColor(THEME.primary)
const COLORS = {
  sky: toColor(THEME.secondary),
  muted: toColor(THEME.mutedOnDark),
  white: toColor(THEME.white),
}

export type CardColor = keyof typeof COLORS

/** The ground first, then each colour on it, as at the edge of a line. */
export const CARD_PALETTE: readonly Color[] = [
  GROUND,
  ...[0.12, 0.25, 0.38, 0.52, 0.7, 1].map((part) => mix(GROUND, COLORS.sky, part)),
  ...[0.25, 0.5, 0.75, 1].map((part) => mix(GROUND, COLORS.muted, part)),
  ...[0.2, 0.4, 0.6, 0.8, 1].map((part) => mix(GROUND, COLORS.white, part)),
]

/** What a colour makes of those of the palette: of index 3 with a coverage of 32, at 32 * 16 + 3. */
export const blendsOf = memoize((color: CardColor) =>
  Uint8Array.from({ length: 64 * 16 }, (_, at) => {
    const below = CARD_PALETTE[at & 15] ?? GROUND
    return findNearest(mix(below, COLORS[color], (at >> 4) / 63))
  }),
)

function mix(below: Color, above: Color, part: number): Color {
  const at = (index: 0 | 1 | 2) => Math.round(below[index] + (above[index] - below[index]) * part)
  return [at(0), at(1), at(2)]
}

function findNearest([red, green, blue]: Color): number {
  let [nearest, least] = [0, Infinity]
  CARD_PALETTE.forEach((known, index) => {
    const distance = (known[0] - red) ** 2 + (known[1] - green) ** 2 + (known[2] - blue) ** 2
    if (distance < least) [nearest, least] = [index, distance]
  })
  return nearest
}

/** Reads a colour such as `#0b1b2e`. */
function toColor(code: string): Color {
  const number = parseInt(code.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}
