import type { PageLocation } from '../address/navigation-context.js'
import type { PageResources } from '../load/page-resources.js'

/** The outgoing page fades while `out`, the incoming one while `in`. */
export type Transition = 'none' | 'out' | 'in'

/** How the visitor came to what is shown; every arrival has its own number. */
export interface Arrival {
  number: number
  /** By a link, by Back or Forward, or not at all: what is shown has changed where it is. */
  by: 'new' | 'history' | 'refresh'
  /** False for another place on the page that was shown already. */
  newPage: boolean
}

/** What the browser shows at one moment. */
export interface PageState {
  resources: PageResources
  location: PageLocation
  /** The history entry that is shown. */
  entryKey: string
  transition: Transition
  /** Name of what has been loading for more than a second, empty if unknown; null otherwise. */
  slow: string | null
  /** Null for the page that the document came with. */
  arrival: Arrival | null
}

/** What the component at the root renders. */
export interface AppProps {
  resources: PageResources
  transition?: Transition
  /** See `PageState.slow`. */
  slow?: string | null
  /** HTTP date of the saved copy that is shown. */
  savedAt?: string | null
}
