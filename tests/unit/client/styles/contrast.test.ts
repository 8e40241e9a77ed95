import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { FONT, KIT_FONT } from '../../../../client/shared/constants/fonts.js'
import { THEME } from '../../../../client/shared/constants/theme.js'

const STYLES = path.resolve(__dirname, '../../../../client/styles')
const TOKENS = 'theme/tokens.css'
const FILES = readdirSync(STYLES, { encoding: 'utf8', recursive: true })
const readStyles = (name: string) => readFileSync(path.join(STYLES, name), 'utf8')

const [light = '', onNavy = '', dark = ''] = readStyles(TOKENS).split(
  /^\.on-dark \{|^@media screen and \(prefers-color-scheme: dark\) \{/m,
)

/** The value of a custom property, followed through `var()`; the first rules that have it win. */
function color(name: string, ...rules: string[]): string {
  const pattern = new RegExp(`--${name}: ([^;]+);`)
  const value = [...rules, light].map((text) => pattern.exec(text)?.[1]).find(Boolean) ?? ''
  const other = /^var\(--([a-z-]+)\)$/.exec(value)?.[1]
  if (other !== undefined) return color(other, ...rules)
  return value.length === 4 ? value.replace(/[0-9a-f]/g, '$&$&') : value
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

it('the tokens have the colours of the theme', () => {
  const theme = ['primary', 'secondary', 'background', 'paper', 'hover', 'focus', 'text']
  expect(theme.map((name) => color(name))).toEqual([
    '#0b1b2e',
    '#6cc8ec',
    '#ffffff',
    '#f2f2f2',
    '#6cc8ec',
    '#4fa8cb',
    '#0d1e32',
  ])
})

it('theme.ts, for what has no stylesheet, says the same colours as tokens.css', () => {
  const { light: lightTheme, dark: darkTheme, ...always } = THEME
  const read = (theme: object, ...rules: string[]) =>
    Object.fromEntries(
      Object.keys(theme).map((name) => [
        name,
        color(
          name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
          ...rules,
        ),
      ]),
    )
  expect(THEME).toEqual({
    ...read(always),
    light: read(lightTheme),
    dark: read(darkTheme, dark),
  })
})

it('fonts.ts names the families as the stylesheets and the package of the font do', () => {
  const list = (name: string) =>
    /--font: ([^;]+?)(?:, [\w-]+-fallback.*|, var.*);/.exec(readStyles(name))?.[1]
  expect(list(TOKENS)).toBe(`${KIT_FONT}, '${FONT}'`)
  expect(list('theme/font-kit.css')).toBe(KIT_FONT)
  const [, faces = ''] = /@import '(.+)'/.exec(readStyles('fonts.css')) ?? []
  expect(readFileSync(require.resolve(faces), 'utf8')).toContain(`font-family: '${FONT}'`)
})

it.each(FILES.filter((name) => name.endsWith('.css') && name !== TOKENS))(
  '%s takes every colour from the tokens, so that both themes have it',
  (name) => {
    const code = readStyles(name).replace(/\/\*[^]*?\*\//g, '')
    const literals =
      /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|: *(?:white|black)\b/gi
    expect(code.match(literals) ?? []).toEqual([])
  },
)

describe.each([
  ['light', ''],
  ['dark', dark],
])('the %s theme', (theme, rules) => {
  const on = (name: string) => color(name, rules)
  const navy = (name: string) => color(name, onNavy, rules)

  it.each([
    ['text on the page', on('text'), on('background')],
    ['text on paper', on('text'), on('paper')],
    ['muted text on the page', on('muted'), on('background')],
    ['muted text on paper', on('muted'), on('paper')],
    ['text in a field', on('field-text'), on('field')],
    ['muted text in a field', on('field-muted'), on('field')],
    ['the text of errors', on('error'), on('background')],
    ['text on navy', navy('text'), navy('primary')],
    ['muted text on navy', navy('muted'), navy('primary')],
    ['navy text on a sky-blue button', on('primary'), on('secondary')],
    ['a button under the pointer', on('button-hover-text'), on('button-hover')],
  ])('has a contrast of at least 4.5:1 for %s', (_, text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5)
  })

  it('has a contrast of at least 3:1 for the edge of a field', () => {
    expect(contrast(on('edge'), on('background'))).toBeGreaterThanOrEqual(3)
    expect(contrast(on('edge'), on('paper'))).toBeGreaterThanOrEqual(3)
  })

  const rings = [on('ring-inner'), on('ring-outer')] as const
  const navyRings = [navy('ring-inner'), navy('ring-outer')] as const

  it.each([
    ['the page', rings, on('background')],
    ['paper', rings, on('paper')],
    ['sky', rings, on('secondary')],
    ['navy', navyRings, on('primary')],
  ])('has a focus ring with a tone that stands out on %s', (_, [inner, outer], background) => {
    expect(Math.max(contrast(inner, background), contrast(outer, background))).toBeGreaterThan(3)
    expect(contrast(inner, outer)).toBeGreaterThan(2.6)
  })
})

describe('the dark theme', () => {
  const on = (name: string) => color(name, dark)

  it('has text near white at about 15:1, and sky as text where that reaches 7:1', () => {
    expect(contrast(on('text'), on('background'))).toBeGreaterThan(15)
    expect(contrast(on('text'), on('background'))).toBeLessThan(16.5)
    for (const ground of ['background', 'paper']) {
      expect(contrast(on('link'), on(ground))).toBeGreaterThanOrEqual(7)
    }
  })

  it('has a ground darker than navy, and paper and hairlines one step lighter each', () => {
    const steps = ['background', 'paper', 'hairline'].map((name) => luminance(on(name)))
    expect(luminance(on('background'))).toBeLessThan(luminance(on('primary')))
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    expect(luminance(on('hairline-on-paper'))).toBeGreaterThan(luminance(on('paper')))
  })
})
