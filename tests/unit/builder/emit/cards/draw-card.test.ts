import path from 'node:path'
import sharp from 'sharp'
import { readCardFont, type CardFont } from '../../../../../builder/emit/cards/card-font.js'
import { layOutCard } from '../../../../../builder/emit/cards/card-lines.js'
import { toGroundSvg } from '../../../../../builder/emit/cards/card-masks.js'
import { CARD_PALETTE } from '../../../../../builder/emit/cards/card-palette.js'
import { loadCardDrawer, toCardName } from '../../../../../builder/emit/cards/draw-card.js'
import type { ShareCard } from '../../../../../client/content/pages/share-card.js'
import { withCardWriter } from '../../../../../builder/emit/write-card.js'
import { shortHash } from '../../../../../builder/shared/programs/hash.js'
import type { StagedRelease } from '../../../../../builder/release/stage-release.js'

/* A company's colours are its own; what is drawn in them is ours. */
jest.mock('../../../../../client/shared/constants/theme.js', () => ({
  THEME: { primary: '#0b1b2e', secondary: '#6cc8ec', mutedOnDark: '#b9c7d5', white: '#ffffff' },
}))

const PROJECT_ROOT = path.resolve(__dirname, '../../../../..')
const CARD = {
  seed: '1001',
  heading: 'Careers at Tidewell',
  title: 'QA Engineer',
  facts: ['Leeds · Hybrid', '£42,000 to £54,000 a year'],
}
/** Red, green and blue. */
const [WHITE, MUTED, SKY] = [0xffffff, 0xb9c7d5, 0x6cc8ec]
let font: CardFont
let drawCard: (card: ShareCard) => Buffer | null

beforeAll(async () => {
  font = readCardFont(PROJECT_ROOT)
  const draw = await loadCardDrawer(PROJECT_ROOT)
  drawCard = (card) => draw(card).image
})

/** Left, top, right and lower end of all pixels that have just this colour; the bar is left out. */
async function endsOf(card: Buffer | null, color: number): Promise<number[]> {
  const { data, info } = await sharp(card ?? undefined)
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 630])
  const ends = [Infinity, Infinity, -Infinity, -Infinity] as [number, number, number, number]
  for (let at = 0; at < info.width * info.height; at++) {
    const [x, y] = [at % info.width, Math.floor(at / info.width)]
    if (x < 16 || data.readUIntBE(at * info.channels, 3) !== color) continue
    ends[0] = Math.min(ends[0], x)
    ends[1] = Math.min(ends[1], y)
    ends[2] = Math.max(ends[2], x)
    ends[3] = Math.max(ends[3], y)
  }
  return ends
}

it('a card shows heading, title and facts in their colours, each where it was laid out', async () => {
  const card = await drawCard({ ...CARD, heading: 'H', title: 'I', facts: [] })
  expect(await endsOf(card, SKY)).toEqual([83, 90, 100, 111])
  expect(await endsOf(card, WHITE)).toEqual([88, 196, 94, 253])
  const facts = await drawCard({ ...CARD, heading: '', title: '', facts: ['H', 'H'] })
  expect(await endsOf(facts, MUTED)).toEqual([84, 479, 102, 555])
})

it('a card is the same whichever cards are drawn before it', async () => {
  const first = await drawCard(CARD)
  await drawCard({ ...CARD, title: 'Senior Engineer', facts: [] })
  expect(first?.equals((await drawCard(CARD)) ?? Buffer.alloc(0))).toBe(true)
})

it.each([
  ['a title of 120 characters', 'Hydrology and telemetry '.repeat(5).trim()],
  ['a title of 120 wide letters without a space', 'W'.repeat(120)],
  ['a title of 600 characters', 'Senior flood forecaster '.repeat(25).trim()],
])('a card has room for %s', async (_, title) => {
  const facts = ['Leeds, Bristol, London, '.repeat(9), '£42,000 to £54,000 a year or '.repeat(4)]
  const card = await drawCard({ ...CARD, title, facts, heading: title })
  const [heading, body] = [await endsOf(card, SKY), await endsOf(card, WHITE)]
  expect(body[2]).toBeGreaterThan(700)
  expect(body[3]).toBeLessThan(460)
  expect(heading[3]).toBeLessThan(body[1] ?? 0)
  const all = [heading, body, await endsOf(card, MUTED)]
  expect(Math.min(...all.map(([left = 0]) => left))).toBeGreaterThanOrEqual(80)
  expect(Math.max(...all.map(([, , right = Infinity]) => right))).toBeLessThanOrEqual(1124)
  expect(Math.max(...all.map(([, , , bottom = Infinity]) => bottom))).toBeLessThanOrEqual(570)
})

