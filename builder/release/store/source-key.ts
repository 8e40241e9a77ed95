import type { Source } from '../../../client/content/site/derived-text.js'
import type { SiteList } from '../../../client/content/site/site-list.js'
import { hashValue } from '../../lib/hash-value.js'
import { shortHash } from '../../lib/hash.js'

/*
 * Keys of what something is made from, code and settings among it: what has the key of something that is
 * there already need not be made.
 */

const LENGTH = 24

export function toSourceKey(sources: readonly Source[], settingsHash: string): string {
  return shortHash(LENGTH, settingsHash, ...sources.map((source) => ` ${hashValue(source)}`))
}

export function toListKey(
  { name, head, separator, tail, parts }: SiteList,
  settingsHash: string,
): string {
  const sources = parts.map((part) => part.sources.map(hashValue).join(' '))
  const frame = JSON.stringify([settingsHash, name, head, separator, tail])
  return shortHash(LENGTH, frame, sources.join('\n'))
}
