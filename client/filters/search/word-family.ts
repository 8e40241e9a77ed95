/* What somebody does and who does it: 'managing' is what a manager does, 'planning' a planner. */

const ACTIVITY = /^(.*[aeiouy].*)(?:ing|ed)$/
const ENDINGS = ['e', 'er', 'or', 'ant', 'ment', 'ement']
const SHORTEST_ROOT = 3

/** The stems that a word for an activity may stand beside on a board; none for other words. */
export function toFamily(word: string): ReadonlySet<string> {
  const root = ACTIVITY.exec(word)?.[1] ?? ''
  if (root.length < SHORTEST_ROOT) return new Set()
  const family = ENDINGS.map((ending) => root + ending)
  // A short verb doubles its last letter: 'running' comes from 'run', but 'caring' not from 'car'.
  const verb = root.replace(/([^aeiou])\1$/, '$1')
  return new Set([...family, ...(root.length > SHORTEST_ROOT ? [root, verb] : [])])
}
