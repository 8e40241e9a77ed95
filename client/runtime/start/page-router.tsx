import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
  type ComponentType,
} from 'react'
import { useMounted } from '../../hooks/use-mounted.js'
import { NavigationContext, type Navigation } from '../address/navigation-context.js'
import type { CurrentPage } from '../navigate/current-page.js'
import type { AppProps } from '../navigate/page-state.js'
import type { RunningNavigation } from './start-navigation.js'

export interface PageRouterProps extends Omit<RunningNavigation, 'isNavigating'> {
  App: ComponentType<AppProps>
  shown: CurrentPage
  /** Called once, when the page that the document came with has come to life. */
  onReady: () => void
}

/** Draws whatever is to be shown. */
export function PageRouter(props: PageRouterProps) {
  const { App, shown, navigate, prefetch, arrive, onReady } = props
  const view = useSyncExternalStore(shown.subscribe, shown.get, shown.get)
  const isHydrated = useMounted()

  // The server renders under the page's own path, without a query, and so must the first render here.
  const { search, hash } = view.location
  const pathname = isHydrated ? view.location.pathname : view.resources.page.path
  const query = isHydrated ? search : ''
  const fragment = isHydrated ? hash : ''
  const navigation = useMemo<Navigation>(
    () => ({ location: { pathname, search: query, hash: fragment }, navigate, prefetch }),
    [pathname, query, fragment, navigate, prefetch],
  )

  useEffect(onReady, [onReady])

  useLayoutEffect(() => {
    if (view.arrival) arrive(view)
    // One call for each arrival, whatever else of the view changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [view.arrival?.number])

  return (
    <NavigationContext value={navigation}>
      <App
        resources={view.resources}
        transition={view.transition}
        slow={view.slow}
        savedAt={isHydrated ? (view.resources.savedAt ?? null) : null}
      />
    </NavigationContext>
  )
}
