import type { ReactNode } from 'react'
import type { PageContext, PageData } from '../../shared/page-data/page-data.js'

export interface TemplateProps<Data = unknown> {
  path: string
  data: Data
  pageContext: PageContext
}

/** Without `Data`, any template: `templates.ts` ties each to the data of its page kind. */
export type Template<Data = never> = (props: TemplateProps<Data>) => ReactNode

export interface PageResources {
  page: PageData
  template: Template
  staticQueryResults: Record<string, unknown>
  /** Build hash of the release that is live; absent or null where it is unknown. */
  liveBuildHash?: string | null
  /** HTTP date of the saved copy that is shown while offline; null for a live answer. */
  savedAt?: string | null
  /** The document holds this page's markup: it is hydrated, and its islands are not loaded. */
  isServerRendered?: boolean
}

/** By component chunk name. Injected, so that the runtime knows no page kind. */
export type TemplateRegistry = Record<string, () => Promise<Template>>

/**
 * Whether the page, or what is live, needs other browser code than the tab runs. An unknown hash, such
 * as that of drafts, says nothing.
 */
export function isOtherBuild({ page, liveBuildHash }: PageResources, buildHash: string): boolean {
  const needed = [page.webpackCompilationHash, liveBuildHash]
  return needed.some((hash) => hash && hash !== buildHash)
}
