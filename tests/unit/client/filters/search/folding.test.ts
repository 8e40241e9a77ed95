import fc from 'fast-check'
import { createSearchEngine } from '../../../../../client/filters/search/search-engine.js'
import { toPlainLetters } from '../../../../../client/shared/lib/plain-letters.js'
import { createJob, createListing } from '../sample-listing.js'

/* Whatever a title shows, it is found by it, however a program between its reader and the search rewrote it. */

const words = [
  'Café',
  'Part-time',
  'Co–ordinator',
  'C++',
  'C/C++',
  'C#/.NET',
  '.NET',
  'R&D',
  'Node.js',
  'O’Brien’s',
  'Mitarbeiter*in',
  'Entwickler:innen',
  'Verkäufer/in',
  'vendeur·euse',
  'Chargé(e)',
  'Kıdemli',
  'Gəncə',
  'Ħamrun',
  'Łódź',
  'Straße',
  'Office',
  'Fliesenleger',
  'Maßnahme',
  'Εργάτης',
  'Оператор',
  'デザイナー',
  'पेंटर',
  'مهندس',
  '2nd',
  'UI/UX',
]
const signs = ['(m/w/d)', 'H/F', '–', '&', ',', '|']
const title = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...words) }, fc.constantFrom(...signs)), {
    minLength: 1,
    maxLength: 5,
  })
  .filter((parts) => parts.some((part) => words.includes(part)))
  .map((parts) => parts.join(' '))

const isFoundBy = (shown: string, typed: string) => {
  const engine = createSearchEngine(createListing([createJob({ title: shown })]))
  const [score = 0] = engine.read(typed, true).scores ?? []
  return score > 0
}
const RUNS = { numRuns: 300 }

/** What word processors, keyboards and copying make of a text. */
const REWRITINGS: [string, (text: string) => string][] = [
  ['another dash', (text) => text.replace(/[-–]/g, '\u2011')],
  ['a minus sign', (text) => text.replace(/[-–]/g, '\u2212')],
  ['straight quotes', (text) => text.replace(/’/g, "'")],
  ['reversed quotes', (text) => text.replace(/’/g, '\u201b')],
  ['soft hyphens', (text) => text.replace(/(?<=\p{L}\p{M}*)(?=\p{L}\p{M}*\p{L})/gu, '\u00ad')],
  ['no-break spaces', (text) => text.replace(/ /g, '\u00a0')],
  ['narrow spaces and marks of direction', (text) => `\u200e${text.replace(/ /g, '\u202f')}\u2069`],
  ['ligatures', (text) => text.replace(/ffi/g, '\ufb03').replace(/fl/gi, '\ufb02')],
  ['capitals', (text) => text.toUpperCase()],
  ['letters apart from their marks', (text) => text.normalize('NFD')],
]

it('folding a folded text changes nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), title),
      (text) => {
        expect(toPlainLetters(toPlainLetters(text))).toBe(toPlainLetters(text))
      },
    ),
    RUNS,
  )
})

it('a title is found by itself', () => {
  fc.assert(
    fc.property(title, (shown) => isFoundBy(shown, shown)),
    RUNS,
  )
})

it('a title is found by each of its words', () => {
  const typed = title.chain((shown) =>
    fc.tuple(fc.constant(shown), fc.constantFrom(...shown.split(' '))),
  )
  fc.assert(
    fc.property(
      typed.filter(([, word]) => words.includes(word)),
      ([shown, word]) => isFoundBy(shown, word),
    ),
    RUNS,
  )
})

it.each(REWRITINGS)('a title is found by itself with %s, and the other way round', (_, rewrite) => {
  fc.assert(
    fc.property(
      title,
      (shown) => isFoundBy(shown, rewrite(shown)) && isFoundBy(rewrite(shown), shown),
    ),
    RUNS,
  )
})
