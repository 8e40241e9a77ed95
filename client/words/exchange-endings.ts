/** Endings of words that stand beside each other, such as of who does it and of what it is. */
export type Endings = readonly (readonly [doer: string, field: string])[]

/** In letters: what is left of a shorter word may be part of any other. */
const SHORTEST_ROOT = 4

/** The words that a word becomes with the other ending of each pair, where enough is left of it. */
export function exchangeEndings(word: string, pairs: Endings): string[] {
  const exchange = (ending: string, other: string): string[] => {
    const root = word.slice(0, word.length - ending.length)
    return word.endsWith(ending) && root.length >= SHORTEST_ROOT ? [root + other] : []
  }
  return pairs.flatMap(([doer, field]) => [
    ...exchange(doer, field),
    ...(field === '' ? [] : exchange(field, doer)),
  ])
}
