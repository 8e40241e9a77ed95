import { toSearchWords } from './search-text.js'
import type { SearchField } from './job-texts.js'
import { toStem } from './stem.js'

/** One word of a search. */
export interface SearchTerm {
  word: string
  stem: string
  /** Stems. */
  synonyms: ReadonlySet<string>
}

/** A longer text is a pasted one, of which the first words tell enough. */
const MAX_LENGTH = 200
const MAX_TERMS = 8

/** People write whole sentences, whose other words say nothing about a job. */
const FILLERS = new Set(
  'a an and as at for from i in job near of or position role the to vacancy want with work working'.split(
    ' ',
  ),
)

const LETTER = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]$/u

export function toTerms(
  text: string,
  synonyms: ReadonlyMap<string, ReadonlySet<string>>,
  isKnown: (word: string) => boolean,
): SearchTerm[] {
  const words = [...new Set(toSearchWords(joinCompounds(text.slice(0, MAX_LENGTH))))]
    .map((word) => word.replace(/^(\d+)k$/, '$1000'))
    // While the first letter of a word is typed, the results must not vanish. One of Han or kana is a word.
    .filter((word) => !LETTER.test(word) || isKnown(word))
  const telling = words.filter((word) => !FILLERS.has(toStem(word)))
  return (telling.length === 0 ? words : telling).slice(0, MAX_TERMS).map((word) => {
    const stem = toStem(word)
    const alike =
      word.length < SHORT ? [] : [...synonyms.keys()].filter((key) => key.startsWith(word))
    return {
      word,
      stem,
      synonyms: new Set([stem, ...alike].flatMap((key) => [...(synonyms.get(key) ?? [])])),
    }
  })
}

/** The words by which a text is found: 'part-time' also by 'parttime'. */
export function toIndexWords(text: string): string[] {
  const joined = joinCompounds(text)
  return joined === text ? toSearchWords(text) : toSearchWords(`${text} ${joined}`)
}

/** Written in one word, with a hyphen or a space; what is meant is the same. */
const COMPOUND = /\b(on|part|full|front|back|fixed)[\s-]+(site|time|stack|end|term)\b/gi

function joinCompounds(text: string): string {
  return text.replace(COMPOUND, '$1$2')
}

const SAME = 1
const BEGINS = 0.4
/** (!) One that 32 bits hold exactly: it is compared with scores that are kept in them. */
export const SYNONYM = 0.25

/** A shorter word begins too many others. */
const SHORT = 3

/** How well a word answers a term, from 0 to 1. */
export function closeness(
  { word, stem, synonyms }: SearchTerm,
  found: string,
  stemOfFound: string,
) {
  if (stemOfFound === stem) return SAME
  if (word.length > 1 && (found.startsWith(word) || found.startsWith(stem))) return BEGINS
  return synonyms.has(stemOfFound) ? SYNONYM : 0
}

/**
 * Where a job has a word decides how well it must answer. Summaries are not found by synonyms, nor are
 * departments, which have aliases instead; summaries and keywords not by the first letter or two.
 */
export function countsIn(field: SearchField, close: number, { word }: SearchTerm): boolean {
  if (close === SYNONYM) return field !== 'department' && field !== 'summary'
  if (close === BEGINS && (field === 'keyword' || field === 'summary')) {
    return word.length >= SHORT && /\D/.test(word)
  }
  return close > 0
}
