import { HIDDEN, type SearchField } from './job-texts.js'
import { toSearchWords } from './search-text.js'
import { toStem } from './stem.js'
import { findPhrases, isComplete, type Synonyms } from './synonyms.js'
import {
  joinCompounds,
  splitAtJoined,
  toFormText,
  withoutSexes,
  withoutSigns,
} from './word-forms.js'
import { fillers, separateSearch, shortestInner } from '#words/search.js'

/** One word of a search, or one name of several words. */
export interface SearchTerm {
  word: string
  stem: string
  /** Stems. */
  synonyms: ReadonlySet<string>
  /** Those that are found in the midst of other words. */
  innerSynonyms: readonly string[]
  /** A word in the midst of another is found too: of a script without spaces, or of a language that joins words. */
  isInner: boolean
  parts: readonly SearchTerm[]
  /**
   * A word with signs in it, such as 'co-ordinator', is found where one field has all of its parts too; one with
   * slashes, such as 'C/C++', if it is nowhere, where one part is; a name of several words where a job has all of
   * them.
   */
  kind: 'word' | 'joined' | 'choice' | 'name'
}

/** A longer text is a pasted one, of which the first words tell enough. */
export const MAX_LENGTH = 200
const MAX_TERMS = 8

const FILLERS = new Set(toSearchWords(fillers).map(toStem))

const LETTER =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{N}]$/u
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

export function toTerms(
  text: string,
  synonyms: Synonyms,
  isKnown: (word: string) => boolean,
): SearchTerm[] {
  const toTerm = (
    word: string,
    kind: SearchTerm['kind'] = 'word',
    parts: readonly SearchTerm[] = [],
  ): SearchTerm => {
    const stem = toStem(word)
    const isBeginning = word.length >= SHORT && !isComplete(stem) && kind !== 'name'
    const alike = isBeginning ? [...synonyms.keys()].filter((key) => key.startsWith(word)) : []
    const meant = [stem, ...alike].flatMap((key) => [...(synonyms.get(key) ?? [])])
    return {
      word,
      stem,
      synonyms: new Set(meant),
      innerSynonyms: meant.filter(isInner),
      isInner: isInner(word),
      parts,
      kind,
    }
  }
  const read = (plainText: string) => {
    const words = toSearchWords(plainText)
      // While the first letter of a word is typed, the results must not vanish. One of Han or kana is a word.
      .filter((word) => !LETTER.test(word) || isKnown(word))
    const names = new Map(findPhrases(words).map((name) => [name.start, name]))
    const terms: SearchTerm[] = []
    for (let at = 0; at < words.length;) {
      const { word = words[at] ?? '', end = at + 1 } = names.get(at) ?? {}
      const parts = words.slice(at, end).map((part) => toTerm(part))
      terms.push(parts.length === 1 ? toTerm(word) : toTerm(word, 'name', parts))
      at = end
    }
    return terms
  }
  const readJoined = (written: string): SearchTerm[] => {
    const word = withoutSexes(written)
    const choices = word.split('/').map((part) => part.replace(/^-/, ''))
    const [kind, parts] =
      choices.length > 1
        ? (['choice', choices.flatMap(readAll)] as const)
        : (['joined', withoutFillers(read(word))] as const)
    return toSearchWords(withoutSigns(written)).map((whole) => toTerm(whole, kind, parts))
  }
  const readAll = (written: string) =>
    splitAtJoined(written).flatMap((piece, at) => (at % 2 === 0 ? read(piece) : readJoined(piece)))

  const asked = separateSearch(text.slice(0, MAX_LENGTH).normalize('NFC'))
  const terms = readAll(joinCompounds(toFormText(asked)))
  const unlike = [...new Map(terms.map((term) => [term.word, term])).values()]
  return withoutFillers(unlike).slice(0, MAX_TERMS)
}

/** Whether words of its script stand together without spaces. */
export function isUnspaced(word: string): boolean {
  return WITHOUT_SPACES.test(word)
}

function isInner(word: string): boolean {
  return isUnspaced(word) || (word.length >= shortestInner && /^\p{L}+$/u.test(word))
}

/** All of them, where no word tells more. */
function withoutFillers(terms: readonly SearchTerm[]): readonly SearchTerm[] {
  const telling = terms.filter(({ stem }) => !FILLERS.has(stem))
  return telling.length === 0 ? terms : telling
}

const SAME = 1
const BEGINS = 0.4
const INNER = 0.3
/** (!) One that 32 bits hold exactly: it is compared with scores that are kept in them. */
export const SYNONYM = 0.25
/** Two letters are rather a name of their own. */
const BEGINS_SHORT = 0.13

/** A shorter word begins too many others. */
const SHORT = 3

/** How well a word answers a term, from 0 to 1. */
export function closeness(
  { word, stem, synonyms, isInner, innerSynonyms }: SearchTerm,
  found: string,
  stemOfFound: string,
) {
  if (stemOfFound === stem) return SAME
  const begins = word.length > 1 && !isComplete(stem)
  if (begins && (found.startsWith(word) || found.startsWith(stem))) {
    return word.length < SHORT && !isInner ? BEGINS_SHORT : BEGINS
  }
  if (isInner && hasWithin(found, stemOfFound, [word, stem])) return INNER
  if (synonyms.has(stemOfFound)) return SYNONYM
  // Most languages join no words, and each word of a board comes here.
  return innerSynonyms.length > 0 && hasWithin(found, stemOfFound, innerSynonyms) ? SYNONYM : 0
}

function hasWithin(found: string, stemOfFound: string, forms: readonly string[]): boolean {
  return forms.some((form) => found.includes(form) || stemOfFound.includes(form))
}

/**
 * Where a job has a word decides how well it must answer. Summaries are not found by synonyms, nor are
 * departments, which have aliases instead; keywords and summaries not by digits that begin them, nor what no row
 * shows by two letters; summaries by no word of two; initials only by all of them.
 */
export function countsIn(
  field: SearchField,
  close: number,
  { word, isInner, kind }: SearchTerm,
): boolean {
  if (field === 'initials') return close === SAME && kind === 'word'
  if (field === 'summary' && word.length < SHORT && !isInner) return false
  if (close === SYNONYM) return !WITHOUT_SYNONYMS.has(field)
  if (close === BEGINS_SHORT) return !HIDDEN.has(field)
  if ((close === BEGINS || close === INNER) && (field === 'keyword' || field === 'summary')) {
    return isInner || /\D/.test(word)
  }
  return close > 0
}

const WITHOUT_SYNONYMS: ReadonlySet<SearchField> = new Set(['department', 'alias', 'summary'])

/** In the midst of the word. */
export function isWithin(close: number): boolean {
  return close === INNER
}

/** Neither the beginning of the word nor in its midst. */
export function isWhole(close: number): boolean {
  return close === SAME || close === SYNONYM
}

/** For jobs of which none has all words, the beginning of a word that no row shows tells nothing. */
export function countsAlone(field: SearchField, close: number, term: SearchTerm): boolean {
  return countsIn(field, close, term) && (isWhole(close) || !HIDDEN.has(field))
}

/** How well the best of the words of a text answers a term, by how well it answers each of its parts. */
export function closenessOf(term: SearchTerm, closest: (term: SearchTerm) => number): number {
  const parts = term.parts.map((part) => closenessOf(part, closest))
  if (parts.length === 0) return closest(term)
  return Math.max(closest(term), term.kind === 'choice' ? Math.max(...parts) : Math.min(...parts))
}
