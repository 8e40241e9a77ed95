import { createContourRings } from '../../../client/components/elements/contour-rings.js'
import { memoize } from '../../../client/shared/lib/memoize.js'
import type { CardFont } from './card-font.js'
import { CARD_HEIGHT, CARD_WIDTH } from './card-size.js'
import { createMask, type Mask } from './mask.js'

/** Four bytes a pixel. */
type DrawSvg = (
  svg: string,
  fontFiles?: string[],
) => { width: number; height: number; pixels: Uint8Array }

export interface CardMasks {
  /** The bar and the contours. */
  groundOf: (ground: number) => Mask
  /** The same, seen in a mirror: for what is written from right to left. */
  mirroredGroundOf: (ground: number) => Mask
  /** The mask of a character that stands at a part of a pixel, in quarters. */
  glyphOf: (character: string, size: number, quarters: number) => Mask
  /** The mask of a line whose letters depend on each other, from the left edge of the card. */
  lineOf: (line: ShapedLine) => Mask
}

interface ShapedLine {
  text: string
  size: number
  /** From the left, where the line begins; from the right where it is set from there. */
  x: number
  fromTheRight: boolean
}

/** Each ring is fainter than the one within it, so that an edge cuts hardly any. */
const CONTOURS = { x: 920, y: 315, rings: 8, opacity: 0.65, step: 0.06 }

/** Draws each character once: cards are made of few. */
export function createCardMasks(font: CardFont, drawSvg: DrawSvg): CardMasks {
  const draw = (width: number, height: number, content: string, fontFiles?: string[]) =>
    drawSvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
      fontFiles,
    )
  const glyphsOf = memoize((size: number) =>
    memoize((quarters: number) =>
      memoize((character: string) => {
        const { outline, box } = font.shapeOf(character)
        const scale = size / font.unitsPerEm
        const [left, top] = [Math.floor(box.left * scale), Math.floor(box.top * scale)]
        const width = Math.max(1, Math.ceil(box.right * scale) + 1 - left)
        const height = Math.max(1, Math.ceil(box.bottom * scale) - top)
        const place = `translate(${quarters / 4 - left} ${-top}) scale(${scale})`
        return createMask(
          draw(width, height, `<path transform="${place}" d="${outline}"/>`),
          left,
          top,
        )
      }),
    ),
  )
  return {
    groundOf: (ground) => createMask(draw(CARD_WIDTH, CARD_HEIGHT, toGroundSvg(`${ground}`))),
    mirroredGroundOf: (ground) => {
      const mirrored = `<g transform="matrix(-1 0 0 1 ${CARD_WIDTH} 0)">${toGroundSvg(`${ground}`)}</g>`
      return createMask(draw(CARD_WIDTH, CARD_HEIGHT, mirrored))
    },
    glyphOf: (character, size, quarters) => glyphsOf(size)(quarters)(character),
    lineOf: ({ text, size, x, fromTheRight }) => {
      const [baseline, height] = [size * 2, size * 3]
      const place = fromTheRight ? `x="${CARD_WIDTH - x}" text-anchor="end"` : `x="${x}"`
      // What draws it knows no direction of a line, but these characters.
      const directed = fromTheRight ? `\u2067${text}\u2069` : text
      const svg = `<text ${place} y="${baseline}" font-size="${size}">${escapeXml(directed)}</text>`
      return createMask(draw(CARD_WIDTH, height, svg, font.filesOf(text)), 0, -baseline)
    },
  }
}

export function toGroundSvg(seed: string): string {
  const { x, y, rings, opacity, step } = CONTOURS
  const paths = createContourRings(seed)
    .slice(0, rings)
    .map(
      (ring, index) =>
        `<path stroke-opacity="${(opacity - index * step).toFixed(2)}" d="${ring}"/>`,
    )
  return (
    `<path d="M0 0h16v${CARD_HEIGHT}H0z"/>` +
    `<g transform="translate(${x} ${y})" fill="none" stroke="#000" stroke-width="2">${paths.join('')}</g>`
  )
}

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
}
