import type { ListingView } from '../../shared/page-data/listing-views.js'
import { findInitials } from './initials.js'
import { createTextReader, FIELD_WEIGHTS, type SearchField } from './job-texts.js'
import {
  closeness,
  countsAlone,
  countsIn,
  SYNONYM,
  toTerms,
  type SearchTerm,
} from './search-terms.js'
import { toStem } from './stem.js'
import { createSynonyms, KNOWN_WORDS } from './synonyms.js'
import { toIndexWords } from './word-forms.js'
import { memoize } from '../../shared/lib/memoize.js'

export interface IndexedWord {
  word: string
  stem: string
  /** Indices of the jobs that have the word there. */
  places: Partial<Record<SearchField, number[]>>
}

export interface SearchIndex {
  size: number
  words: ReadonlyMap<string, IndexedWord>
  isKnown: (word: string) => boolean
  toTerms: (text: string) => SearchTerm[]
  /** Reads so many more jobs; false when none is left. */
  read: (jobs: number) => boolean
}

/** Splits each job into words once; a search then only compares words. */
export function createSearchIndex(listing: ListingView): SearchIndex {
  const readTexts = createTextReader(listing)
  const synonyms = createSynonyms(listing.synonyms)
  const words = new Map<string, IndexedWord>()
  const wordOf = (word: string): IndexedWord => {
    const known = words.get(word)
    if (known !== undefined) return known
    const added = { word, stem: toStem(word), places: {} }
    words.set(word, added)
    return added
  }
  // Jobs share their departments, types, locations and pay, so most texts repeat.
  const wordsOf = memoize((text: string) => toIndexWords(text).map(wordOf))
  const initialsOf = memoize((title: string) =>
    findInitials(title).flatMap(({ forms }) => forms.map(wordOf)),
  )
  // No job may have them, but a spelling may mean one.
  for (const word of [...synonyms.keys(), ...KNOWN_WORDS]) wordOf(word)

  let position = 0
  const read = (count: number) => {
    for (const job of listing.jobs.slice(position, position + count)) {
      const add = ({ places }: IndexedWord, field: SearchField) => {
        const positions = (places[field] ??= [])
        if (positions.at(-1) !== position) positions.push(position)
      }
      for (const { field, text } of readTexts(job)) {
        for (const word of wordsOf(text)) add(word, field)
      }
      for (const word of initialsOf(job.title)) add(word, 'initials')
      position += 1
    }
    return position < listing.jobs.length
  }
  const isKnown = (word: string) => words.has(word)
  return {
    size: listing.jobs.length,
    words,
    isKnown,
    toTerms: (text) => toTerms(text, synonyms, isKnown),
    read,
  }
}

/** A score for each job; 0 for no match. */
export type Scores = Float32Array

/**
 * Every word of the search must be found in a job, in any order. Where titles and facts of some job have
 * them all, a word in passing in the summary of another is not what was meant. Null without a word.
 */
export function searchJobs(index: SearchIndex, terms: readonly SearchTerm[]): Scores | null {
  const found = terms.map((term) => findTerm(index, term))
  if (found.length === 0) return null
  const scores = new Float32Array(index.size)
  const isNamed = scores.some((_, position) =>
    found.every((term) => scoreOf(term, position, NAMES, SYNONYM) > 0),
  )
  const fields = isNamed ? BEFORE_SUMMARY : FIELDS
  scores.forEach((_, position) => {
    let sum = 0
    for (const term of found) {
      const score = scoreOf(term, position, fields)
      if (score === 0) return
      sum += score
    }
    scores[position] = sum
  })
  return scores
}

/**
 * For jobs of which none has all words: a score for each by each term, more where few jobs have it. Words in
 * passing do not count, nor do mere beginnings of what no row shows.
 */
export function weighTerms(index: SearchIndex, terms: readonly SearchTerm[]): Scores[] {
  return terms.map((term) => {
    const found = findTerm(index, term, countsAlone)
    const scores = new Float32Array(index.size).map((_, position) =>
      scoreOf(found, position, BEFORE_SUMMARY),
    )
    const having = scores.filter((score) => score > 0).length
    return scores.map((score) => score * (1 + Math.log(index.size / Math.max(1, having))))
  })
}

const WEIGHTS = Object.entries(FIELD_WEIGHTS) as [SearchField, number][]
const FIELDS = WEIGHTS.length
const BEFORE_SUMMARY = FIELDS - 1
/** All but keywords and summary. */
const NAMES = FIELDS - 2

/** How well jobs answer a term. */
interface FoundTerm {
  /** For each field of each job. */
  close: Float32Array
  /** Of a name of several words: where all of them are found, it is. */
  parts: readonly FoundTerm[]
}

/** The first so many fields count. */
function scoreOf({ close, parts }: FoundTerm, position: number, fields: number, above = 0): number {
  let score = 0
  for (let field = 0; field < fields; field++) {
    const value = close[position * FIELDS + field] ?? 0
    if (value > above) score += value * (WEIGHTS[field]?.[1] ?? 0)
  }
  const scores = parts.map((part) => scoreOf(part, position, fields, above))
  const hasAll = scores.every((part) => part > 0)
  return Math.max(score, hasAll ? scores.reduce((sum, part) => sum + part, 0) : 0)
}

function findTerm(index: SearchIndex, term: SearchTerm, counts = countsIn): FoundTerm {
  const whole = findWord(index, term, counts)
  const isSomewhere = term.kind === 'choice' && whole.some((close) => close > 0)
  const parts = isSomewhere ? [] : term.parts.map((part) => findTerm(index, part, counts))
  if (parts.length === 0 || term.kind === 'name') return { close: whole, parts }
  const best = term.kind === 'choice' ? Math.max : Math.min
  const ofParts = (at: number) => best(...parts.map(({ close }) => close[at] ?? 0))
  return { close: whole.map((close, at) => Math.max(close, ofParts(at))), parts: [] }
}

function findWord(
  { size, words }: SearchIndex,
  term: SearchTerm,
  counts: typeof countsIn,
): Float32Array {
  const best = new Float32Array(size * FIELDS)
  for (const { word, stem, places } of words.values()) {
    const close = closeness(term, word, stem)
    if (close === 0) continue
    WEIGHTS.forEach(([field], offset) => {
      if (!counts(field, close, term)) return
      for (const position of places[field] ?? []) {
        const at = position * FIELDS + offset
        best[at] = Math.max(best[at] ?? 0, close)
      }
    })
  }
  return best
}
