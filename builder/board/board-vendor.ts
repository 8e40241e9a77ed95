import type { BoardJob, Fields, Note } from './board-job.js'

/** All that is a vendor's own: where its boards are, and how they are written. */
export interface BoardVendor {
  /** Scheme and host. */
  origin: (company: string) => string
  /** Path and query of the list, or of its first page; in the language of the site, where there is a choice. */
  listPath: (company: string, lang?: string) => string
  /** @throws BoardError if the answer is no page of a board */
  readPage: (answer: string, path: string, company?: string) => BoardPage
  /** For lists that leave something out: asked for once, and again when the list's posting has changed. */
  details?: {
    path: (company: string, id: string) => string
    read: (answer: string) => Fields
  }
  /** What the vendor calls a posting by; anything, as long as it is not checked. */
  idOf: (posting: Fields) => unknown
  /** Null for what stands for no vacancy, after a note. `number`: of the site. */
  readJob: (posting: Fields, number: string, note: Note) => BoardJob | null
}

export interface BoardPage {
  postings: readonly unknown[]
  /** Path and query of the next page; null at the end. */
  nextPath: string | null
}
