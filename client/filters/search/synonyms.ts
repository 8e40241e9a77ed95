import { toSearchWords } from './search-text.js'
import { toStem } from './stem.js'
import { alike, complete, wider } from '#words/search.js'

const COMPLETE: ReadonlySet<string> = new Set(complete.flatMap(toSearchWords))

/** Whether a word is no beginning of others. */
export function isComplete(stem: string): boolean {
  return COMPLETE.has(stem)
}

const toNames = (line: string) => line.split(', ').map(toSearchWords)
const NAMES = [...alike, ...wider.flat()].flatMap(toNames)
const LONGEST_NAME = Math.max(...NAMES.map((words) => words.length))

/** Of those with several words, the stems. */
const PHRASES: ReadonlySet<string> = new Set(
  NAMES.filter((words) => words.length > 1).map((words) => words.map(toStem).join(' ')),
)

/** Words that are spelt right, though no job may have them. */
export const KNOWN_WORDS: readonly string[] = NAMES.flat()

/** The word that stands for a name of several. */
function toWord(words: readonly string[]): string {
  return words.map(toStem).join('')
}

function stemOf(words: readonly string[]): string {
  return toStem(words.length === 1 ? (words[0] ?? '') : toWord(words))
}

/** The first so many words that are one name; at least 1. */
function countPhrase(words: readonly string[]): number {
  for (let count = Math.min(LONGEST_NAME, words.length); count > 1; count--) {
    if (PHRASES.has(words.slice(0, count).map(toStem).join(' '))) return count
  }
  return 1
}

/** For each name of several words in a text, what stands for it, and where it is. */
export function findPhrases(words: readonly string[]) {
  return words.flatMap((_, start) => {
    const count = countPhrase(words.slice(start, start + LONGEST_NAME))
    const end = start + count
    return count === 1 ? [] : [{ word: toWord(words.slice(start, end)), start, end }]
  })
}

/** Maps the stem of a word to the stems of those that mean the same. */
export type Synonyms = ReadonlyMap<string, ReadonlySet<string>>

const GENERAL = createGeneral()

function createGeneral(): Synonyms {
  const synonyms = new Map<string, ReadonlySet<string>>()
  const toStems = (line: string) => toNames(line).map(stemOf)
  for (const line of alike) addAll(synonyms, toStems(line), toStems(line))
  for (const [names, meant] of wider) addAll(synonyms, toStems(names), toStems(meant))
  return synonyms
}

/** An editor's groups, which are single words, come on top. */
export function createSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const synonyms = new Map(GENERAL)
  for (const group of groups) {
    const stems = group.flatMap(toSearchWords).map(toStem)
    addAll(synonyms, stems, stems)
  }
  return synonyms
}

function addAll(
  synonyms: Map<string, ReadonlySet<string>>,
  names: readonly string[],
  meant: readonly string[],
): void {
  for (const name of names) {
    synonyms.set(name, new Set([...(synonyms.get(name) ?? []), ...meant]))
  }
}
