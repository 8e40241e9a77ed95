import { createContourRings } from '../../client/components/elements/contour-rings.js'
import type { ShareCard } from '../../client/content/pages/share-card.js'
import type { CardFont } from './card-font.js'
import { cutText, wrapText } from './fit-text.js'

export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

/** Of the theme: `client/styles/tokens.css`. */
export const CARD_COLORS = {
  ground: '#0b1b2e',
  sky: '#6cc8ec',
  muted: '#b9c7d5',
  white: '#ffffff',
}

const LEFT = 80
const WIDTH = CARD_WIDTH - 2 * LEFT
const HEADING = { size: 32, y: 112 }
const TITLE = { width: 940, top: 170, lineHeight: 1.15 }
/** The largest in which a title has no more lines than this. */
const TITLE_SIZES = [
  { size: 84, lines: 2 },
  { size: 68, lines: 3 },
  { size: 56, lines: 3 },
  { size: 48, lines: 3 },
]
const SMALLEST_TITLE = { size: 48, lines: 3 }
const FACTS = { size: 36, bottom: 556, step: 52 }
/** Each ring is fainter than the one within it, so that an edge cuts hardly any. */
const CONTOURS = { x: 920, y: 315, rings: 8, opacity: 0.65, step: 0.06 }

/** A card as SVG without any text; null if the font lacks one of its characters. */
export function createCardSvg(card: ShareCard, font: CardFont): string | null {
  const heading = cutText(clean(card.heading), fitsInto(WIDTH, HEADING.size, font))
  const title = clean(card.title)
  const facts = card.facts.map(clean)
  if (![heading, title, ...facts].every(font.has)) return null
  const { ground, sky, muted, white } = CARD_COLORS
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">` +
    `<path fill="${ground}" d="M0 0h${CARD_WIDTH}v${CARD_HEIGHT}H0z"/>` +
    contours(card.seed) +
    `<g fill="${sky}"><path d="M0 0h16v${CARD_HEIGHT}H0z"/>` +
    `${font.outline(heading, LEFT, HEADING.y, HEADING.size)}</g>` +
    `<g fill="${white}">${titleLines(title, font)}</g>` +
    `<g fill="${muted}">${factLines(facts, font)}</g></svg>`
  )
}

function fitsInto(width: number, size: number, font: CardFont) {
  return (text: string) => font.widthOf(text, size) <= width
}

function titleLines(title: string, font: CardFont): string {
  const fitIn = (size: number) => fitsInto(TITLE.width, size, font)
  const { size, lines } =
    TITLE_SIZES.find((step) => wrapText(title, fitIn(step.size)).length <= step.lines) ??
    SMALLEST_TITLE
  const wrapped = wrapText(title, fitIn(size))
  const last = cutText(wrapped.slice(lines - 1).join(' '), fitIn(size))
  return [...wrapped.slice(0, lines - 1), last]
    .map((text, line) =>
      font.outline(text, LEFT, TITLE.top + size + line * size * TITLE.lineHeight, size),
    )
    .join('')
}

function factLines(facts: readonly string[], font: CardFont): string {
  const { size, bottom, step } = FACTS
  const top = bottom - (facts.length - 1) * step
  const fits = fitsInto(WIDTH, size, font)
  return facts
    .map((fact, line) => font.outline(cutText(fact, fits), LEFT, top + line * step, size))
    .join('')
}

function contours(seed: string): string {
  const { x, y, rings, opacity, step } = CONTOURS
  const paths = createContourRings(seed)
    .slice(0, rings)
    .map(
      (ring, index) =>
        `<path stroke-opacity="${(opacity - index * step).toFixed(2)}" d="${ring}"/>`,
    )
  return (
    `<g transform="translate(${x} ${y})" fill="none" stroke="${CARD_COLORS.sky}"` +
    ` stroke-width="2">${paths.join('')}</g>`
  )
}

/** One space between words; no characters that only direct others. */
function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
