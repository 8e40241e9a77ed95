export const ANNOUNCER_ID = 'route-announcer'

/**
 * Present from the first load on, since assistive technology reads only what changes in a region that
 * it knows. The announcer's text is written by the runtime after each navigation.
 */
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
