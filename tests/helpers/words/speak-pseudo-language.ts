import { readdirSync } from 'node:fs'
import path from 'node:path'

const WORDS = path.resolve(__dirname, '../../../client/words/en-gb')
/** Its names of countries, languages and currencies, which come from Node, are in another script. */
export const PSEUDO_LANGUAGE = 'ru-ru'
/** Codes, and what texts are held against. */
const NO_WORDS = ['direction', 'alphabet', 'FIRST_SENTENCE']
/** They read what they are given. */
const READING = ['toDateText', 'toDayText']

/**
 * From now on, whatever a test file loads speaks British English with each of its words between ⟦ and ⟧. What a
 * message is given stands outside of them: ⟦Apply for ⟧Гарденер. Call it before anything is loaded that has words.
 */
export function speakPseudoLanguage(): void {
  const rooms = readdirSync(WORDS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({
      name,
      room: jest.requireActual<Record<string, unknown>>(path.join(WORDS, name)),
    }))
  // Only once all are there, so that rooms have taken from each other what is without brackets.
  for (const { name, room } of rooms) jest.doMock(path.join(WORDS, name), () => toPseudoRoom(room))
}

function toPseudoRoom(room: Record<string, unknown>) {
  const messages = Object.entries(room).map(([name, message]) => {
    // Of the room of this name; elsewhere it is a word.
    if (message === 'en-gb') return [name, PSEUDO_LANGUAGE]
    return [name, NO_WORDS.includes(name) ? message : toPseudo(message, READING.includes(name))]
  })
  return { ...(Object.fromEntries(messages) as object), __esModule: true }
}

function toPseudo(message: unknown, isReading: boolean): unknown {
  if (!isFunction(message)) return eachText(message, toBracketed)
  const toGiven = (value: unknown) => {
    if (isFunction(value)) return withBracketedTexts(value)
    return isReading ? value : eachText(value, (text) => `⟧${text}⟦`)
  }
  return (...values: unknown[]) => eachText(message(...values.map(toGiven)), toBracketed)
}

type AnyFunction = (...values: unknown[]) => unknown

/** What makes an element of a part of a message. */
const withBracketedTexts =
  (make: AnyFunction) =>
  (...texts: unknown[]) =>
    make(...texts.map((text) => eachText(text, toBracketed)))

const toBracketed = (text: string) => (text === '' ? '' : `⟦${text}⟧`.replaceAll('⟦⟧', ''))

const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function'

/** Elements of React stay as they are. */
function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((part) => eachText(part, change))
  if (value === null || typeof value !== 'object' || '$$typeof' in value) return value
  const entries = Object.entries(value).map(([name, part]) => [name, eachText(part, change)])
  return Object.fromEntries(entries) as object
}
