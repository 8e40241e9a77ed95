import type { ContentClass } from './content-class.js'

/** What is known of an answer when its headers are written. */
export interface Answer {
  contentClass: ContentClass
  status: number
  /** Whether the body is HTML, so that a browser would run what it holds. */
  isDocument: boolean
  /** Whether an editor looks at drafts. */
  isPreview: boolean
}
