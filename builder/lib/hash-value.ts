import type { Source } from '../../client/content/site/derived-text.js'
import { memoize } from '../../client/shared/lib/memoize.js'
import { shortHash } from './hash.js'

const LENGTH = 24

/** The same for equal JSON values. An object's is remembered for as long as it lives. */
export function hashValue(value: Source): string {
  return typeof value === 'object' && value !== null ? hashObject(value) : JSON.stringify(value)
}

const hashObject = memoize(
  (value: object) => shortHash(LENGTH, JSON.stringify(value)),
  new WeakMap<object, string>(),
)
