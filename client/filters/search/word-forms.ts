import { toSearchWords } from './search-text.js'

/* One word may be written in several ways: co-ordinator and coordinator, Prüfer and Pruefer. */

/** With a hyphen or a space. */
const COMPOUND = /\b(on|part|full|front|back|fixed)[\s-]+(site|time|stack|end|term)\b/gi
/** With signs between its parts: co-ordinator, Node.js, Entwickler*in, O'Brien. */
const JOINED =
  /((?=[^\s]*\p{L})[\p{L}\p{M}\p{N}]+(?:[-\u2010\u2011.'’:*_/]{1,2}[\p{L}\p{M}\p{N}]+)+)/gu
const AS_WRITTEN = /[\p{L}\p{N}\p{M}]+(?:['’]s\b)?(?:\+\+|#)?/gu
const UMLAUT = /[äöü]/gi
const WITH_UMLAUT = /\S*[äöü]\S*/gi
const WITHOUT_UMLAUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

export function joinCompounds(text: string): string {
  return text.replace(COMPOUND, '$1$2')
}

/** The parts of a text in turns: plain text, a word with signs in it, plain text and so on. */
export function splitAtJoined(text: string): string[] {
  return text.split(JOINED)
}

/** 'co-ordinator' becomes 'coordinator'. */
export function withoutSigns(word: string): string {
  return word.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** All words by which a text is found. */
export function toIndexWords(text: string): string[] {
  const compounds = (text.match(COMPOUND) ?? []).map(joinCompounds)
  const joined = (text.match(JOINED) ?? []).map(withoutSigns)
  const spelled = (text.match(WITH_UMLAUT) ?? []).map(withoutUmlauts)
  return toSearchWords([text, ...compounds, ...joined, ...spelled].join(' '))
}

/** A word as it stands in a text, for marking it, and the forms in which it is found. */
export interface WrittenWord {
  text: string
  start: number
  forms: readonly string[]
}

export function findWrittenWords(text: string): WrittenWord[] {
  const find = (pattern: RegExp, toForms: (written: string) => string[]) =>
    [...text.matchAll(pattern)].map(({ 0: written, index }) => ({
      text: written,
      start: index,
      forms: toForms(written),
    }))
  return [
    ...find(AS_WRITTEN, toIndexWords),
    ...find(JOINED, (written) => toSearchWords(withoutSigns(written))),
  ]
}

function withoutUmlauts(text: string): string {
  return text.replace(UMLAUT, (letter) => WITHOUT_UMLAUT[letter.toLowerCase()] ?? letter)
}
