import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import opentype from 'opentype.js'
import { memoize } from '../../../client/shared/lib/memoize.js'

/** Fonts as outlines: widths are measured, and nothing depends on installed fonts. */
export interface CardFont {
  /** Of the site's own font; of the others, sizes are given in its units. */
  unitsPerEm: number
  has: (text: string) => boolean
  /** Whether the site's own font has them, without a look into others. */
  isOwn: (text: string) => boolean
  /** The characters of a text that no font has, each once. */
  lacksOf: (text: string) => string
  /** In pixels. */
  widthOf: (text: string, size: number) => number
  /** Characters, and where each begins, in pixels after the start of the line. */
  place: (text: string, size: number) => { character: string; start: number }[]
  shapeOf: (character: string) => GlyphShape
  /** The paths of the fonts that a text needs. */
  filesOf: (text: string) => string[]
}

/** In units of the font; x to the right and y downwards from where the character stands. */
export interface GlyphShape {
  /** The `d` attribute of a path. */
  outline: string
  box: { left: number; top: number; right: number; bottom: number }
}

/**
 * The site's own font, then those that have what it lacks: Greek, Cyrillic and Vietnamese letters, Arabic,
 * Hebrew, Japanese. Each is read when a character is in none before it.
 */
const FILES = [
  'figtree/400Regular/Figtree_400Regular.ttf',
  'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  'biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf',
]

export function readCardFont(projectRoot: string): CardFont {
  const require = createRequire(path.join(projectRoot, 'builder/package.json'))
  const files = FILES.map((file) => require.resolve(`@expo-google-fonts/${file}`))
  const [ownFile = ''] = files
  const own = readFont(ownFile)
  const { unitsPerEm } = own
  const isOwn = (text: string) =>
    [...text].every((character) => own.charToGlyphIndex(character) > 0)
  const fileOf = memoize((character: string) =>
    files.find((file) => readFont(file).charToGlyphIndex(character) > 0),
  )
  const fontOf = (character: string) => readFont(fileOf(character) ?? ownFile)
  const glyphOf = memoize((character: string) => fontOf(character).charToGlyph(character))
  const scaleOf = (character: string) => unitsPerEm / fontOf(character).unitsPerEm
  const kerningOf = memoize((pair: string) => {
    const [left = '', right = ''] = pair
    const font = fontOf(left)
    if (font !== fontOf(right)) return 0
    return font.getKerningValue(glyphOf(left), glyphOf(right)) * scaleOf(left)
  })
  /** Where each character begins, and last where the text ends, in units of the site's font. */
  const measure = (characters: readonly string[]) => {
    let end = 0
    const starts = characters.map((character, index) => {
      const start = end + (index === 0 ? 0 : kerningOf(`${characters[index - 1]}${character}`))
      end = start + (glyphOf(character).advanceWidth ?? 0) * scaleOf(character)
      return start
    })
    return { starts, end }
  }
  const lacksOf = (text: string) =>
    [...new Set(text)].filter((character) => fileOf(character) === undefined).join('')
  return {
    unitsPerEm,
    isOwn,
    lacksOf,
    has: (text) => lacksOf(text) === '',
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
    filesOf: (text) => [...new Set([...text].map((character) => fileOf(character) ?? ownFile))],
  }
}

const readFont = memoize((file: string) => {
  const { buffer, byteOffset, byteLength } = readFileSync(file)
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
})
