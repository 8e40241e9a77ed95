import { SLOW_LOAD_MS } from '../../shared/constants/constants.js'
import type { CurrentPage } from './current-page.js'

export interface NavigationAttemptsOptions {
  current: CurrentPage
  /** The returned function cancels the callback. */
  delay: (ms: number, callback: () => void) => () => void
  /**
   * Calls back when the browser itself starts to load a document. The returned function stops
   * watching.
   */
  watchUnload: (callback: () => void) => () => void
}

/** A newer navigation cancels an older one and removes its slow-load notice. */
export interface NavigationAttempts {
  /** `title` is for the slow-load notice. The returned function says whether this is the newest. */
  begin: (title: string) => () => boolean
  endNotice: () => void
  /** Without starting another. */
  cancel: () => void
  /** Cancels the newest attempt if the browser itself starts to load a document meanwhile. */
  untilUnload: <Result>(loading: Promise<Result>) => Promise<Result>
}

export function createNavigationAttempts(options: NavigationAttemptsOptions): NavigationAttempts {
  const { current, delay, watchUnload } = options
  let newest = 0
  let endNotice = () => {}

  function cancel() {
    newest += 1
    endNotice()
  }

  return {
    cancel,
    endNotice: () => endNotice(),
    begin: (title) => {
      cancel()
      const attempt = newest
      endNotice = delay(SLOW_LOAD_MS, () => current.change({ slow: title }))
      return () => attempt === newest
    },
    // Pushing an entry during a reload or Back would leave Chromium with a history in which Back does nothing.
    untilUnload: (loading) => {
      const attempt = newest
      const stopWatching = watchUnload(() => {
        if (attempt !== newest) return
        cancel()
        current.change({ slow: null, transition: 'none' })
      })
      return loading.finally(stopWatching)
    },
  }
}
