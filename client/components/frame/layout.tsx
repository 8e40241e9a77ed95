import { type ReactNode, useEffect } from 'react'
import type { PageContext } from '../../shared/page-data/page-data.js'
import type { SiteData } from '../../shared/page-data/page-views.js'
import { useFilters } from '../filter-state/filter-context.js'
import { useStaticQuery } from '../../runtime/load/static-query-context.js'
import { createIsland } from '../../runtime/islands/islands.js'
import { SiteHeader } from './site-header.js'
import { useMenu } from './use-menu.js'
import { Link } from '../../runtime/links/link.js'
import { usePageLocation } from '../../runtime/address/navigation-context.js'
import { readJobQuery } from '../../shared/requests/job-query.js'
import { FRONT_PATH } from '../../shared/addresses/page-paths.js'
import * as words from '#words/frame.js'

const loadFooter = () => import('./site-footer.js')
const SiteFooter = createIsland('site-footer', async () => (await loadFooter()).SiteFooter)
const LanguageLinks = createIsland('language-links', async () => (await loadFooter()).LanguageLinks)

export interface LayoutProps {
  /** Not left to the stylesheet: the header is painted before the band has arrived. */
  hasFrontBand: boolean
  translations: PageContext['translations']
  children: ReactNode
}

/** While the menu is open, the rest of the page is inert. */
export function Layout({ hasFrontBand, translations, children }: LayoutProps) {
  const site = useStaticQuery<SiteData>('site')
  const { state } = useFilters()
  const menu = useMenu()
  useScrollLock(state.body_fixed)
  const { languages } = site
  return (
    <div
      className={hasFrontBand ? 'site site--front' : 'site'}
      data-menu={menu.open ? 'open' : undefined}
    >
      <SkipLinks inert={menu.open} />
      <SiteHeader site={site} menu={menu}>
        {languages && <LanguageLinks languages={languages} translations={translations} />}
      </SiteHeader>
      <main id="main" tabIndex={-1} inert={menu.open}>
        <UnknownJobNote />
        {children}
      </main>
      <footer className="site-footer on-dark" inert={menu.open}>
        <SiteFooter site={site} translations={translations} />
      </footer>
    </div>
  )
}

/** CSS shows the second link only on pages with a job listing. */
function SkipLinks({ inert }: { inert: boolean }) {
  return (
    <div className="skip-links" inert={inert}>
      <a className="skip-link" href="#main">
        {words.skipToMain}
      </a>
      <a className="skip-link skip-link--results" href="#results">
        {words.skipToResults}
      </a>
    </div>
  )
}

/**
 * For links from an applicant tracking system, such as `/careers?gh_jid=444444`. Known ids redirect
 * before the page renders, so an id that is still in the address is unknown.
 */
export function UnknownJobNote() {
  const { search } = usePageLocation()
  if (readJobQuery(search) === null) return null
  return (
    <p className="page-note" role="note">
      {words.unknownJob} <Link to={FRONT_PATH}>{words.seeAllRoles}</Link>
    </p>
  )
}

/** Also reserves the width of the scroll bar, so that the page behind does not move. */
function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return
    const root = document.documentElement
    // Set through the CSSOM, because the content security policy forbids style attributes; as a variable it
    // would be computed for the whole page.
    root.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`
    root.dataset['scrollLocked'] = ''
    return () => {
      delete root.dataset['scrollLocked']
      root.style.paddingInlineEnd = ''
    }
  }, [locked])
}
