import type { SearchField } from './job-texts.js'
import { toSearchWords } from './search-text.js'
import { toStem } from './stem.js'
import { joinCompounds, splitAtJoined, withoutSigns } from './word-forms.js'

/** One word of a search. */
export interface SearchTerm {
  word: string
  stem: string
  /** Stems. */
  synonyms: ReadonlySet<string>
  /** Of a script without spaces: a word in the midst of others is found too. */
  isInner: boolean
  /** Of a word with signs in it, such as 'co-ordinator': where all of them are found, it is. */
  parts: readonly SearchTerm[]
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
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

export function toTerms(
  text: string,
  synonyms: ReadonlyMap<string, ReadonlySet<string>>,
  isKnown: (word: string) => boolean,
): SearchTerm[] {
  const toTerm = (word: string, parts: readonly SearchTerm[] = []): SearchTerm => {
    const stem = toStem(word)
    const alike =
      word.length < SHORT ? [] : [...synonyms.keys()].filter((key) => key.startsWith(word))
    return {
      word,
      stem,
      synonyms: new Set([stem, ...alike].flatMap((key) => [...(synonyms.get(key) ?? [])])),
      isInner: WITHOUT_SPACES.test(word),
      parts,
    }
  }
  const read = (plainText: string) =>
    toSearchWords(plainText)
      .map((word) => word.replace(/^(\d+)k$/, '$1000'))
      // While the first letter of a word is typed, the results must not vanish. One of Han or kana is a word.
      .filter((word) => !LETTER.test(word) || isKnown(word))
      .map((word) => toTerm(word))
  const readJoined = (written: string) =>
    toSearchWords(withoutSigns(written)).map((word) => toTerm(word, withoutFillers(read(written))))

  const pieces = splitAtJoined(joinCompounds(text.slice(0, MAX_LENGTH)))
  const terms = pieces.flatMap((piece, at) => (at % 2 === 0 ? read(piece) : readJoined(piece)))
  const unlike = [...new Map(terms.map((term) => [term.word, term])).values()]
  return withoutFillers(unlike).slice(0, MAX_TERMS)
}

/** All of them, where no word tells more. */
function withoutFillers(terms: readonly SearchTerm[]): readonly SearchTerm[] {
  const telling = terms.filter(({ stem }) => !FILLERS.has(stem))
  return telling.length === 0 ? terms : telling
}

const SAME = 1
const BEGINS = 0.4
/** (!) One that 32 bits hold exactly: it is compared with scores that are kept in them. */
export const SYNONYM = 0.25

/** A shorter word begins too many others. */
const SHORT = 3

/** How well a word answers a term, from 0 to 1. */
export function closeness(
  { word, stem, synonyms, isInner }: SearchTerm,
  found: string,
  stemOfFound: string,
) {
  if (stemOfFound === stem) return SAME
  if (word.length > 1 && (found.startsWith(word) || found.startsWith(stem))) return BEGINS
  if (isInner && found.includes(word)) return BEGINS
  return synonyms.has(stemOfFound) ? SYNONYM : 0
}

/**
 * Where a job has a word decides how well it must answer. Summaries are not found by synonyms, nor are
 * departments, which have aliases instead; summaries and keywords not by the first letter or two.
 */
export function countsIn(
  field: SearchField,
  close: number,
  { word, isInner }: SearchTerm,
): boolean {
  if (close === SYNONYM) return field !== 'department' && field !== 'summary'
  if (close === BEGINS && (field === 'keyword' || field === 'summary')) {
    return isInner || (word.length >= SHORT && /\D/.test(word))
  }
  return close > 0
}
