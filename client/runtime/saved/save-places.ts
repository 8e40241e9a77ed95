import { SAVED_PATH } from '../../shared/page-paths.js'
import { withRoles } from './saved-roles.js'
import { savedStore } from './saved-store.js'
import { tellSaving } from './save-note.js'

/*
 * The HTML has no button that only a script can answer, but an empty place for it. Rows that are never
 * hydrated have places too, so they are filled here, whoever has rendered them.
 */

/** For an element with the attributes `data-save` (the job's id), `data-path` and `data-title`. */
export function fillSavePlace(place: HTMLElement | null): void {
  if (place === null) return
  const { save: id = '', path = '', title = '' } = place.dataset
  const isSaved = () => savedStore.get().some((role) => role.id === id)
  let button = place.querySelector('button')
  if (button === null) {
    button = document.createElement('button')
    button.type = 'button'
    button.className = 'save'
    button.setAttribute('aria-label', `Save ${title}`)
    button.onclick = () =>
      tellSaving(
        savedStore.change((roles) =>
          isSaved()
            ? roles.filter((role) => role.id !== id)
            : withRoles(roles, [{ id, path, title }], Date.now()),
        ),
      )
    place.append(button)
  }
  button.setAttribute('aria-pressed', String(isSaved()))
}

/** With the way to what is saved, once something is. */
export function fillSavedPlace(place: HTMLElement | null): void {
  const { length } = savedStore.get()
  if (place === null) return
  if (length === 0) return place.replaceChildren()
  const link = place.querySelector('a') ?? document.createElement('a')
  link.href = SAVED_PATH
  link.textContent = `Saved roles (${length})`
  place.append(link)
}

let isWatching = false

/** Fills the places of the document, and keeps them right in every tab. A second call is none. */
export function watchSavedRoles(window: Window): void {
  if (isWatching) return
  isWatching = true
  const fill = () => {
    window.document.querySelectorAll<HTMLElement>('.save-place').forEach(fillSavePlace)
    window.document.querySelectorAll<HTMLElement>('.saved-place').forEach(fillSavedPlace)
  }
  fill()
  // On a slow line the rest of the HTML may still come.
  window.addEventListener('DOMContentLoaded', fill)
  savedStore.subscribe(fill)
  window.addEventListener('storage', savedStore.refresh)
  // A page in the back/forward cache hears of nothing.
  window.addEventListener('pageshow', (event) => event.persisted && savedStore.refresh())
}
