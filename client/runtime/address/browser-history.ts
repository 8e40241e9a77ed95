/** Takes whole addresses: a path that begins with two slashes would lead to another host. */
export interface BrowserHistory {
  url: () => URL
  /** Identifies the current history entry, also after a reload. */
  entryKey: () => string
  push: (url: URL) => void
  replace: (url: URL) => void
  /** A full page load, also where only the hash differs. */
  hardLoad: (url: URL) => void
}

export function createBrowserHistory({ history, location }: Window): BrowserHistory {
  const url = () => new URL(location.href)

  return {
    url,
    // An entry that other code pushed, or the visitor typed, has no key.
    entryKey: () => history.state?.key ?? location.href,
    push: ({ href }) => {
      if (!writeHistory(history, 'pushState', { key: newKey() }, href)) location.assign(href)
    },
    replace: ({ href }) => {
      const state = { ...history.state, key: history.state?.key ?? newKey() }
      // The page's own address would load it again, for ever.
      if (!writeHistory(history, 'replaceState', state, href) && href !== location.href)
        location.replace(href)
    },
    hardLoad: (target) => {
      const current = url()
      if (target.pathname !== current.pathname || target.search !== current.search) {
        location.assign(target.href)
        return
      }
      // Assigning a URL that differs only in its hash would just scroll.
      if (target.hash !== current.hash)
        writeHistory(history, 'replaceState', history.state, target.href)
      location.reload()
    },
  }
}

let lastKey = 0

function newKey(): string {
  lastKey = Math.max(Date.now(), lastKey + 1)
  return lastKey.toString(36)
}

/**
 * Whether the browser has taken the address. Safari refuses after 100 changes within 30 s, and others
 * where the document is not their own site's.
 */
export function writeHistory(
  history: Pick<History, 'pushState' | 'replaceState'>,
  how: 'pushState' | 'replaceState',
  state: unknown,
  href: string,
): boolean {
  try {
    history[how](state, '', href)
    return true
  } catch {
    return false
  }
}
