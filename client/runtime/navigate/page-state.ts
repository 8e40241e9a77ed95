import type { PageLocation } from '../address/navigation-context.js'
import type { PageResources } from '../load/page-resources.js'

/** The outgoing page fades while `out`, the incoming one while `in`. */
export type Transition = 'none' | 'out' | 'in'

/** How the visitor came to the current page. */
export interface Arrival {
  /** Counts the arrivals of this tab. */
  number: number
  /** A link, Back or Forward, or changed content of the same page. */
  by: 'new' | 'history' | 'refresh'
  /** False if only the hash, or after Back the query, differs. */
  newPage: boolean
}

export interface PageState {
  resources: PageResources
  location: PageLocation
  /** Identifies the history entry. */
  entryKey: string
  transition: Transition
  /** Name of a target that loads for more than a second, empty if unknown; null otherwise. */
  slow: string | null
  /** Null for the page that the document was loaded for. */
  arrival: Arrival | null
}

export interface AppProps {
  resources: PageResources
  transition?: Transition
  slow?: string | null
  savedAt?: string | null
}
