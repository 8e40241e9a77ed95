import type { SiteList } from '../../client/content/site/site-list.js'
import { shortHash } from '../lib/hash.js'

/** Neighbouring parts of a list that are compressed together. */
export interface ListSegment {
  /** A hash of its text. */
  id: string
  createText: () => Buffer
}

const HASH_LENGTH = 24

/**
 * Where a segment ends depends on its last part alone: so a part that comes or goes changes one segment,
 * and all others are those of the former list.
 */
const PARTS_IN_SEGMENT = 16
const LONGEST_SEGMENT = 64

export function toSegments(list: SiteList): ListSegment[] {
  const segments: ListSegment[] = []
  let hashes: string[] = []
  let start = 0
  for (const [index, part] of list.parts.entries()) {
    const hash = hashOf(part)
    hashes.push(hash)
    const isEnd = parseInt(hash.slice(0, 8), 16) % PARTS_IN_SEGMENT === 0
    const isLast = index === list.parts.length - 1
    if (!isEnd && !isLast && hashes.length < LONGEST_SEGMENT) continue
    segments.push(toSegment(list, start, hashes))
    start = index + 1
    hashes = []
  }
  return segments
}

function toSegment(list: SiteList, start: number, hashes: readonly string[]): ListSegment {
  const { parts, separator } = list
  const opening = start === 0 ? '' : separator
  const own = parts.slice(start, start + hashes.length)
  return {
    id: shortHash(HASH_LENGTH, opening, '|', separator, '|', ...hashes),
    createText: () => Buffer.from(opening + own.map(({ create }) => create()).join(separator)),
  }
}

/** Remembered for as long as the part lives. */
function hashOf(part: SiteList['parts'][number]): string {
  const hash = hashes.get(part) ?? shortHash(HASH_LENGTH, part.create())
  hashes.set(part, hash)
  return hash
}

const hashes = new WeakMap<object, string>()
