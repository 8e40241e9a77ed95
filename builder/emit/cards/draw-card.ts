import type { ShareCard } from '../../../client/content/pages/share-card.js'
import { memoize } from '../../../client/shared/lib/memoize.js'
import { shareRuns, unlessItFails } from '../../../client/shared/lib/share-runs.js'
import { shortHash } from '../../shared/programs/hash.js'
import { readCardFont } from './card-font.js'
import { findLacks, isSetFromTheRight, layOutCard } from './card-lines.js'
import { createCardMasks } from './card-masks.js'
import { blendsOf, CARD_PALETTE } from './card-palette.js'
import { needsShaping } from './card-scripts.js'
import { CARD_HEIGHT, CARD_WIDTH } from './card-size.js'
import { encodeIndexedPng } from './indexed-png.js'
import { createRows, paint, type Mask } from './mask.js'

/** To be raised when the drawing changes, or its font: cards with the same name are not drawn again. */
const DESIGN = 3

/** Relative to the document root. In folders of folders, so that one changed card changes few links. */
export const toCardName = memoize((card: ShareCard): string => {
  const hash = shortHash(18, JSON.stringify([DESIGN, CARD_PALETTE, card]))
  return `assets/cards/${hash.charAt(0)}/${hash.charAt(1)}/${hash.slice(2)}.png`
}, new WeakMap())

export interface DrawnCard {
  /** A PNG; null if no font has one of the card's characters. */
  image: Buffer | null
  /** Those characters. */
  lacks: string
}

export type DrawCard = (card: ShareCard) => DrawnCard

/** How many grounds there are: to draw one takes longer than all the rest of a card. */
const GROUNDS = 8
const PICTURE = { width: CARD_WIDTH, height: CARD_HEIGHT, palette: CARD_PALETTE }

/** By the project's folder: a builder that watches draws the same characters again and again. */
export const loadCardDrawer = shareRuns(createCardDrawer, new Map(), unlessItFails)

async function createCardDrawer(projectRoot: string): Promise<DrawCard> {
  // Here, so that a machine for which there is no such program still publishes.
  const { Resvg } = await import('@resvg/resvg-js')
  const font = readCardFont(projectRoot)
  const masks = createCardMasks(font, (svg, fontFiles = []) =>
    new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).render(),
  )
  const paintGround = (mask: Mask) => {
    const rows = createRows(CARD_HEIGHT)
    paint(rows, mask, { x: 0, y: 0 }, blendsOf('sky'))
    return rows
  }
  const paintedGroundOf = memoize((ground: number) => paintGround(masks.groundOf(ground)))
  const mirroredGroundOf = memoize((ground: number) => paintGround(masks.mirroredGroundOf(ground)))
  const rows = createRows(CARD_HEIGHT)
  return (card) => {
    const lines = layOutCard(card, font)
    if (lines === null) return { image: null, lacks: findLacks(card, font) }
    const fromTheRight = isSetFromTheRight(card)
    const ground = parseInt(shortHash(4, card.seed), 16) % GROUNDS
    rows.set(fromTheRight ? mirroredGroundOf(ground) : paintedGroundOf(ground))
    for (const { text, color, size, x, y } of lines) {
      if (fromTheRight || needsShaping(text)) {
        paint(rows, masks.lineOf({ text, size, x, fromTheRight }), { x: 0, y }, blendsOf(color))
        continue
      }
      for (const { character, start } of font.place(text, size)) {
        const quarters = Math.round((x + start) * 4)
        const mask = masks.glyphOf(character, size, quarters % 4)
        paint(rows, mask, { x: Math.floor(quarters / 4), y }, blendsOf(color))
      }
    }
    return { image: encodeIndexedPng(rows, PICTURE), lacks: '' }
  }
}
