import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from '../../runtime/links/link.js'
import { tellSaving } from '../../runtime/saved/save-note.js'
import { savedStore } from '../../runtime/saved/saved-store.js'
import { CopyLink } from '../elements/copy-link.js'
import { ComparableRoles } from './comparable-roles.js'
import { toSharedPath } from './shared-ids.js'
import { useFoundRoles } from './find-role.js'
import * as words from '#words/pages.js'
import { FRONT_PATH } from '../../shared/addresses/page-paths.js'
import { type SavedRole, withRoles } from '../../runtime/saved/saved-roles.js'

const NONE: readonly SavedRole[] = []

/** What is saved on this device, newest first. What was removed last can be brought back. */
export function SavedRoles() {
  const { roles, removed, undo } = useSavedRoles()
  const found = useFoundRoles(roles)
  const status = useRef<HTMLParagraphElement>(null)
  // The button goes.
  const undoAndFocus = () => void (undo() && status.current?.focus())
  const change = (change: Parameters<typeof savedStore.change>[0]) =>
    tellSaving(savedStore.change(change))
  return (
    <>
      <ComparableRoles
        roles={roles}
        found={found}
        onRemove={(id) => change((all) => all.filter((role) => role.id !== id))}
        tools={
          <>
            <p role="status" tabIndex={-1} ref={status}>
              {toStatus(roles.length, removed)}
            </p>
            {removed.length > 0 && (
              <UndoButton key={removed.map(({ id }) => id).join()} undo={undoAndFocus} />
            )}
            {roles.length > 0 && (
              <>
                <CopyLink label={words.copyLink} path={toSharedPath(roles)} />
                <button type="button" className="link-button" onClick={() => change(() => [])}>
                  {words.removeAll}
                </button>
              </>
            )}
          </>
        }
      />
      {roles.length === 0 && <NothingSaved />}
    </>
  )
}

function toStatus(count: number, removed: readonly { title: string }[]): string {
  const [first, ...others] = removed
  if (first === undefined) return words.countSaved(count)
  return others.length === 0 ? words.oneRemoved(first.title) : words.manyRemoved(removed.length)
}

/** Takes the focus over from a button that has gone with its role. */
function UndoButton({ undo }: { undo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) button.current?.focus()
  }, [])
  return (
    <button type="button" className="link-button" onClick={undo} ref={button}>
      {words.undo}
    </button>
  )
}

function NothingSaved() {
  return (
    <div className="empty-results">
      <h3>{words.nothingSaved}</h3>
      <p>{words.howToSave}</p>
      <p>
        <Link to={FRONT_PATH}>{words.seeAllRoles}</Link>
      </p>
    </div>
  )
}

/** For components that only the browser renders. `removed` is what the last change took away. */
function useSavedRoles() {
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
