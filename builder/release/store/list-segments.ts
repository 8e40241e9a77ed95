import type { SiteList } from '../../../client/content/site/site-list.js'
import { memoize } from '../../../client/shared/lib/memoize.js'
import { shortHash } from '../../lib/hash.js'
import { toPartsKey } from './source-key.js'

/** Neighbouring parts of a list that are compressed together. */
export interface ListSegment {
  /** Hash of what its text is made from. */
  key: string
  createText: () => Buffer
}

const PARTS_IN_SEGMENT = 16
const LONGEST_SEGMENT = 64

/**
 * Where a segment ends depends on its last part alone: so a part that comes or goes changes one segment,
 * and all others are those of the former list.
 */
export function toSegments(list: SiteList, settingsHash: string): ListSegment[] {
  const { parts } = list
  const segments: ListSegment[] = []
  let start = 0
  for (const [index, { id }] of parts.entries()) {
    const end = index + 1
    if (!isEnd(id) && end < parts.length && end - start < LONGEST_SEGMENT) continue
    segments.push(toSegment(list, start, end, settingsHash))
    start = end
  }
  return segments
}

const isEnd = memoize((id: string) => parseInt(shortHash(8, id), 16) % PARTS_IN_SEGMENT === 0)

function toSegment(list: SiteList, start: number, end: number, settingsHash: string): ListSegment {
  const { parts, separator } = list
  const opening = start === 0 ? '' : separator
  const own = parts.slice(start, end)
  return {
    key: toPartsKey(list, own, `${settingsHash}${opening}`),
    createText: () => Buffer.from(opening + own.map(({ create }) => create()).join(separator)),
  }
}
