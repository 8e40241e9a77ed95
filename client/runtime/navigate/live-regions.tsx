import * as words from '#words/frame.js'
import { SAVE_NOTE_ID } from '../saved/save-note.js'

const ANNOUNCER_ID = 'route-announcer'

/** In the first HTML, because screen readers announce only changes of regions they already know. */
export function LiveRegions({ slow }: { slow: string | null }) {
  return (
    <>
      <div id={ANNOUNCER_ID} className="visually-hidden" aria-live="assertive" aria-atomic="true" />
      <div className="slow-load" role="status">
        {slow !== null && <span>{slow ? words.stillLoadingPage(slow) : words.stillLoading}</span>}
      </div>
      <p id={SAVE_NOTE_ID} className="save-note" role="status" />
    </>
  )
}

/** The title may be empty. */
export function announcePage(title: string): void {
  const heading = document.querySelector('main h1')?.textContent?.trim()
  const announcer = document.getElementById(ANNOUNCER_ID)
  const name = title || heading || location.pathname
  if (announcer) announcer.textContent = words.navigatedTo(name)
}

/** Setting the same text again would not be announced. */
export function clearAnnouncement(): void {
  document.getElementById(ANNOUNCER_ID)?.replaceChildren()
}
