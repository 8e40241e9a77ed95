import type { Source } from '../../client/content/site/site-list.js'
import { memoize } from '../../client/shared/lib/memoize.js'
import { shortHash } from '../shared/programs/hash.js'

const LENGTH = 24

/** A key of all that a file is made from, code and settings included. */
export function toSourceKey(sources: readonly Source[], settingsHash: string): string {
  return shortHash(LENGTH, settingsHash, sources.map(hashSource).join(' '))
}

function hashSource(source: Source): string {
  return typeof source === 'object' && source !== null ? hashObject(source) : JSON.stringify(source)
}

/**
 * Remembered for as long as the object lives: a process that builds again and again has the same objects
 * for content that has not changed, and need not read them again.
 */
const hashObject = memoize(
  (value: object) => shortHash(LENGTH, JSON.stringify(value)),
  new WeakMap<object, string>(),
)
