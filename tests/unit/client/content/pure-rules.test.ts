import fc from 'fast-check'
import {
  toClosingInstant,
  toLocalDay,
  toOpeningInstant,
} from '../../../../client/content/site/closing-instant.js'
import { cutAtWord } from '../../../../client/content/lib/text-width.js'
import { toPaySummary, toPayText } from '../../../../client/content/site/pay-text.js'
import { slugify } from '../../../../client/content/lib/slugify.js'

describe('slugify', () => {
  it.each([
    ['Business Analyst', 'business-analyst'],
    ['Product Manager, Billing', 'product-manager-billing'],
    ['Senior Software Engineer', 'senior-software-engineer'],
    ['UX Designer', 'ux-designer'],
    ['QA Engineer', 'qa-engineer'],
    ['Research & Development', 'research-and-development'],
    ['Größe Übung Ærø', 'grosse-ubung-aero'],
    ['Café Manager (m/f)', 'cafe-manager-m-f'],
    ['Kıdemli Yazılım Mühendisi', 'kidemli-yazilim-muhendisi'],
    ['Gəncə Ħamrun ǽŋƒ', 'gence-hamrun-aenf'],
    ['Co–ordi\u00adnator, Col·laborador', 'co-ordinator-collaborador'],
    ['東京', '6771-4eac'],
    ['…', 'none'],
  ])('the slug of "%s" is "%s"', (title, slug) => expect(slugify(title)).toBe(slug))

  it('no lower-case Latin letter is lost in a slug', () => {
    const letters = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).filter(
      (letter) => /^(?=\p{Script=Latin})\p{Ll}$/u.test(letter),
    )
    expect(letters.length).toBeGreaterThan(700)
    const lost = letters.filter((letter) => !/^a-?[a-z]+-?z$/.test(slugify(`a${letter}z`)))
    expect(lost.join('')).toBe('')
  })

  it('a slug has at most 60 characters in kebab case, is never empty, and is not changed by slugify', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const slug = slugify(title)
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(slug.length).toBeLessThanOrEqual(60)
        expect(slugify(slug)).toBe(slug)
      }),
    )
  })
})

