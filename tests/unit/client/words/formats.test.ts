import * as arabicCounts from '../../../../client/words/ar/formats/count-text.js'
import { counted } from '../../../../client/words/ar/formats/counted.js'
import { counted as countedInGerman } from '../../../../client/words/de-de/formats/counted.js'
import { counted as countedInEnglish } from '../../../../client/words/en-gb/formats/counted.js'
import { counted as countedInSpanish } from '../../../../client/words/es-es/formats/counted.js'
import { counted as countedInFrench } from '../../../../client/words/fr-fr/formats/counted.js'
import { counted as countedInDutch } from '../../../../client/words/nl-nl/formats/counted.js'
import * as arabicDates from '../../../../client/words/ar/formats/date-text.js'
import * as arabicLists from '../../../../client/words/ar/formats/list-text.js'
import * as germanCounts from '../../../../client/words/de-de/formats/count-text.js'
import * as germanDates from '../../../../client/words/de-de/formats/date-text.js'
import * as germanLists from '../../../../client/words/de-de/formats/list-text.js'
import * as englishCounts from '../../../../client/words/en-gb/formats/count-text.js'
import * as englishDates from '../../../../client/words/en-gb/formats/date-text.js'
import * as englishLists from '../../../../client/words/en-gb/formats/list-text.js'
import * as americanCounts from '../../../../client/words/en-us/formats/count-text.js'
import * as americanDates from '../../../../client/words/en-us/formats/date-text.js'
import * as americanLists from '../../../../client/words/en-us/formats/list-text.js'
import * as spanishCounts from '../../../../client/words/es-es/formats/count-text.js'
import * as spanishDates from '../../../../client/words/es-es/formats/date-text.js'
import * as spanishLists from '../../../../client/words/es-es/formats/list-text.js'
import * as frenchCounts from '../../../../client/words/fr-fr/formats/count-text.js'
import * as frenchDates from '../../../../client/words/fr-fr/formats/date-text.js'
import * as frenchLists from '../../../../client/words/fr-fr/formats/list-text.js'
import * as dutchCounts from '../../../../client/words/nl-nl/formats/count-text.js'
import * as dutchDates from '../../../../client/words/nl-nl/formats/date-text.js'
import * as dutchLists from '../../../../client/words/nl-nl/formats/list-text.js'
import * as japaneseCounts from '../../../../client/words/ja-jp/formats/count-text.js'
import * as japaneseDates from '../../../../client/words/ja-jp/formats/date-text.js'
import * as japaneseLists from '../../../../client/words/ja-jp/formats/list-text.js'

/* The browser is spared `Intl`; here it says what is right. */

const DAYS = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2028, 0, 1 + index)))
const COUNTS = [...Array.from({ length: 1001 }, (_, index) => index), 9_999, 10_000, 1_234_567]
const LISTS = ['', 'a', 'a b', 'a b c', 'a b c d', 'Vigo Irún', 'Lugo Hierro', 'Vigo Olot'].map(
  (text) => text.split(' ').filter(Boolean),
)

describe.each([
  ['ar', { ...arabicCounts, ...arabicDates, ...arabicLists }],
  ['en-gb', { ...englishCounts, ...englishDates, ...englishLists }],
  ['en-us', { ...americanCounts, ...americanDates, ...americanLists }],
  ['de-de', { ...germanCounts, ...germanDates, ...germanLists }],
  ['es-es', { ...spanishCounts, ...spanishDates, ...spanishLists }],
  ['fr-fr', { ...frenchCounts, ...frenchDates, ...frenchLists }],
  ['nl-nl', { ...dutchCounts, ...dutchDates, ...dutchLists }],
  ['ja-jp', { ...japaneseCounts, ...japaneseDates, ...japaneseLists }],
])('%s', (language, formats) => {
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
  const taken = COUNTS.map((count) => counted(count, forms).replace(/^[\d,]+ /, ''))
  expect(taken).toEqual(COUNTS.map((count) => rules.select(count)))
})

it.each([
  ['de', countedInGerman],
  ['en', countedInEnglish],
  ['es', countedInSpanish],
  ['fr', countedInFrench],
  ['nl', countedInDutch],
])('takes the form of the plural that %s has for a count', (tag, countedIn) => {
  const rules = new Intl.PluralRules(tag)
  const taken = COUNTS.map((count) => countedIn(count, 'one', 'other').endsWith(' one'))
  expect(taken).toEqual(COUNTS.map((count) => rules.select(count) === 'one'))
})
