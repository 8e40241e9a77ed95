import type { ShareCard } from '../../client/content/pages/share-card.js'
import { shortHash } from '../lib/hash.js'
import { loadCardFont } from './card-font.js'
import { CARD_COLORS, CARD_HEIGHT, CARD_WIDTH, createCardSvg } from './card-svg.js'
import { createNearest, encodeIndexedPng, type Palette } from './indexed-png.js'

/** To be raised when the drawing changes: cards with the same name are not drawn again. */
const DESIGN = 1

/** Relative to the document root. In folders, so that one changed card changes few links. */
export function toCardName(card: ShareCard): string {
  const hash = shortHash(18, JSON.stringify([DESIGN, card]))
  return `assets/cards/${hash.slice(0, 2)}/${hash.slice(2)}.png`
}

/** A PNG; null if the font lacks a character of the card. */
export type DrawCard = (card: ShareCard) => Promise<Buffer | null>

export async function loadCardDrawer(projectRoot: string): Promise<DrawCard> {
  // Here, so that a machine for which there is no such program still publishes.
  const { renderAsync } = await import('@resvg/resvg-js')
  const font = await loadCardFont(projectRoot)
  const nearest = createNearest(PALETTE)
  return async (card) => {
    const svg = createCardSvg(card, font)
    if (svg === null) return null
    const { pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } })
    return encodeIndexedPng(pixels, CARD_WIDTH, CARD_HEIGHT, PALETTE, nearest)
  }
}

const PALETTE: Palette = [
  mix(CARD_COLORS.ground, 0),
  ...[0.15, 0.3, 0.45, 0.7, 1].map((part) => mix(CARD_COLORS.sky, part)),
  ...[0.5, 1].map((part) => mix(CARD_COLORS.muted, part)),
  ...[0.35, 0.7, 1].map((part) => mix(CARD_COLORS.white, part)),
]

/** A colour on the ground, as at the edge of a line. */
function mix(color: string, part: number): [number, number, number] {
  const [ground, full] = [toBytes(CARD_COLORS.ground), toBytes(color)]
  const at = (index: 0 | 1 | 2) => Math.round(ground[index] + (full[index] - ground[index]) * part)
  return [at(0), at(1), at(2)]
}

function toBytes(color: string): [number, number, number] {
  const number = parseInt(color.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}
