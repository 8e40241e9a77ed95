import { isRecord } from '../../client/shared/lib/is-record.js'
import type { Fields } from './board-job.js'
import type { BoardReading, KnownPage } from './board-memory.js'
import type { BoardVendor } from './board-vendor.js'
import { toId } from './read-board.js'

/** A reading as JSON. */
interface PackedReading {
  state: string
  pages: (readonly [string, KnownPage])[]
  /** Without what the list says, which the pages have. */
  details: (readonly [string, Fields])[]
}

export function packReading({ state, pages, details }: BoardReading): PackedReading {
  return {
    state,
    pages: [...pages],
    details: [...details].map(([id, { whole }]) => [id, whole]),
  }
}

/** Of nothing but what `packReading` has made. */
export function unpackReading(vendor: BoardVendor, packed: unknown): BoardReading {
  const { state, pages, details } = packed as PackedReading
  const listed = new Map<string, Fields>()
  for (const posting of pages.flatMap(([, { page }]) => page.postings)) {
    const id = toId(vendor, posting)
    if (id !== null && isRecord(posting) && !listed.has(id)) listed.set(id, posting)
  }
  return {
    state,
    pages: new Map(pages),
    details: new Map(
      details.map(([id, whole]) => [id, { listed: listed.get(id) ?? {}, whole }] as const),
    ),
  }
}
