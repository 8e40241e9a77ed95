import type { SearchTerm } from './search-terms.js'
import { searchJobs, type IndexedWord, type SearchIndex } from './search-index.js'
import { toStem } from './stem.js'
import { links, toFamily } from '#words/search.js'

/** Shorter words have too many neighbours for a guess to help. */
const SHORTEST_WORD = 4
/** In shorter words another first letter makes another word: 'hire' is not meant for 'fire'. */
const FREE_FIRST_LETTER = 6
/** Corrections tried for one word, the most frequent first. */
const CANDIDATES = 5
/** Texts tried for a whole search. */
const COMBINATIONS = 50

/** The search with another form or one edit of each word that no job has; null if that finds nothing either. */
export function suggestSpelling(index: SearchIndex, text: string): string | null {
  const terms = index.toTerms(text).flatMap((term) => (term.kind === 'name' ? term.parts : [term]))
  if (terms.length === 0) return null
  const choices = terms.map((term) => {
    const typed = toText(term)
    if (isFound(index, typed)) return [typed]
    // With its neighbours it may be a name that jobs have another one for.
    const isKnown = terms.length > 1 && index.isKnown(term.word)
    return [...(isKnown ? [typed] : []), ...replacements(index, term.word)]
  })
  return combine(choices).find((spelling) => isFound(index, spelling)) ?? null
}

function isFound(index: SearchIndex, text: string): boolean {
  return searchJobs(index, index.toTerms(text))?.some((score) => score > 0) ?? false
}

function toText({ word, kind, parts }: SearchTerm): string {
  return kind === 'joined' ? parts.map((part) => part.word).join('-') : word
}

/** A word that is spelt right is not corrected: it only has another form. */
export function replacements(index: SearchIndex, missing: string): string[] {
  const family = new Set(toFamily(missing).flatMap((word) => [word, toStem(word)]))
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
    .filter((word) => isNamed(word) && isMeant(word))
    .sort((a, b) => frequency(b) - frequency(a))
    .slice(0, CANDIDATES)
    .map(({ word }) => word)
}

/** A word in passing is too rarely what is meant. */
function isNamed({ places }: IndexedWord): boolean {
  return Object.keys(places).some((field) => field !== 'summary' && field !== 'initials')
}

function frequency({ places }: IndexedWord): number {
  const { title = [], ...others } = places
  return title.length * 1000 + Object.values(others).flat().length
}

/** The space may be what is missing, or the word one that its language joins of two. */
function splits({ words }: SearchIndex, wrong: string): string[] {
  const pairs = links.flatMap((link) =>
    Array.from(wrong, (_, at) => [wrong.slice(0, at), link, wrong.slice(at)] as const)
      .filter(([first, , rest]) => rest.startsWith(link) && first !== '')
      .map(([first, , rest]) => [first, rest.slice(link.length)]),
  )
  return pairs
    .filter((parts) => parts.every((part) => part.length > 2 && words.has(part)))
    .map((parts) => parts.join(' '))
}

/** Texts of one of each choice, the likeliest first. */
function combine(choices: readonly (readonly string[])[]): string[] {
  return choices
    .reduce<string[][]>(
      (texts, choice) =>
        texts.flatMap((text) => choice.map((word) => [...text, word])).slice(0, COMBINATIONS),
      [[]],
    )
    .map((words) => words.join(' '))
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
