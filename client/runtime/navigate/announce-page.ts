import { MESSAGES } from '../../shared/messages.js'
import { ANNOUNCER_ID } from './live-regions.js'

/** Says where the visitor has arrived: the page's title, else its first heading. */
export function announcePage(title: string): void {
  const heading = document.querySelector('main h1')?.textContent?.trim()
  const announcer = document.getElementById(ANNOUNCER_ID)
  if (announcer) announcer.textContent = MESSAGES.navigatedTo(title || heading || location.pathname)
}

/** An equal text would not be read again. */
export function clearAnnouncement(): void {
  document.getElementById(ANNOUNCER_ID)?.replaceChildren()
}
