import { counted as countedInArabic } from '../../../../client/words/ar/formats.js'
import type * as english from '../../../../client/words/en-gb/formats.js'

/* The browser is spared `Intl`; here it says what is right. */

const DAYS = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2028, 0, 1 + index)))
const COUNTS = [...Array.from({ length: 1001 }, (_, index) => index), 9_999, 10_000, 1_234_567]
const LISTS = ['', 'a', 'a b', 'a b c', 'a b c d', 'Vigo Irún', 'Lugo Hierro', 'Vigo Olot'].map(
  (text) => text.split(' ').filter(Boolean),
)

const LANGUAGES = ['ar', 'en-gb', 'en-us', 'de-de', 'es-es', 'fr-fr', 'nl-nl', 'ja-jp']
const formatsOf = (language: string) =>
  jest.requireActual<typeof english>(`../../../../client/words/${language}/formats`)

describe.each(LANGUAGES)('%s', (language) => {
  const formats = formatsOf(language)

  it('writes every day of a leap year as the language does', () => {
    const [whole, near] = [true, false].map((hasYear) => {
      const year = hasYear ? ({ year: 'numeric' } as const) : {}
      const options = {
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
        ...year,
      } as const
      const format = new Intl.DateTimeFormat(language, options)
      return DAYS.map((day) => format.format(day))
    })
    const days = DAYS.map((day) => day.toISOString())
    // The first of a month is an ordinal in French, of which `Intl` knows nothing.
    const withoutOrdinal = (text: string) => text.replace(/^1er /, '1 ')
    expect(days.map(formats.toDateText).map(withoutOrdinal)).toEqual(whole)
    expect(days.map(formats.toDayText).map(withoutOrdinal)).toEqual(near)
  })

  it('groups the digits of a count as the language does', () => {
    const format = new Intl.NumberFormat(language)
    expect(COUNTS.map(formats.toCountText)).toEqual(COUNTS.map((count) => format.format(count)))
  })

  it('joins lists as the language does', () => {
    const list = new Intl.ListFormat(language)
    const choice = new Intl.ListFormat(language, { type: 'disjunction' })
    expect(LISTS.map(formats.toList)).toEqual(LISTS.map((parts) => list.format(parts)))
    expect(LISTS.map(formats.toAlternatives)).toEqual(LISTS.map((parts) => choice.format(parts)))
  })

  it('leaves a text that is no day as it is', () => {
    expect([formats.toDateText('soon'), formats.toDayText('soon')]).toEqual(['soon', 'soon'])
  })
})

it('takes the form of the plural that Arabic has for a count', () => {
  const rules = new Intl.PluralRules('ar')
  const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
  const taken = COUNTS.map((count) => countedInArabic(count, forms).replace(/^[\d,]+ /, ''))
  expect(taken).toEqual(COUNTS.map((count) => rules.select(count)))
})

it.each(['de-de', 'en-gb', 'es-es', 'fr-fr', 'nl-nl'])(
  'takes the form of the plural that %s has for a count',
  (language) => {
    const rules = new Intl.PluralRules(language)
    const taken = COUNTS.map((count) =>
      formatsOf(language).counted(count, 'one', 'other').endsWith(' one'),
    )
    expect(taken).toEqual(COUNTS.map((count) => rules.select(count) === 'one'))
  },
)
