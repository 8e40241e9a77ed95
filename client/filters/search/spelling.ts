import type { SearchTerm } from './search-terms.js'
import { toFamily } from './word-family.js'
import { searchJobs, type IndexedWord, type SearchIndex } from './search-index.js'

/** Shorter words have too many neighbours for a guess to help. */
const SHORTEST_WORD = 4
/** In shorter words another first letter makes another word: 'hire' is not meant for 'fire'. */
const FREE_FIRST_LETTER = 6
/** Corrections tried for one word, the most frequent first. */
const CANDIDATES = 5

/** The search with another form or one edit of each word that no job has; null if that finds nothing either. */
export function suggestSpelling(index: SearchIndex, text: string): string | null {
  const terms = index.toTerms(text)
  if (terms.length === 0) return null
  const choices = terms.map((term) => {
    const typed = toText(term)
    const isFound = searchJobs(index, typed)?.some((score) => score > 0)
    return isFound ? [typed] : replacements(index, term.word)
  })
  return firstWithResults(index, choices, [])
}

function toText({ word, parts }: SearchTerm): string {
  return parts.length === 0 ? word : parts.map((part) => part.word).join('-')
}

/** A word that is spelt right is not corrected: it only has another form. */
function replacements(index: SearchIndex, missing: string): string[] {
  const family = toFamily(missing)
  const related = mostFrequent(index, ({ stem }) => family.has(stem))
  return related.length > 0 ? related : corrections(index, missing)
}

function corrections(index: SearchIndex, wrong: string): string[] {
  if (wrong.length < SHORTEST_WORD) return []
  const alike = mostFrequent(
    index,
    ({ word }) =>
      word.length >= SHORTEST_WORD &&
      (wrong.length >= FREE_FIRST_LETTER || word[0] === wrong[0]) &&
      isOneEditAway(wrong, word),
  )
  return [...alike, ...splits(index, wrong)]
}

function mostFrequent({ words }: SearchIndex, isMeant: (word: IndexedWord) => boolean): string[] {
  return [...words.values()]
    .filter(isMeant)
    .sort((a, b) => frequency(b) - frequency(a))
    .slice(0, CANDIDATES)
    .map(({ word }) => word)
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
