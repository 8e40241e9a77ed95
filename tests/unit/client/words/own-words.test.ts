import { readdirSync } from 'node:fs'
import path from 'node:path'

/* What a language says in words of its own. The rest is British English there, and nothing stops. */

/** May say some words in English: name a language here in which you have no site. */
const PARTLY_ENGLISH: readonly string[] = []
/** Each language has lines of its own. */
const OWN_TABLES = /\.(?:countriesInSentence|currencies|multiples)$/
/** Functions that its own words use. */
const OWN_FORMATS = /^formats\./

const WORDS = path.resolve(__dirname, '../../../../client/words')
const ENGLISH = path.join(WORDS, 'en-gb')
const others = readdirSync(WORDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('en-'))
  .map(({ name }) => name)

const rooms = readdirSync(ENGLISH)

const wordsOf = (language: string) =>
  rooms.flatMap((room) =>
    toNames(jest.requireActual(path.join(WORDS, language, room)), `${path.parse(room).name}.`),
  )

/** 'job.team', 'job.workplaces.Hybrid' */
function toNames(value: object, before: string): string[] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const name = before + key
    return isTable(part) && !OWN_TABLES.test(name) ? toNames(part, `${name}.`) : [name]
  })
}

const isTable = (value: unknown): value is object => String(value) === '[object Object]'

let english: string[]

beforeAll(() => {
  english = wordsOf('en-gb')
  for (const room of rooms) jest.doMock(path.join(ENGLISH, room), () => ({}))
})

it.each(others.filter((name) => !PARTLY_ENGLISH.includes(name)))(
  '%s has each word that British English has, and none beyond',
  (language) => {
    const own = wordsOf(language)
    expect({
      inEnglish: english.filter((name) => !own.includes(name)),
      unused: own.filter((name) => !english.includes(name) && !OWN_FORMATS.test(name)),
    }).toEqual({ inEnglish: [], unused: [] })
  },
)
