import { readFileSync } from 'node:fs'
import path from 'node:path'

const tokens = readFileSync(path.resolve(__dirname, '../../../../client/styles/tokens.css'), 'utf8')
const [onLight = '', onDark = ''] = tokens.split('.on-dark {')

/** The value of a custom property, followed through `var()`. */
function color(name: string, rules = onLight): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(rules)?.[1] ?? ''
  const other = /^var\(--([a-z-]+)\)$/.exec(value)?.[1]
  if (other !== undefined) return color(other)
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

const TEXT_PAIRS: [string, string, string][] = [
  ['text on white', color('text'), color('background')],
  ['text on paper', color('text'), color('paper')],
  ['muted text on white', color('muted'), color('background')],
  ['muted text on paper', color('muted'), color('paper')],
  ['the text of errors on white', color('error'), color('background')],
  ['text on navy', color('text', onDark), color('primary')],
  ['muted text on navy', color('muted-on-dark'), color('primary')],
  ['navy text on a sky-blue button', color('primary'), color('secondary')],
]

it.each(TEXT_PAIRS)('%s has a contrast of at least 4.5:1', (_, text, background) => {
  expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5)
})

it('the edge of a field has a contrast of at least 3:1', () => {
  expect(contrast(color('edge'), color('background'))).toBeGreaterThanOrEqual(3)
  expect(contrast(color('edge'), color('paper'))).toBeGreaterThanOrEqual(3)
})

describe('focus ring', () => {
  const light = [color('ring-inner'), color('ring-outer')] as const
  const dark = [color('ring-inner', onDark), color('ring-outer', onDark)] as const

  it.each([
    ['white', light, color('background')],
    ['paper', light, color('paper')],
    ['sky', light, color('secondary')],
    ['navy', dark, color('primary')],
  ])('the focus ring has a tone that stands out on %s', (_, [inner, outer], background) => {
    expect(Math.max(contrast(inner, background), contrast(outer, background))).toBeGreaterThan(3)
  })

  it.each([
    ['light', light],
    ['dark', dark],
  ])('the two tones of the focus ring differ on a %s background', (_, [inner, outer]) => {
    expect(contrast(inner, outer)).toBeGreaterThan(2.6)
  })
})
