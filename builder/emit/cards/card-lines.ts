import type { ShareCard } from '../../../client/content/pages/share-card.js'
import type { CardFont } from './card-font.js'
import type { CardColor } from './card-palette.js'
import { isRightToLeft } from './card-scripts.js'
import { CARD_WIDTH } from './card-size.js'
import { cutText, wrapText } from './fit-text.js'

/** In pixels; `y` is the baseline. */
export interface CardLine {
  text: string
  color: CardColor
  size: number
  x: number
  y: number
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

/** What a card says, and where; null if no font has one of its characters. */
export function layOutCard(card: ShareCard, font: CardFont): CardLine[] | null {
  if (findLacks(card, font) !== '') return null
  const write = (text: string) => writeText(text, font)
  const heading = cutText(write(card.heading), fitsInto(WIDTH, HEADING.size, font))
  const title = write(card.title)
  const facts = card.facts.map(write)
  return [
    { text: heading, color: 'sky', x: LEFT, ...HEADING },
    ...titleLines(title, font),
    ...factLines(facts, font),
  ]
}

/** The characters that keep a card from being drawn: no font has them, or a title is nothing but pictures. */
export function findLacks({ heading, title, facts }: ShareCard, font: CardFont): string {
  const texts = [heading, title, ...facts].map((text) => writeText(text, font))
  if (texts[1] === '' && clean(title) !== '') return clean(title)
  return font.lacksOf(texts.join(''))
}

/** A card is set from the right if its title is of such a script, whatever Latin names are in it. */
export function isSetFromTheRight({ title }: ShareCard): boolean {
  return isRightToLeft(title)
}

function writeText(text: string, font: CardFont): string {
  return clean(withoutPictures(text, font))
}

function fitsInto(width: number, size: number, font: CardFont) {
  return (text: string) => font.widthOf(text, size) <= width
}

function titleLines(title: string, font: CardFont): CardLine[] {
  const fitIn = (size: number) => fitsInto(TITLE.width, size, font)
  const { size, lines } =
    TITLE_SIZES.find((step) => wrapText(title, fitIn(step.size)).length <= step.lines) ??
    SMALLEST_TITLE
  const wrapped = wrapText(title, fitIn(size))
  const last = cutText(wrapped.slice(lines - 1).join(' '), fitIn(size))
  return [...wrapped.slice(0, lines - 1), last].map((text, line) => {
    const y = Math.round(TITLE.top + size + line * size * TITLE.lineHeight)
    return { text, color: 'white', size, x: LEFT, y }
  })
}

function factLines(facts: readonly string[], font: CardFont): CardLine[] {
  const { size, bottom, step } = FACTS
  const top = bottom - (facts.length - 1) * step
  const fits = fitsInto(WIDTH, size, font)
  return facts.map((fact, line) => {
    return { text: cutText(fact, fits), color: 'muted', size, x: LEFT, y: top + line * step }
  })
}

const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F]/gu

/** A title says the same without its emoji, which the site's font lacks; of letters none is left out. */
function withoutPictures(text: string, font: CardFont): string {
  return text.replace(PICTURE, (picture) => (font.isOwn(picture) ? picture : ''))
}

/** One space between words; no characters that only direct others. */
function clean(text: string): string {
  return (
    text
      .normalize('NFC')
      // Of those, one keeps Persian letters from joining.
      .replace(/(?<!\p{Script=Arabic})\u200C|(?!\u200C)\p{Cf}/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}