it.each([
  ['Thai letters', 'นักอุทกวิทยา'],
  ['nothing but a picture', '🌊'],
])('a card is not drawn with %s, which no font has', (_, title) => {
  expect(drawCard({ ...CARD, title })).toBeNull()
})

it.each([
  ['Japanese', '水文学者'],
  ['Cyrillic', 'Гидролог'],
  ['Greek', 'Υδρολόγος'],
  ['Vietnamese', 'Kỹ sư thủy văn Đà Nẵng'],
])('a title in %s is drawn from the left, each character as itself', async (_, title) => {
  const glyphs = [...title.replace(/ /g, '')].map((character) => font.shapeOf(character).outline)
  expect(glyphs).not.toContain(font.shapeOf('ก').outline)
  expect(glyphs).not.toContain('')
  const [left = 0, , right = 0] = await endsOf(drawCard({ ...CARD, title }), WHITE)
  expect(left).toBeGreaterThanOrEqual(80)
  expect(left).toBeLessThan(95)
  expect(right).toBeGreaterThan(300)
})

it.each([
  ['Arabic', 'مهندس QA (الرياض) 2026'],
  ['Hebrew', 'מהנדס QA בתל אביב'],
])('a card in %s is set from the right, with Latin names in it', async (_, title) => {
  const card = drawCard({ ...CARD, heading: 'Tidewell', title, facts: [title, 'Tidewell'] })
  for (const color of [WHITE, MUTED]) {
    const [left = 0, , right = 0] = await endsOf(card, color)
    expect(left).toBeGreaterThan(300)
    expect(right).toBeGreaterThan(1100)
    expect(right).toBeLessThanOrEqual(1120)
  }
})

it('Arabic letters join: a word is drawn narrower than its letters one by one', async () => {
  const joined = await endsOf(drawCard({ ...CARD, title: 'سسسسس' }), WHITE)
  const apart = await endsOf(drawCard({ ...CARD, title: [...'سسسسس'].join('\u200C') }), WHITE)
  expect((joined[2] ?? 0) - (joined[0] ?? 0)).toBeLessThan(
    ((apart[2] ?? 0) - (apart[0] ?? 0)) * 0.9,
  )
})

it('pictures that the font lacks are left out of a card', () => {
  const title = `${CARD.title} 🌊 🇬🇧 👩🏽‍🔬`
  expect(layOutCard({ ...CARD, title }, font)).toEqual(layOutCard(CARD, font))
  expect(layOutCard({ ...CARD, title: 'Engineer ©' }, font)?.map(({ text }) => text)).toContain(
    'Engineer ©',
  )
})

it('marks that only direct other letters do not keep a card from being drawn', () => {
  const title = 'QA\u00ad\u200b  Engi\u200dneer\n'
  expect(layOutCard({ ...CARD, title }, font)).toEqual(layOutCard(CARD, font))
})

it('a card has another name for whatever else it shows', () => {
  const names = [CARD, { ...CARD, seed: '2' }, { ...CARD, facts: [] }, { ...CARD, title: 'A' }]
  expect(new Set([...names, CARD].map(toCardName)).size).toBe(names.length)
})

it('a changed drawing comes with a raised DESIGN, and so with new names', () => {
  const sources = [layOutCard(CARD, font), font.shapeOf('Q'), toGroundSvg('1'), CARD_PALETTE]
  expect([shortHash(10, JSON.stringify(sources)), toCardName(CARD)]).toEqual([
    'd0402bba9d',
    'assets/cards/1/e/f75149f1300d05ff.png',
  ])
})

it('where drawing fails, pages have the card of the site, and one warning says why', async () => {
  const warnings: string[] = []
  const options = { projectRoot: '/nowhere', count: 3, warn: (text: string) => warnings.push(text) }
  const put = (_name: string, _sources: null, create: () => Promise<null>) => create()
  const release = { put } as unknown as StagedRelease
  const cards = [CARD, { ...CARD, seed: '2' }, { ...CARD, seed: '3' }]
  const written = await withCardWriter(options, (write) =>
    Promise.all(cards.map((card) => write(release, card))),
  )
  expect(written).toEqual([null, null, null])
  expect(warnings).toEqual([expect.stringMatching(/^Share cards cannot be drawn: .*figtree/i)])
})
