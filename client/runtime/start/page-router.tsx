import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react'
import { HydratingContext } from '../../hooks/use-browser-value.js'
import { NavigationContext, type Navigation } from '../address/navigation-context.js'
import type { CurrentPage } from '../navigate/current-page.js'
import type { AppProps } from '../navigate/page-state.js'

export interface PageRouterProps extends Omit<Navigation, 'location' | 'arrivals'> {
  App: ComponentType<AppProps>
  current: CurrentPage
  onHydrated: () => void
}

export function PageRouter(props: PageRouterProps) {
  const { App, current, navigate, prefetch, loadPageData, loadQuery, onHydrated } = props
  const page = useSyncExternalStore(current.subscribe, current.get, current.get)
  const [isHydrating, setHydrating] = useState(page.resources.isServerRendered === true)
  useEffect(() => startTransition(() => setHydrating(false)), [])

  // The first render must equal the server's, which knows the page's own path and no query.
  const { search, hash } = page.location
  const pathname = isHydrating ? page.resources.page.path : page.location.pathname
  const query = isHydrating ? '' : search
  const fragment = isHydrating ? '' : hash
  const arrivals = page.arrival?.number ?? 0
  const navigation = useMemo<Navigation>(
    () => ({
      location: { pathname, search: query, hash: fragment },
      arrivals,
      navigate,
      prefetch,
      loadPageData,
      loadQuery,
    }),
    [pathname, query, fragment, arrivals, navigate, prefetch, loadPageData, loadQuery],
  )

  useEffect(() => {
    if (!isHydrating) onHydrated()
  }, [isHydrating, onHydrated])

  useLayoutEffect(() => {
    if (page.arrival) current.rendered(page)
    // Once for each arrival, whatever else of the page changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [arrivals])

  useEffect(() => {
    if (page.arrival) current.settled(page)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [arrivals])

  return (
    <HydratingContext value={isHydrating}>
      <NavigationContext value={navigation}>
        <App
          resources={page.resources}
          transition={page.transition}
          slow={page.slow}
          savedAt={isHydrating ? null : (page.resources.savedAt ?? null)}
        />
      </NavigationContext>
    </HydratingContext>
  )
}
