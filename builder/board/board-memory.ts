import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import type { Fields } from './board-job.js'
import type { BoardPage } from './board-vendor.js'
import type { PostingMemory } from './read-postings.js'

/** What a process keeps of a board between two readings. Each part can be lost at any time. */
export interface BoardMemory {
  /** Those of the last list, by path, in its order. */
  pages: ReadonlyMap<string, KnownPage>
  /** By id: what the list said of a posting when its details were asked for, and those. */
  details: Map<string, KnownDetails>
  /** The last one that is complete, list and details. */
  reading: BoardReading | null
  postings: PostingMemory
  /** Of the site as it was joined last, so that what has not changed is the same object. */
  documents: readonly CareersDocument[]
  /** While it lasts, nothing is asked. */
  quiet: Quiet | null
  /** Why the last poll could not read the board; null if it could. */
  trouble: string | null
  /** In ms since 1970: all that is known was asked for since. */
  emptyAt: number
}

export interface KnownPage extends Validators {
  page: BoardPage
  /** In ms since 1970: postings were struck off it then, since their details were gone. */
  struckAt?: number
}

/** What the next request may ask by: a header's value each, null if the server gave none. */
export interface Validators {
  etag: string | null
  modified: string | null
}

export interface KnownDetails {
  listed: Fields
  whole: Fields
}

export interface BoardReading {
  /** Changes with whatever the list says. */
  state: string
  pages: ReadonlyMap<string, KnownPage>
  details: ReadonlyMap<string, KnownDetails>
}

export interface Quiet {
  /** In ms since 1970. */
  until: number
  /** Why, as a whole sentence. */
  because: string
}

export function createBoardMemory(now = Date.now()): BoardMemory {
  return {
    pages: new Map(),
    details: new Map(),
    reading: null,
    postings: new Map(),
    documents: [],
    quiet: null,
    trouble: null,
    emptyAt: now,
  }
}

/** In ms: what was asked for since is asked for again by nobody. */
const YOUNG = 600_000

/** So that the next reading asks for everything again, unless a poll just has. */
export function forgetBoard(memory: BoardMemory, now = Date.now()): void {
  if (now >= memory.emptyAt && now - memory.emptyAt < YOUNG) return
  memory.emptyAt = now
  memory.pages = new Map()
  for (const part of [memory.details, memory.postings]) part.clear()
}
