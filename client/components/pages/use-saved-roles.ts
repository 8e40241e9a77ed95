import { useState, useSyncExternalStore } from 'react'
import { tellSaving } from '../../runtime/saved/save-note.js'
import type { SavedRole } from '../../runtime/saved/saved-roles.js'
import { withRoles } from '../../runtime/saved/saved-roles.js'
import { savedStore } from '../../runtime/saved/saved-store.js'

/** For components that only the browser renders. `removed` is what the last change took away. */
export function useSavedRoles() {
  const roles = useSyncExternalStore(savedStore.subscribe, savedStore.get, () => NONE)
  const [known, setKnown] = useState(roles)
  const [removed, setRemoved] = useState<readonly SavedRole[]>(NONE)
  if (known !== roles) {
    setKnown(roles)
    setRemoved(known.filter(({ id }) => !roles.some((role) => role.id === id)))
  }
  /** False if it is not possible. */
  const undo = (): boolean => {
    const problem = savedStore.change((now) =>
      withRoles(now, removed, Date.now()).sort((a, b) => b.savedAt - a.savedAt),
    )
    tellSaving(problem)
    return problem === null
  }
  return { roles, removed, undo }
}

const NONE: readonly SavedRole[] = []
