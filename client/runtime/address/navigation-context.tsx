import { createContext, useContext } from 'react'
import type { PageData } from '../../shared/page-data/page-data.js'
import type { StaticQueryName } from '../../shared/page-data/static-query-hash.js'

/** Components never read `window.location` while rendering: the server has none. */
export interface PageLocation {
  pathname: string
  /** With the leading `?`, or empty. */
  search: string
  /** With the leading `#`, or empty. */
  hash: string
}

export interface NavigateOptions {
  replace?: boolean
  /** Shown while a slow target loads. */
  title?: string
}

export interface Navigation {
  location: PageLocation
  /** Counts the arrivals at pages: each sets title and links of the head again. */
  arrivals: number
  /** Loads the target, then shows it; a full page load if that fails. */
  navigate: (to: string, options?: NavigateOptions) => Promise<void>
  prefetch: (to: string) => void
  /** Null for an unknown path; rejects if it cannot be loaded. */
  loadPageData: (path: string) => Promise<PageData | null>
  /** Rejects if it cannot be loaded. */
  loadQuery: (name: StaticQueryName) => Promise<unknown>
}

/** Without the runtime, links are plain links and nothing more is loaded. */
export const NO_NAVIGATION: Navigation = {
  location: { pathname: '/', search: '', hash: '' },
  arrivals: 0,
  navigate: async () => {},
  prefetch: () => {},
  loadPageData: () => new Promise(() => {}),
  loadQuery: () => new Promise(() => {}),
}

export const NavigationContext = createContext(NO_NAVIGATION)

export function useNavigation(): Navigation {
  return useContext(NavigationContext)
}

export function usePageLocation(): PageLocation {
  return useContext(NavigationContext).location
}
