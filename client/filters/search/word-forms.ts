import { toPlainText, toSearchWords } from './search-text.js'
import { findPhrases } from './synonyms.js'
import { separateWords, writtenApart } from '#words/search.js'

/* One word may be written in several ways: co-ordinator and coordinator, Prüfer and Pruefer. */

/** With signs between its parts: co-ordinator, Node.js, C#/.NET, Entwickler*in, O'Brien. */
const JOINED =
  /((?=\S*\p{L})[\p{L}\p{M}\p{N}\p{Cf}]+(?:\+\+|#)?(?:[\p{Pd}\u2212.'’ʼ:*_/·•]{1,2}[\p{L}\p{M}\p{N}\p{Cf}]+(?:\+\+|#)?)+)/gu
const AS_WRITTEN = /(?:(?<![\p{L}\p{N}])\.)?[\p{L}\p{N}\p{M}\p{Cf}]+(?:['’]s\b)?(?:\+\+|#)?/gu
const UMLAUT = /[äöü]/gi
const WITH_UMLAUT = /\S*[äöü]\S*/gi
const WITHOUT_UMLAUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** What stands behind a title for all sexes: (m/w/d), H/F, (m/v/x). */
const ALL_SEXES =
  /\(?(?<![\p{L}\p{N}/])(?:[dx]\s?[/|]\s?)?(?:m\s?[/|]\s?[wfv]|[wfv]\s?[/|]\s?m|h\s?[/|]\s?[fm]|f\s?[/|]\s?h|[mwf]\s?\/\s?d\s?\/\s?[mwf])(?:\s?[/|]\s?(?:[dxi]|div|gn|nb))*(?![\p{L}\p{N}/])\)?/giu
/** Verkäufer(in), chargé(e). */
const IN_BRACKETS = /(?<=\p{L}{3}\p{M}*)\((in(?:nen)?|e|s|euse|se|rice|ère|ne|as?|ra)\)/giu
const WITH_BRACKETS = new RegExp(`[\\p{L}\\p{M}\\p{Cf}]+${IN_BRACKETS.source}`, 'giu')
/** The ending for women in a word for both: Entwickler*innen, Sachbearbeiter/-in, vendeur·euse, ingeniero/a. */
const FOR_WOMEN =
  /(?<=[\p{L}\p{M}]{3})(?:[-.:*_/·•]{1,2}(?:in(?:nen)?|e|euse|se|t?rice|i?ere|ne|enne|le|te|ve|o?ra|a)s?|[.·•]s)+$/u

/** A text in which the forms of its words can be looked for; some show only in its capitals and accents. */
export function toFormText(text: string): string {
  return toPlainText(separateWords(text.replace(ALL_SEXES, ' ').replace(IN_BRACKETS, '*$1')))
}

export function joinCompounds(text: string): string {
  return text.replace(writtenApart, '$1$2')
}

/** The parts of a text in turns: plain text, a word with signs in it, plain text and so on. */
export function splitAtJoined(text: string): string[] {
  return text.split(JOINED)
}

/** 'co-ordinator' becomes 'coordinator'. */
export function withoutSigns(word: string): string {
  return word.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** 'entwickler*in' becomes 'entwickler'; other words stay. */
export function withoutSexes(word: string): string {
  return word.replace(FOR_WOMEN, '')
}

/** All words by which a text is found. */
export function toIndexWords(text: string): string[] {
  const written = text.normalize('NFC')
  const plain = toFormText(written)
  const compounds = (plain.match(writtenApart) ?? []).map(joinCompounds)
  const joined = (plain.match(JOINED) ?? []).map(withoutSigns)
  const spelled = (written.match(WITH_UMLAUT) ?? []).map(withoutUmlauts)
  const words = toSearchWords([plain, ...compounds, ...joined, ...spelled].join(' '))
  return [...words, ...findPhrases(toSearchWords(plain)).map(({ word }) => word)]
}

/** A word as it stands in a text, for marking it, and the forms in which it is found. */
export interface WrittenWord {
  text: string
  start: number
  forms: readonly string[]
  /** Several words that are one name; its beginning is none. */
  isName: boolean
}

export function findWrittenWords(text: string): WrittenWord[] {
  const find = (pattern: RegExp, toForms: (written: string) => string[]) =>
    [...text.matchAll(pattern)].map(({ 0: written, index }) => ({
      text: written,
      start: index,
      forms: toForms(written),
      isName: false,
    }))
  const words = find(AS_WRITTEN, toIndexWords)
  return [
    ...words,
    ...find(JOINED, toJoinedWords),
    ...find(WITH_BRACKETS, toJoinedWords),
    ...findPhrases(words.map(({ forms }) => forms[0] ?? '')).map(({ word, start, end }) =>
      spanOf(text, words.slice(start, end), word),
    ),
  ]
}

function toJoinedWords(written: string): string[] {
  return toSearchWords(withoutSigns(toFormText(written)))
}

function spanOf(text: string, words: readonly WrittenWord[], form: string): WrittenWord {
  const [first, last] = [words[0], words.at(-1)]
  const start = first?.start ?? 0
  const end = (last?.start ?? 0) + (last?.text.length ?? 0)
  return { text: text.slice(start, end), start, forms: [form], isName: true }
}

function withoutUmlauts(text: string): string {
  return text.replace(UMLAUT, (letter) => WITHOUT_UMLAUT[letter.toLowerCase()] ?? letter)
}
