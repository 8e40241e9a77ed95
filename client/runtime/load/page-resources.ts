import type { ReactNode } from 'react'
import type { PageContext, PageData } from '../../shared/page-data/page-data.js'

/** What every template is given; `Data` is its own page data. */
export interface TemplateProps<Data = unknown> {
  path: string
  data: Data
  pageContext: PageContext
}

/** Without `Data`, any template: `templates.ts` ties each to the data of its page kind. */
export type Template<Data = never> = (props: TemplateProps<Data>) => ReactNode

/** Page data, template and static query results: all that it takes to draw a page. */
export interface PageResources {
  page: PageData
  template: Template
  /** Results by hash; each page lists the hashes that it needs. */
  staticQueryResults: Record<string, unknown>
  /** HTTP date of a saved copy that stands in while the network is away; null for a live answer. */
  savedAt?: string | null
  /** The document came with this page: it is to be hydrated, and the code of its parts is not there. */
  isServerRendered?: boolean
}

/** Loads a template by its component chunk name; injected, so that the runtime knows no page kind. */
export type TemplateRegistry = Record<string, () => Promise<Template>>
