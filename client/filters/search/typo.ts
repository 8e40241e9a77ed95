import { isOneEditAway } from './one-edit.js'
import { wordsWithPrefix, type SearchIndex } from './search-index.js'
import { searchJobs } from './search-jobs.js'
import { toSearchWords } from '../query/search-text.js'

/** Shorter words have too many neighbours for a guess to help. */
const SHORTEST_WORD = 4
/** Corrections tried for one word, the most frequent first. */
const CANDIDATES = 5

/**
 * The search that was probably meant, or null. Only for a search that finds nothing in the whole
 * listing, and only with one letter changed in each misspelt word: a guess never mixes with results.
 */
export function suggestSpelling(index: SearchIndex, text: string): string | null {
  const exact = searchJobs(index, text)
  if (exact === null || exact.some((score) => score > 0)) return null
  const choices = toSearchWords(text).map((word) =>
    wordsWithPrefix(index, word).length > 0 ? [word] : corrections(index, word),
  )
  return choices.every((words) => words.length > 0) ? firstWithResults(index, choices, []) : null
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
  // A beginning without results has no continuation with results.
  if (searchJobs(index, text)?.every((score) => score === 0)) return null
  const [next, ...rest] = choices
  if (next === undefined) return text
  for (const word of next) {
    const found = firstWithResults(index, rest, [...chosen, word])
    if (found !== null) return found
  }
  return null
}
