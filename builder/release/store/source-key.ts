import type { Made, Source } from '../../../client/content/site/made.js'
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

export function toPartsKey(
  { separator }: Pick<SiteList, 'separator'>,
  parts: readonly Pick<Made, 'sources'>[],
  settingsHash: string,
): string {
  const sources = parts.map((part) => part.sources.map(hashValue).join(' '))
  return shortHash(LENGTH, JSON.stringify([settingsHash, separator]), sources.join('\n'))
}

export function toListKey(list: SiteList, settingsHash: string): string {
  const parts = toPartsKey(list, list.parts, settingsHash)
  return shortHash(LENGTH, JSON.stringify([list.name, list.head, list.tail]), parts)
}
