import type { ReactNode } from 'react'
import type { PageContext } from '../../shared/page-data/page-data.js'
import type { SiteData } from '../../shared/page-data/page-views.js'
import { useFilters } from '../filter-state/filter-context.js'
import { useStaticQuery } from '../../runtime/load/static-query-context.js'
import { createIsland } from '../../runtime/islands/islands.js'
import { SiteHeader } from './site-header.js'
import { UnknownJobNote } from './unknown-job-note.js'
import { useMenu } from './use-menu.js'
import { useScrollLock } from '../../hooks/use-scroll-lock.js'
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
