import { SAVED_PATH } from '../../shared/addresses/page-paths.js'
import { withRoles } from './saved-roles.js'
import { savedStore } from './saved-store.js'
import { tellSaving } from './save-note.js'
import * as words from '#words/frame.js'

/*
 * The HTML has no button that only a script can answer, but an empty slot for it. Rows that are never
 * hydrated have slots too, so they are filled here, no matter what has rendered them.
 */

/** For an element with the attributes `data-save` (the job's id), `data-path` and `data-title`. */
export function fillSaveButtonSlot(slot: HTMLElement | null): void {
  if (slot === null) return
  const { save: id = '', path = '', title = '' } = slot.dataset
  const isSaved = () => savedStore.get().some((role) => role.id === id)
  const button = slot.querySelector('button') ?? slot.appendChild(document.createElement('button'))
  // Also of a button that is there: code that was lost and asked for again has a list of its own.
  button.onclick = () =>
    tellSaving(
      savedStore.change((roles) =>
        isSaved()
          ? roles.filter((role) => role.id !== id)
          : withRoles(roles, [{ id, path, title }], Date.now()),
      ),
    )
  const pressed = String(isSaved())
  // A word that is right stays as it is: the visitor's browser may have translated it.
  if (button.getAttribute('aria-pressed') === pressed) return
  button.className = 'save'
  button.setAttribute('aria-pressed', pressed)
  button.textContent = isSaved() ? words.saved : words.save
  button.setAttribute('aria-label', words.saveRole(title) + (isSaved() ? ` – ${words.saved}` : ''))
}

/** With the way to what is saved, once something is. */
export function fillSavedLinkSlot(slot: HTMLElement | null): void {
  const { length } = savedStore.get()
  if (slot === null) return
  if (length === 0) return slot.replaceChildren()
  const link = slot.querySelector('a') ?? slot.appendChild(document.createElement('a'))
  link.href = SAVED_PATH
  link.textContent = words.savedRoles(length)
}

let isWatching = false

/** Fills the slots of the document, and keeps them right in every tab. A second call is none. */
export function watchSavedRoles(window: Window): void {
  if (isWatching) return
  isWatching = true
  const fill = () => {
    window.document.querySelectorAll<HTMLElement>('.save-slot').forEach(fillSaveButtonSlot)
    window.document.querySelectorAll<HTMLElement>('.saved-slot').forEach(fillSavedLinkSlot)
  }
  fill()
  // On a slow line the rest of the HTML may still come.
  window.addEventListener('DOMContentLoaded', fill)
  savedStore.subscribe(fill)
  window.addEventListener('storage', savedStore.refresh)
  // A page in the back/forward cache hears of nothing.
  window.addEventListener('pageshow', (event) => event.persisted && savedStore.refresh())
}
