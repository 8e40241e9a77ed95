import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import type { SiteData } from '../../shared/page-data/page-views.js'
import { Link } from '../../runtime/links/link.js'
import { MenuControl } from './menu-control.js'
import { SiteLogo } from './site-logo.js'
import { SiteNavigation } from './site-navigation.js'
import type { Menu } from './use-menu.js'
import * as words from '#words/frame.js'
import { FRONT_PATH } from '../../shared/addresses/page-paths.js'

export interface SiteHeaderProps {
  site: SiteData
  menu: Menu
  /** What ends the menu. */
  children: ReactNode
}

export function SiteHeader({ site, menu, children }: SiteHeaderProps) {
  const control = useRef<HTMLButtonElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.open) return
    menu.setOpen(false)
    control.current?.focus()
  }
  // Also a link to the page that is open already.
  const onClick = ({ target }: MouseEvent) => {
    if (menu.open && target instanceof Element && target.closest('a')) menu.setOpen(false)
  }
  return (
    <header className="site-header" onKeyDown={onKeyDown} onClick={onClick}>
      <div className="container site-header-row">
        <Link to={FRONT_PATH} className="site-header-home">
          <SiteLogo site={site} name={words.siteHome(site.organisation.name)} />
        </Link>
        <MenuControl menu={menu} ref={control} />
        <SiteNavigation site={site} open={menu.open}>
          {children}
        </SiteNavigation>
      </div>
    </header>
  )
}
