import type { Posting } from '../postings/posting.js'

/** How a vendor's API writes postings. */
export interface BoardForm {
  contentType: string
  /** The body of the answer; null where the vendor has nothing at this address. */
  answer: (request: BoardRequest, postings: readonly Posting[]) => string | null
}

export interface BoardRequest {
  path: string
  query: URLSearchParams
}
