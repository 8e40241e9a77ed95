import type { PageData } from '../../shared/page-data/page-data.js'
import type { Redirect } from '../../shared/page-data/page-views.js'

/** The files of the live release, or an editor's drafts. */
export interface PageSource {
  pageData: (path: string) => Promise<PageDataAnswer>
  /** Its data is never null. Rejects with the specified message of a missing file, or of one without data. */
  staticQuery: (hash: string) => Promise<StaticQueryAnswer>
  /** What is live now; null if that is unknown. Never rejects. */
  siteVersion: () => Promise<SiteVersion | null>
  /** Whether a path that is no page answers nevertheless, for example with a file. Never rejects. */
  isServed: (path: string) => Promise<boolean>
}

export interface StaticQueryAnswer {
  data: unknown
  /** As of page data. */
  savedAt: string | null
}

export type PageDataAnswer =
  /** `savedAt` is the HTTP date of a saved copy; null for a live answer. */
  | { kind: 'found'; page: PageData; savedAt: string | null }
  | { kind: 'redirect'; redirect: Redirect }
  | { kind: 'not-found' }
  | { kind: 'failed'; error: Error }

export interface SiteVersion {
  /** Hash of the browser code. */
  buildHash: string
  /** Id of the release, which changes with every publication; empty where app data names none. */
  release: string
}
