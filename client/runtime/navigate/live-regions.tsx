import { navigatedTo } from '../../shared/runtime-messages.js'

const ANNOUNCER_ID = 'route-announcer'

/** Present from the first load on: assistive technology reads only changes of a region that it knows. */
export function LiveRegions({ slow }: { slow: string | null }) {
  return (
    <>
      <div id={ANNOUNCER_ID} className="visually-hidden" aria-live="assertive" aria-atomic="true" />
      <div className="slow-load" role="status" data-active={slow === null ? undefined : 'true'}>
        {slow === null ? null : (
          <span>{slow === '' ? 'Still loading…' : `Still loading ${slow}…`}</span>
        )}
      </div>
    </>
  )
}

/** Announces the new page by its title, else by its first heading. */
export function announcePage(title: string): void {
  const heading = document.querySelector('main h1')?.textContent?.trim()
  const announcer = document.getElementById(ANNOUNCER_ID)
  if (announcer) announcer.textContent = navigatedTo(title || heading || location.pathname)
}

/** Otherwise an equal text would not be read again. */
export function clearAnnouncement(): void {
  document.getElementById(ANNOUNCER_ID)?.replaceChildren()
}
