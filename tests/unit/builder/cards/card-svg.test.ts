import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { loadCardFont, type CardFont } from '../../../../builder/cards/card-font.js'
import { createCardSvg } from '../../../../builder/cards/card-svg.js'
import { toCardName } from '../../../../builder/cards/draw-card.js'
import { createCardWriter } from '../../../../builder/emit/write-card.js'
import { shortHash } from '../../../../builder/lib/hash.js'
import type { StagedRelease } from '../../../../builder/release/stage-release.js'

const PROJECT_ROOT = path.resolve(__dirname, '../../../..')
const CARD = {
  seed: '1001',
  heading: 'Careers at Tidewell',
  title: 'QA Engineer',
  facts: ['Leeds · Hybrid', '£42,000 to £54,000 a year'],
}
let font: CardFont

beforeAll(async () => {
  font = await loadCardFont(PROJECT_ROOT)
})

/** Right and lower end of what a card says, without ground, bar and contours. */
function endOfText(svg: string): [number, number] {
  const texts = svg.replace(/<path fill="#0b1b2e".*?\/>|<g transform="translate\(920.*?<\/g>/g, '')
  const box = new Resvg(texts, { font: { loadSystemFonts: false } }).getBBox()
  return [(box?.x ?? 0) + (box?.width ?? 0), (box?.y ?? 0) + (box?.height ?? 0)]
}

it.each([
  ['a title of 120 characters', 'Hydrology and telemetry '.repeat(5).trim()],
  ['a title of 120 wide letters without a space', 'W'.repeat(120)],
  ['a title of 600 characters', 'Senior flood forecaster '.repeat(25).trim()],
])('a card has room for %s', (_, title) => {
  const facts = ['Leeds, Bristol, London, '.repeat(9), '£42,000 to £54,000 a year or '.repeat(4)]
  const svg = createCardSvg({ ...CARD, title, facts, heading: title }, font) ?? ''
  const [right, bottom] = endOfText(svg)
  expect(right).toBeGreaterThan(700)
  expect(right).toBeLessThanOrEqual(1124)
  expect(bottom).toBeLessThanOrEqual(630)
})

it.each([
  ['the ground of another script', '水文学者'],
  ['Cyrillic letters', 'Гидролог'],
  ['a picture', 'Engineer 🌊'],
])('a card is not drawn with %s, which the font lacks', (_, title) => {
  expect(createCardSvg({ ...CARD, title }, font)).toBeNull()
})

it('marks that only direct other letters do not keep a card from being drawn', () => {
  const title = 'QA\u00ad\u200b  Engi\u200dneer\n'
  expect(createCardSvg({ ...CARD, title }, font)).toBe(createCardSvg(CARD, font))
})

it('a card has another name for whatever else it shows', () => {
  const names = [CARD, { ...CARD, seed: '2' }, { ...CARD, facts: [] }, { ...CARD, title: 'A' }]
  expect(new Set([...names, CARD].map(toCardName)).size).toBe(names.length)
})

it('a changed drawing comes with a raised DESIGN, and so with new names', () => {
  const drawing = shortHash(10, createCardSvg(CARD, font) ?? '')
  expect([drawing, toCardName(CARD)]).toEqual([
    'af6790f840',
    'assets/cards/4c/af96cff20c56ecef.png',
  ])
})

it('where drawing fails, pages have the card of the site, and one warning says why', async () => {
  const warnings: string[] = []
  const write = createCardWriter('/nowhere', (text) => warnings.push(text))
  const release = { keepPublicFile: () => null } as unknown as StagedRelease
  const cards = [CARD, { ...CARD, seed: '2' }, { ...CARD, seed: '3' }]
  expect(await Promise.all(cards.map((card) => write(release, card)))).toEqual([null, null, null])
  expect(warnings).toEqual([expect.stringMatching(/^Share cards cannot be drawn: .*figtree/i)])
})
