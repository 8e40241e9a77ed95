import type { ShareCard } from '../../../client/content/pages/share-card.js'
import { memoize } from '../../../client/shared/lib/memoize.js'
import { shareRuns, unlessItFails } from '../../../client/shared/lib/share-runs.js'
import { shortHash } from '../../lib/hash.js'
import { loadCardFont } from './card-font.js'
import { layOutCard } from './card-lines.js'
import { createCardMasks } from './card-masks.js'
import { blendsOf, CARD_PALETTE } from './card-palette.js'
import { CARD_HEIGHT, CARD_WIDTH } from './card-size.js'
import { encodeIndexedPng } from './indexed-png.js'
import { createRows, paint } from './mask.js'

/** To be raised when the drawing changes, or its font: cards with the same name are not drawn again. */
const DESIGN = 2

/** Relative to the document root. In folders of folders, so that one changed card changes few links. */
export const toCardName = memoize((card: ShareCard): string => {
  const hash = shortHash(18, JSON.stringify([DESIGN, CARD_PALETTE, card]))
  return `assets/cards/${hash.charAt(0)}/${hash.charAt(1)}/${hash.slice(2)}.png`
}, new WeakMap())

/** A PNG; null if the font lacks a character of the card. */
export type DrawCard = (card: ShareCard) => Buffer | null

/** How many grounds there are: to draw one takes longer than all the rest of a card. */
const GROUNDS = 8
const PICTURE = { width: CARD_WIDTH, height: CARD_HEIGHT, palette: CARD_PALETTE }

/** By the project's folder: a builder that watches draws the same characters again and again. */
export const loadCardDrawer = shareRuns(createCardDrawer, new Map(), unlessItFails)

async function createCardDrawer(projectRoot: string): Promise<DrawCard> {
  // Here, so that a machine for which there is no such program still publishes.
  const { Resvg } = await import('@resvg/resvg-js')
  const font = await loadCardFont(projectRoot)
  const { glyphOf, groundOf } = createCardMasks(font, (svg) =>
    new Resvg(svg, { font: { loadSystemFonts: false } }).render(),
  )
  const paintedGroundOf = memoize((ground: number) => {
    const rows = createRows(CARD_HEIGHT)
    paint(rows, groundOf(ground), { x: 0, y: 0 }, blendsOf('sky'))
    return rows
  })
  const rows = createRows(CARD_HEIGHT)
  return (card) => {
    const lines = layOutCard(card, font)
    if (lines === null) return null
    rows.set(paintedGroundOf(parseInt(shortHash(4, card.seed), 16) % GROUNDS))
    for (const { text, color, size, x, y } of lines) {
      for (const { character, start } of font.place(text, size)) {
        const quarters = Math.round((x + start) * 4)
        const mask = glyphOf(character, size, quarters % 4)
        paint(rows, mask, { x: Math.floor(quarters / 4), y }, blendsOf(color))
      }
    }
    return encodeIndexedPng(rows, PICTURE)
  }
}
