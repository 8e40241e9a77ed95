import type { ListingView } from '../../shared/page-data/views.js'
import { createWordReader } from './searchable-words.js'

interface IndexedWord {
  word: string
  /** Positions in the listing's jobs whose title has the word. */
  inTitle: number[]
  /** Positions of all other jobs that have it. */
  elsewhere: number[]
}

/** The words of a listing in ascending order, so that all words with a prefix lie together. */
export interface SearchIndex {
  size: number
  words: readonly IndexedWord[]
}

/** Tokenises each job once; a search then costs a few look-ups, whatever the number of jobs. */
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

/** The words that start with a prefix. */
export function wordsWithPrefix(index: SearchIndex, prefix: string): readonly IndexedWord[] {
  const start = firstAtLeast(index.words, prefix)
  let end = start
  while (index.words[end]?.word.startsWith(prefix)) end += 1
  return index.words.slice(start, end)
}

function firstAtLeast(words: readonly IndexedWord[], wanted: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle]?.word ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}
