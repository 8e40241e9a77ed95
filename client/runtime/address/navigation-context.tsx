import { createContext, useContext } from 'react'

/** Where the visitor is. Given to components, which never read `window.location` while rendering. */
export interface PageLocation {
  pathname: string
  /** With the leading `?`, or empty. */
  search: string
  /** With the leading `#`, or empty. */
  hash: string
}

export interface NavigateOptions {
  /** Takes the place of the current history entry. */
  replace?: boolean
  /** Names the target to a visitor who has to wait for it. */
  title?: string
}

export interface Navigation {
  location: PageLocation
  /** Loads the target's data, then goes there; a full page load if that fails. */
  navigate: (to: string, options?: NavigateOptions) => Promise<void>
  /** Fetches what the target needs, if the connection allows it. */
  prefetch: (to: string) => void
}

/** Until the browser runtime takes over, links are plain links. */
export const NavigationContext = createContext<Navigation>({
  location: { pathname: '/', search: '', hash: '' },
  navigate: async () => {},
  prefetch: () => {},
})

export function useNavigation(): Navigation {
  return useContext(NavigationContext)
}

export function usePageLocation(): PageLocation {
  return useContext(NavigationContext).location
}
