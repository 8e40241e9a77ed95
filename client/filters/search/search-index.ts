import type { ListingView } from '../../shared/page-data/listing-views.js'
import { toSearchWords } from '../query/search-text.js'
import { createWordReader } from './word-reader.js'

interface IndexedWord {
  word: string
  /** Indices of jobs whose title has the word. */
  inTitle: number[]
  /** Indices of all other jobs that have the word. */
  elsewhere: number[]
}

export interface SearchIndex {
  size: number
  words: readonly IndexedWord[]
}

/** Splits each job into words once; a search then only compares words. */
export function createSearchIndex(listing: ListingView): SearchIndex {
  const read = createWordReader(listing)
  const entries = new Map<string, IndexedWord>()
  listing.jobs.forEach((job, position) => {
    const { title, all } = read(job)
    for (const word of all) {
      const entry = entries.get(word) ?? { word, inTitle: [], elsewhere: [] }
      entries.set(word, entry)
      entry[title.has(word) ? 'inTitle' : 'elsewhere'].push(position)
    }
  })
  return {
    size: listing.jobs.length,
    words: [...entries.values()].sort((a, b) => (a.word < b.word ? -1 : 1)),
  }
}

export function wordsWithPrefix(index: SearchIndex, prefix: string): IndexedWord[] {
  return index.words.filter(({ word }) => word.startsWith(prefix))
}

const TITLE = 2
const ELSEWHERE = 1

/**
 * A score for each job: 0 for no match, more for more words in the title. Every word of the search
 * must start some word of the job, in any order. Null if the text has no word.
 */
export function searchJobs(index: SearchIndex, text: string): Uint16Array | null {
  const wanted = [...new Set(toSearchWords(text))]
  if (wanted.length === 0) return null
  const rounds = wanted.map((prefix) => findPrefix(index, prefix))
  return new Uint16Array(index.size).map((_, position) => {
    const scores = rounds.map((hits) => hits[position] ?? 0)
    return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score)
  })
}

function findPrefix(index: SearchIndex, prefix: string): Uint8Array {
  const hits = new Uint8Array(index.size)
  const words = wordsWithPrefix(index, prefix)
  for (const { elsewhere } of words) for (const position of elsewhere) hits[position] = ELSEWHERE
  for (const { inTitle } of words) for (const position of inTitle) hits[position] = TITLE
  return hits
}
