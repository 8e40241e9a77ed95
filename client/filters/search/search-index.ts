import type { ListingView } from '../../shared/page-data/listing-views.js'
import { createTextReader, FIELD_WEIGHTS, type SearchField } from './job-texts.js'
import { closeness, countsIn, SYNONYM, toTerms, type SearchTerm } from './search-terms.js'
import { toStem } from './stem.js'
import { createSynonyms } from './synonyms.js'
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
  // No job may have them, but a spelling may mean one.
  for (const word of synonyms.keys()) wordOf(word)

  let position = 0
  const read = (count: number) => {
    for (const job of listing.jobs.slice(position, position + count)) {
      for (const { field, text } of readTexts(job)) {
        for (const { places } of wordsOf(text)) {
          const positions = (places[field] ??= [])
          if (positions.at(-1) !== position) positions.push(position)
        }
      }
      position += 1
    }
    return position < listing.jobs.length
  }
  const isKnown = (word: string) => words.has(word)
  return {
    size: listing.jobs.length,
    words,
    toTerms: (text) => toTerms(text, synonyms, isKnown),
    read,
  }
}

/**
 * A score for each job: 0 for no match. Every word of the search must be found in a job, in any
 * order. Where titles and facts of some job have them all, a word in passing in the summary of
 * another is not what was meant. Null if the text has no word to look for.
 */
export function searchJobs(index: SearchIndex, text: string): Float32Array | null {
  const found = index.toTerms(text).map((term) => findTerm(index, term))
  if (found.length === 0) return null
  const scores = new Float32Array(index.size)
  const isNamed = scores.some((_, position) =>
    found.every((close) => scoreOf(close, position, NAMES, SYNONYM) > 0),
  )
  const fields = isNamed ? FIELDS - 1 : FIELDS
  scores.forEach((_, position) => {
    let sum = 0
    for (const close of found) {
      const score = scoreOf(close, position, fields)
      if (score === 0) return
      sum += score
    }
    scores[position] = sum
  })
  return scores
}

const WEIGHTS = Object.entries(FIELD_WEIGHTS) as [SearchField, number][]
const FIELDS = WEIGHTS.length
/** Title, department, place and fact. */
const NAMES = 4

/** `close` has a closeness for each field of each job; the first so many fields count. */
function scoreOf(close: Float32Array, position: number, fields: number, above = 0): number {
  let score = 0
  for (let field = 0; field < fields; field++) {
    const value = close[position * FIELDS + field] ?? 0
    if (value > above) score += value * (WEIGHTS[field]?.[1] ?? 0)
  }
  return score
}

function findTerm(index: SearchIndex, term: SearchTerm): Float32Array {
  const whole = findWord(index, term)
  const parts = term.parts.map((part) => findWord(index, part))
  if (parts.length === 0) return whole
  return whole.map((close, at) => Math.max(close, Math.min(...parts.map((part) => part[at] ?? 0))))
}

function findWord({ size, words }: SearchIndex, term: SearchTerm): Float32Array {
  const best = new Float32Array(size * FIELDS)
  for (const { word, stem, places } of words.values()) {
    const close = closeness(term, word, stem)
    if (close === 0) continue
    WEIGHTS.forEach(([field], offset) => {
      if (!countsIn(field, close, term)) return
      for (const position of places[field] ?? []) {
        const at = position * FIELDS + offset
        best[at] = Math.max(best[at] ?? 0, close)
      }
    })
  }
  return best
}
