import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import type { Fields } from './board-job.js'
import type { BoardPage } from './board-vendor.js'
import type { PostingMemory } from './read-postings.js'

/** What a process keeps of a board between two readings. Each part can be lost at any time. */
export interface BoardMemory {
  /** By path, with what the next request may ask by. */
  pages: Map<string, { etag: string; page: BoardPage }>
  /** By id: what the list said of a posting when its details were asked for, and those. */
  details: Map<string, { listed: Fields; whole: Fields }>
  postings: PostingMemory
  /** Of the site as it was joined last, so that what has not changed is the same object. */
  documents: readonly CareersDocument[]
  /** In ms since 1970: the vendor asks for no request before. */
  quietUntil: number
}

export function createBoardMemory(): BoardMemory {
  return {
    pages: new Map(),
    details: new Map(),
    postings: new Map(),
    documents: [],
    quietUntil: 0,
  }
}

/** So that the next reading asks for everything again. */
export function forgetBoard({ pages, details, postings }: BoardMemory): void {
  for (const part of [pages, details, postings]) part.clear()
}
