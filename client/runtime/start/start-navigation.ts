import { whenIdle } from '../../hooks/when-idle.js'
import type { Navigation } from '../address/navigation-context.js'
import { watchForms } from '../links/watch-forms.js'
import { watchLinks } from '../links/watch-links.js'
import { connection, createPrefetcher } from '../load/prefetcher.js'
import { watchSavedRoles } from '../saved/save-slots.js'
import { createLateNavigation, type LateNavigationOptions } from './late-navigation.js'

/** Delay in ms in browsers without idle callbacks. */
const IDLE_MS = 200

export interface RunningNavigation extends Pick<Navigation, 'navigate' | 'prefetch'> {
  isNavigating: () => boolean
}

/** From now on links, forms, Back and Forward are client navigations. */
export function startNavigation(options: LateNavigationOptions): RunningNavigation {
  const { navigate, onFollow, isNavigating } = createLateNavigation(options)
  const prefetcher = createPrefetcher({
    loader: options.loader,
    connection,
    whenIdle: (task) => whenIdle(task, IDLE_MS),
    currentPath: () => window.location.pathname,
  })
  watchLinks({ document, navigate, prefetcher, onFollow })
  watchForms({ document, navigate })
  watchSavedRoles(window)
  return { navigate, prefetch: prefetcher.onVisible, isNavigating }
}
