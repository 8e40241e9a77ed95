import { useMemo, useRef, useSyncExternalStore } from 'react'
import { tellSaving } from '../../runtime/saved/save-note.js'
import { withRoles } from '../../runtime/saved/saved-roles.js'
import { savedStore } from '../../runtime/saved/saved-store.js'
import { SavedLinkSlot } from '../elements/save-slots.js'
import { ComparableRoles } from './comparable-roles.js'
import { useFoundRoles } from './find-role.js'
import * as words from '#words/pages.js'

/** The roles of a link that somebody has sent, or that leads from one device to another. */
export function SharedRoles({ ids }: { ids: readonly string[] }) {
  const roles = useMemo(() => ids.map((id) => ({ id })), [ids])
  const found = useFoundRoles(roles)
  const saved = useSyncExternalStore(savedStore.subscribe, savedStore.get, savedStore.get)
  // In the order of the link, whichever was found first.
  const answers = ids.map((id) => found.get(id))
  const open = answers.flatMap((answer) => (answer?.kind === 'open' ? [answer.job] : []))
  const unsaved = open.filter(({ id }) => !saved.some((role) => role.id === id))
  const status = useRef<HTMLParagraphElement>(null)
  const saveAll = () => {
    const added = unsaved.map(({ id, path, title }) => ({ id, path, title }))
    const problem = savedStore.change((before) => withRoles(before, added, Date.now()))
    tellSaving(problem)
    // The button goes.
    if (problem === null) status.current?.focus()
  }
  const isDone = open.length > 0 && unsaved.length === 0
  return (
    <ComparableRoles
      roles={roles}
      found={found}
      tools={
        <>
          <p role="status" tabIndex={-1} ref={status}>
            {isDone ? words.allSaved : words.countShared(ids.length)}
          </p>
          {unsaved.length > 0 && (
            <button type="button" className="button" onClick={saveAll}>
              {words.saveAll}
            </button>
          )}
          <SavedLinkSlot />
        </>
      }
    />
  )
}
