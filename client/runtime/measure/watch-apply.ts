import { sendBeacon } from './beacon.js'

let isWatching = false

/** Counts each way to an application form, in this tab or another. A second call is none. */
export function watchApply(document: Document): void {
  if (isWatching) return
  isWatching = true
  const count = ({ target, button }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('a.apply-link[href]') !== null
    const [, id] = /\/(\d+)$/.exec(location.pathname) ?? []
    if (isLink && id !== undefined && button < 2) sendBeacon('apply', id)
  }
  document.addEventListener('click', count)
  document.addEventListener('auxclick', count)
}
