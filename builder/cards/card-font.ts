import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import opentype from 'opentype.js'
import { memoize } from '../../client/shared/memoize.js'

/** The site's font as outlines: widths are measured, and nothing depends on installed fonts. */
export interface CardFont {
  has: (text: string) => boolean
  /** In pixels. */
  widthOf: (text: string, size: number) => number
  /** SVG of a line that begins at `x` on the baseline `y`. */
  outline: (text: string, x: number, y: number, size: number) => string
}

const FILE = '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'

export async function loadCardFont(projectRoot: string): Promise<CardFont> {
  const require = createRequire(path.join(projectRoot, 'builder/package.json'))
  const { buffer, byteOffset, byteLength } = await readFile(require.resolve(FILE))
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
  const outlineOf = (glyph: opentype.Glyph) => glyph.getPath(0, 0, font.unitsPerEm).toPathData(0)
  const glyphOf = memoize((character: string) => {
    const glyph = font.charToGlyph(character)
    return { glyph, width: glyph.advanceWidth ?? 0, shape: outlineOf(glyph) }
  })
  const kerningOf = memoize((pair: string) => {
    const [left = '', right = ''] = pair
    return font.getKerningValue(glyphOf(left).glyph, glyphOf(right).glyph)
  })
  const layOut = (text: string) => {
    let end = 0
    const shapes = [...text].map((character, index, all) => {
      const { width, shape } = glyphOf(character)
      const start = end + (index === 0 ? 0 : kerningOf(`${all[index - 1]}${character}`))
      end = start + width
      return shape === '' ? '' : `<path transform="translate(${start})" d="${shape}"/>`
    })
    return { width: end, shapes: shapes.join('') }
  }
  return {
    has: (text) => [...text].every((character) => font.charToGlyphIndex(character) > 0),
    widthOf: (text, size) => (layOut(text).width * size) / font.unitsPerEm,
    outline: (text, x, y, size) => {
      const scale = size / font.unitsPerEm
      return `<g transform="translate(${x} ${y}) scale(${scale})">${layOut(text).shapes}</g>`
    },
  }
}
