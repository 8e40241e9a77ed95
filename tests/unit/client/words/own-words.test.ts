import { readdirSync } from 'node:fs'
import path from 'node:path'

/* What a language says in words of its own. The rest is British English there, and nothing stops. */

/** May say some words in English: name a language here in which you have no site. */
const PARTLY_ENGLISH: readonly string[] = []
/** Each language has lines of its own. */
const OWN_TABLES = /\.(?:countriesInSentence|currencies|multiples)$/

const WORDS = path.resolve(__dirname, '../../../../client/words')
const ENGLISH = path.join(WORDS, 'en-gb')
const others = readdirSync(WORDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('en-'))
  .map(({ name }) => name)

const wordsOf = (language: string) =>
  toNames(jest.requireActual(path.join(WORDS, language, 'rooms.ts')))

/** 'job.team', 'options.workplaces.Hybrid' */
function toNames(value: object, before = ''): string[] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const name = before + key
    return isTable(part) && !OWN_TABLES.test(name) ? toNames(part, `${name}.`) : [name]
  })
}

const isTable = (value: unknown): value is object => String(value) === '[object Object]'

let english: string[]

beforeAll(() => {
  english = wordsOf('en-gb')
  for (const name of readdirSync(ENGLISH, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.ts')) jest.doMock(path.join(ENGLISH, name), () => ({}))
})

it.each(others.filter((name) => !PARTLY_ENGLISH.includes(name)))(
  '%s has each word that British English has, and none beyond',
  (language) => {
    const own = wordsOf(language)
    expect({
      inEnglish: english.filter((name) => !own.includes(name)),
      unused: own.filter((name) => !english.includes(name)),
    }).toEqual({ inEnglish: [], unused: [] })
  },
)
