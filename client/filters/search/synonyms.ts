import { toSearchWords } from './search-text.js'
import { toStem } from './stem.js'

/** What people type at any company; an editor's groups come on top. */
const GENERAL: readonly (readonly string[])[] = [
  ['remote', 'home', 'homeworking', 'wfh', 'telework'],
  ['developer', 'programmer', 'dev'],
  ['freelance', 'contractor'],
  ['temporary', 'temp'],
  ['intern', 'internship', 'trainee', 'placement'],
  ['senior', 'snr', 'sr'],
  ['junior', 'jnr', 'jr'],
  ['hr', 'personnel'],
  ['kubernetes', 'k8s'],
  ['javascript', 'js'],
  ['typescript', 'ts'],
]

/** Maps the stem of a word to the stems of those that mean the same. */
export function createSynonyms(
  groups: readonly (readonly string[])[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const synonyms = new Map<string, Set<string>>()
  for (const group of [...GENERAL, ...groups]) {
    const stems = group.flatMap(toSearchWords).map(toStem)
    for (const stem of stems) {
      synonyms.set(stem, new Set([...(synonyms.get(stem) ?? []), ...stems]))
    }
  }
  return synonyms
}
