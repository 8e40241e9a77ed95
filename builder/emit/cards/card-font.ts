import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import opentype from 'opentype.js'
import { memoize } from '../../../client/shared/lib/memoize.js'

/** The site's font as outlines: widths are measured, and nothing depends on installed fonts. */
export interface CardFont {
  unitsPerEm: number
  has: (text: string) => boolean
  /** In pixels. */
  widthOf: (text: string, size: number) => number
  /** Characters, and where each begins, in pixels after the start of the line. */
  place: (text: string, size: number) => { character: string; start: number }[]
  shapeOf: (character: string) => GlyphShape
}

/** In units of the font; x to the right and y downwards from where the character stands. */
export interface GlyphShape {
  /** The `d` attribute of a path. */
  outline: string
  box: { left: number; top: number; right: number; bottom: number }
}

const FILE = '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'

export async function loadCardFont(projectRoot: string): Promise<CardFont> {
  const require = createRequire(path.join(projectRoot, 'builder/package.json'))
  const { buffer, byteOffset, byteLength } = await readFile(require.resolve(FILE))
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
  const { unitsPerEm } = font
  const glyphOf = memoize((character: string) => font.charToGlyph(character))
  const kerningOf = memoize((pair: string) => {
    const [left = '', right = ''] = pair
    return font.getKerningValue(glyphOf(left), glyphOf(right))
  })
  /** Where each character begins, and last where the text ends, in units of the font. */
  const measure = (characters: readonly string[]) => {
    let end = 0
    const starts = characters.map((character, index) => {
      const start = end + (index === 0 ? 0 : kerningOf(`${characters[index - 1]}${character}`))
      end = start + (glyphOf(character).advanceWidth ?? 0)
      return start
    })
    return { starts, end }
  }
  return {
    unitsPerEm,
    has: (text) => [...text].every((character) => font.charToGlyphIndex(character) > 0),
    widthOf: (text, size) => (measure([...text]).end * size) / unitsPerEm,
    place: (text, size) => {
      const characters = [...text]
      const { starts } = measure(characters)
      return characters.map((character, index) => ({
        character,
        start: ((starts[index] ?? 0) * size) / unitsPerEm,
      }))
    },
    shapeOf: (character) => {
      const drawn = glyphOf(character).getPath(0, 0, unitsPerEm)
      const { x1, y1, x2, y2 } = drawn.getBoundingBox()
      return {
        outline: drawn.toPathData(0),
        box: { left: x1, top: y1, right: x2, bottom: y2 },
      }
    },
  }
}
