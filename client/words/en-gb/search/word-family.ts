import { exchangeEndings, type Endings } from '../../exchange-endings.js'

/* What somebody does and who does it: 'managing' is what a manager does, 'planning' a planner. */

const ACTIVITY = /^(.*[aeiouy].*)(?:ing|ed)$/
const ENDINGS = ['e', 'er', 'or', 'ant', 'ment', 'ement']
const SHORTEST_ROOT = 3

/** Of who does it and what it is: ecologist and ecology, cartographer and cartography, dispatcher and dispatch. */
const DOERS: Endings = [
  ['ist', 'y'],
  ['er', 'y'],
  ['er', ''],
  ['ician', 'ic'],
  ['or', 'ion'],
  ['ant', 'ancy'],
  ['er', 'ment'],
]

/** The stems that a word for an activity, or for who does it, may stand beside on a board; none for other words. */
export function toFamily(word: string): readonly string[] {
  return [...toDoers(word), ...exchangeEndings(word, DOERS)]
}

function toDoers(activity: string): string[] {
  const root = ACTIVITY.exec(activity)?.[1] ?? ''
  if (root.length < SHORTEST_ROOT) return []
  const family = ENDINGS.map((ending) => root + ending)
  // A short verb doubles its last letter: 'running' comes from 'run', but 'caring' not from 'car'.
  const verb = root.replace(/([^aeiou])\1$/, '$1')
  return [...family, ...(root.length > SHORTEST_ROOT ? [root, verb] : [])]
}
