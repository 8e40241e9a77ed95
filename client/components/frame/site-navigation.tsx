import type { ReactNode } from 'react'
import type { SiteData } from '../../shared/page-data/page-views.js'
import { Link } from '../../runtime/links/link.js'
import { usePageLocation } from '../../runtime/address/navigation-context.js'
import { MENU_ID } from './use-menu.js'
import { useMounted } from '../../hooks/use-mounted.js'
import * as words from '#words/frame.js'

export interface SiteNavigationProps {
  site: SiteData
  open: boolean
  children: ReactNode
}

export function SiteNavigation({ site, open, children }: SiteNavigationProps) {
  const { pathname } = usePageLocation()
  const mounted = useMounted()
  const { main, action } = site.navigation
  const current = (url: string) => (url === pathname ? 'page' : undefined)
  return (
    <nav
      id={MENU_ID}
      className="site-navigation"
      aria-label={words.mainNavigation}
      data-open={open || undefined}
    >
      <ul className="site-navigation-links">
        {main.map((link, index) => (
          <li key={index}>
            <Link to={link} className="site-navigation-link" aria-current={current(link.url)}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
      {action !== null && !isHere(action.url, pathname) && (
        <Link to={action} className="button site-navigation-action">
          {action.label}
        </Link>
      )}
      {children}
      {!mounted && (
        <a className="site-navigation-close" href="#main">
          {words.closeMenuLink}
        </a>
      )}
    </nav>
  )
}

/** Nobody needs a way to what is on the page already. */
function isHere(url: string, pathname: string): boolean {
  return url.replace(/[?#].*$/s, '') === pathname
}