describe('toClosingInstant', () => {
  it.each([
    ['2026-12-11', 'Europe/London', '2026-12-11T23:59:59+00:00'],
    ['2026-07-31', 'Europe/London', '2026-07-31T23:59:59+01:00'],
    ['2026-03-29', 'Europe/London', '2026-03-29T23:59:59+01:00'],
    ['2026-10-25', 'Europe/London', '2026-10-25T23:59:59+00:00'],
    ['2026-12-11', 'America/Toronto', '2026-12-11T23:59:59-05:00'],
    ['2026-12-11', 'Asia/Kolkata', '2026-12-11T23:59:59+05:30'],
    ['2027-04-03', 'America/Santiago', '2027-04-03T23:59:59-04:00'],
    ['2027-10-30', 'America/Nuuk', '2027-10-30T23:59:59-02:00'],
    ['2011-12-29', 'Pacific/Apia', '2011-12-29T23:59:59-10:00'],
    ['9999-12-31', 'UTC', '9999-12-31T23:59:59+00:00'],
  ])('the closing day %s in the time zone %s ends at %s', (date, zone, instant) =>
    expect(toClosingInstant(date, zone)).toBe(instant),
  )

  it('in every time zone, a day closes in its last second, whenever the clock is changed', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    expect(zones.length).toBeGreaterThan(400)
    const wrong = zones.flatMap((zone) =>
      findChangedDays(zone).flatMap((date) => {
        const closing = toClosingInstant(date, zone)
        const end = Date.parse(closing)
        const next = toOpeningInstant(toLocalDay(new Date(end + 1000), zone), zone)
        const isRight =
          toLocalDay(new Date(end), zone) === date &&
          toLocalDay(new Date(end + 1000), zone) > date &&
          closing.startsWith(date) &&
          Date.parse(next) === end + 1000
        return isRight ? [] : [`${zone} ${date}: ${closing}, ${next}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  it('a day of any year has an end that can be read again', () => {
    const year = fc.integer({ min: 1, max: 9999 }).map((number) => String(number).padStart(4, '0'))
    const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
    fc.assert(
      fc.property(year, zone, (from, timeZone) => {
        expect(Date.parse(toClosingInstant(`${from}-11-25`, timeZone))).not.toBeNaN()
      }),
    )
  })
})

/** The days on which a zone changes its clock, and those around them, in the years of today's adverts. */
function findChangedDays(timeZone: string): string[] {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
  const offsetAt = (day: number) => format.format(new Date(day)).split(', ')[1]
  const [from, to] = [Date.UTC(2026, 8, 1), Date.UTC(2028, 0, 1)]
  const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
  const days = new Set([toDay(from)])
  // The clock is changed within a day, and rarely for less than a week.
  for (let day = from; day < to; day += 7 * DAY) {
    if (offsetAt(day) === offsetAt(day + 7 * DAY)) continue
    for (let ahead = -1; ahead <= 8; ahead += 1) days.add(toDay(day + ahead * DAY))
  }
  return [...days]
}

const DAY = 24 * 60 * 60 * 1000

describe('toPayText', () => {
  const range = (min: number | null, max: number | null, currency: string, unit: string) =>
    toPayText({ min, max, currency, unit, title: null, note: null } as never)

  it.each([
    [range(42000, 54000, 'GBP', 'YEAR'), '£42,000 to £54,000 a year'],
    [range(15.5, 18.2, 'GBP', 'HOUR'), '£15.50 to £18.20 an hour'],
    [range(2300, 2300, 'GBP', 'MONTH'), '£2,300 a month'],
    [range(null, 90000, 'EUR', 'YEAR'), 'Up to €90,000 a year'],
    [range(300, null, 'GBP', 'DAY'), 'From £300 a day'],
    [range(null, null, 'GBP', 'DAY'), null],
    [range(0, 0, 'GBP', 'YEAR'), null],
    [range(0, 90000, 'GBP', 'YEAR'), 'Up to £90,000 a year'],
  ])('the pay text %j should be %j', (text, expected) => expect(text).toBe(expected))
})

describe('toPaySummary', () => {
  const range = (min: number | null, max: number | null, currency = 'GBP', unit = 'YEAR') =>
    ({ min, max, currency, unit }) as never

  it.each([
    ['their span', [range(40000, 45000), range(42000, 54000)], '£40,000 to £54,000 a year'],
    ['an open span', [range(40000, null), range(30000, 35000)], 'From £30,000 a year'],
    ['one of two that are equal', [range(1, 2), range(1, 2)], '£1 to £2 a year'],
    ['the first', [range(1, 2), range(1, 2, 'EUR'), range(3, 4)], '£1 to £2 a year and 2 more'],
    ['the first of two units', [range(9, 9), range(1, 1, 'GBP', 'DAY')], '£9 a year and 1 more'],
    ['the first of two ends', [range(9, null), range(null, 9)], 'From £9 a year and 1 more'],
    ['those with an amount', [range(null, null), range(1, 2)], '£1 to £2 a year'],
    ['nothing', [], null],
  ])('of pay ranges, a row shows %s', (_, ranges, expected) =>
    expect(toPaySummary(ranges)).toBe(expected),
  )
})

describe('cutAtWord', () => {
  it.each([
    ['海辺の町で川の水位を測る機器を作っています', 10, '海辺の町で…'],
    ['A 海辺の町で川の水位を測る機器を作っています', 10, 'A 海辺の町…'],
    ['Donaudampfschifffahrtsgesellschaft', 10, 'Donaudampf…'],
    ['🌊🌊🌊🌊🌊🌊', 5, '🌊🌊…'],
    ['Rivers rise, and fall', 14, 'Rivers rise…'],
    ['Rivers rise', 11, 'Rivers rise'],
  ])('“%s” is cut at %i letters as “%s”', (text, maximum, cut) => {
    expect(cutAtWord(text, maximum)).toBe(cut)
  })

  it('the cut text never exceeds the length and never ends within a word', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 }), (words) => {
        const cut = cutAtWord(words.join(' '), 40) ?? ''
        expect(cut.length).toBeLessThanOrEqual(41)
        for (const word of cut.replace('…', '').split(' ')) expect(words).toContain(word)
      }),
    )
  })
})
