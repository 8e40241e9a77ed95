import type { FilterQuery } from '../../shared/page-data/views.js'
import { toSearchWords } from '../query/search-text.js'
import type { JobIndex } from './job-index.js'
import { searchJobs, wordsWithPrefix, type SearchIndex } from './search-index.js'

export interface Spelling {
  typed: string
  used: string
}

/**
 * Replaces the search by its likely spelling only if it matches nothing in the whole listing, so
 * that a guess never mixes with results.
 */
export function withSpelling(
  index: JobIndex,
  query: FilterQuery,
): { answered: FilterQuery; spelling: Spelling | null } {
  const found = index.search(query.q).length
  const used = found > 0 ? null : suggestSpelling(index.words(), query.q)
  return used === null
    ? { answered: query, spelling: null }
    : { answered: { ...query, q: used }, spelling: { typed: query.q.trim(), used } }
}

/** Shorter words have too many neighbours for a guess to help. */
const SHORTEST_WORD = 4
/** Corrections tried for one word, the most frequent first. */
const CANDIDATES = 5

/** The search with one edit in each word that no job has; null if that finds nothing either. */
function suggestSpelling(index: SearchIndex, text: string): string | null {
  const words = toSearchWords(text)
  if (words.length === 0) return null
  const choices = words.map((word) =>
    wordsWithPrefix(index, word).length > 0 ? [word] : corrections(index, word),
  )
  return firstWithResults(index, choices, [])
}

function corrections(index: SearchIndex, word: string): string[] {
  if (word.length < SHORTEST_WORD) return []
  return index.words
    .filter((entry) => entry.word.length >= SHORTEST_WORD && isOneEditAway(word, entry.word))
    .sort((a, b) => b.inTitle.length - a.inTitle.length || b.elsewhere.length - a.elsewhere.length)
    .slice(0, CANDIDATES)
    .map((entry) => entry.word)
}

function firstWithResults(
  index: SearchIndex,
  choices: readonly string[][],
  chosen: readonly string[],
): string | null {
  const text = chosen.join(' ')
  // A prefix without results has no continuation with results.
  if (searchJobs(index, text)?.every((score) => score === 0)) return null
  const [next, ...rest] = choices
  if (next === undefined) return text
  for (const word of next) {
    const found = firstWithResults(index, rest, [...chosen, word])
    if (found !== null) return found
  }
  return null
}

/** Whether one letter added, removed, replaced or swapped with its neighbour turns a into b. */
export function isOneEditAway(a: string, b: string): boolean {
  if (a === b) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)]
  const swapped = restOfA.charAt(1) + restOfA.charAt(0) + restOfA.slice(2)
  return (
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB.slice(1) ||
    swapped === restOfB
  )
}
