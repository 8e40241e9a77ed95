import type { PageLocation } from '../address/navigation-context.js'
import type { PageResources } from '../load/page-resources.js'

/** The outgoing page fades while `out`, the incoming one while `in`. */
export type Transition = 'none' | 'out' | 'in'

/** How the visitor came to the current page. */
export interface Arrival {
  /** Counts the arrivals of this tab. */
  number: number
  /** By a link, by Back or Forward, or not at all: the content of the page has changed. */
  by: 'new' | 'history' | 'refresh'
  /** False for another hash, or by Back another query, of the same page. */
  newPage: boolean
}

export interface PageState {
  resources: PageResources
  location: PageLocation
  /** Of the history entry. */
  entryKey: string
  transition: Transition
  /** Name of what has been loading for more than a second, empty if unknown; null otherwise. */
  slow: string | null
  /** Null for the page that the document was loaded for. */
  arrival: Arrival | null
}

/** What the component at the root renders. */
export interface AppProps {
  resources: PageResources
  transition?: Transition
  /** See `PageState.slow`. */
  slow?: string | null
  /** See `PageResources.savedAt`. */
  savedAt?: string | null
}
