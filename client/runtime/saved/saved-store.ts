import { MOST_ROLES, parseSavedRoles, type SavedRole } from './saved-roles.js'
import * as words from '#words/frame.js'

const KEY = 'saved-roles'

/** What the visitor has saved on this device. Written only by `change`. */
export interface SavedStore {
  /** The same list until it changes, newest first; empty where nothing can be read. */
  get: () => readonly SavedRole[]
  /** Returns one sentence if it was not possible; then nothing has changed. */
  change: (change: (roles: readonly SavedRole[]) => readonly SavedRole[]) => string | null
  /** Another tab may have written. */
  refresh: () => void
  /** The returned function ends the subscription. */
  subscribe: (listener: () => void) => () => void
}

/** Access to `storage` throws where the browser forbids it. */
export function createSavedStore(storage: () => Storage): SavedStore {
  const listeners = new Set<() => void>()
  let known: readonly SavedRole[] | null = null

  function read(): readonly SavedRole[] {
    try {
      return parseSavedRoles(storage().getItem(KEY))
    } catch {
      return []
    }
  }

  function show(roles: readonly SavedRole[]) {
    known = roles
    listeners.forEach((listener) => listener())
  }

  return {
    get: () => (known ??= read()),
    change: (change) => {
      const roles = change(read())
      if (roles.length > MOST_ROLES) return words.noMoreThan(MOST_ROLES)
      try {
        if (roles.length === 0) storage().removeItem(KEY)
        else storage().setItem(KEY, JSON.stringify(roles))
      } catch {
        return words.savingForbidden
      }
      show(roles)
      return null
    },
    refresh: () => show(read()),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const savedStore = createSavedStore(() => window.localStorage)
