import { useMemo } from 'react'
import { Band } from '../components/elements/band.js'
import { FallbackLinks } from '../components/elements/fallback-links.js'
import { Section } from '../components/elements/section.js'
import { SavedRoles } from '../components/pages/saved-roles.js'
import { toSharedIds } from '../components/pages/shared-ids.js'
import { SharedRoles } from '../components/pages/shared-roles.js'
import { useMounted } from '../hooks/use-mounted.js'
import { usePageLocation } from '../runtime/address/navigation-context.js'
import * as words from '#words/pages.js'
import { FRONT_PATH } from '../shared/addresses/page-paths.js'

/** The HTML has no roles: only the browser knows what is saved, and what the address names. */
export function SavedPage() {
  const { search } = usePageLocation()
  const ids = useMemo(() => toSharedIds(search), [search])
  const mounted = useMounted()
  return (
    <>
      <Band title={ids === null ? words.savedHeading : words.sharedHeading} seed="saved roles">
        <p className="band-text">{ids === null ? words.savedLead : words.sharedLead}</p>
      </Band>
      <Section kind="saved-roles" fallbackHeading={words.listOfRoles}>
        {!mounted && <p className="without-script">{words.needsScript}</p>}
        {mounted && (ids === null ? <SavedRoles /> : <SharedRoles key={search} ids={ids} />)}
      </Section>
      <FallbackLinks links={[{ url: FRONT_PATH, label: words.allOpenRoles }]} />
    </>
  )
}
