import type { SearchTerm } from './search-terms.js'
import { searchJobs, type IndexedWord, type SearchIndex } from './search-index.js'

/** Shorter words have too many neighbours for a guess to help. */
const SHORTEST_WORD = 4
/** Corrections tried for one word, the most frequent first. */
const CANDIDATES = 5

/** The search with one edit in each word that no job has; null if that finds nothing either. */
export function suggestSpelling(index: SearchIndex, text: string): string | null {
  const terms = index.toTerms(text)
  if (terms.length === 0) return null
  const choices = terms.map((term) => {
    const typed = toText(term)
    const isFound = searchJobs(index, typed)?.some((score) => score > 0)
    return isFound ? [typed] : corrections(index, term.word)
  })
  return firstWithResults(index, choices, [])
}

function toText({ word, parts }: SearchTerm): string {
  return parts.length === 0 ? word : parts.map((part) => part.word).join('-')
}

function corrections(index: SearchIndex, wrong: string): string[] {
  if (wrong.length < SHORTEST_WORD) return []
  const alike = [...index.words.values()]
    .filter(({ word }) => word.length >= SHORTEST_WORD && isOneEditAway(wrong, word))
    .sort((a, b) => frequency(b) - frequency(a))
    .map(({ word }) => word)
  return [...alike.slice(0, CANDIDATES), ...splits(index, wrong)]
}

function frequency({ places }: IndexedWord): number {
  const { title = [], ...others } = places
  return title.length * 1000 + Object.values(others).flat().length
}

/** The space may be what is missing. */
function splits({ words }: SearchIndex, wrong: string): string[] {
  return Array.from(wrong, (_, at) => [wrong.slice(0, at), wrong.slice(at)])
    .filter((parts) => parts.every((part) => part.length > 2 && words.has(part)))
    .map((parts) => parts.join(' '))
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
