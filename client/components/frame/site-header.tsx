import {
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  type RefObject,
} from 'react'
import type { SiteData } from '../../shared/page-data/page-views.js'
import { Link } from '../../runtime/links/link.js'
import { SiteLogo } from './site-logo.js'
import { SiteNavigation } from './site-navigation.js'
import { type Menu, MENU_ID } from './use-menu.js'
import * as words from '#words/frame.js'
import { FRONT_PATH } from '../../shared/addresses/page-paths.js'
import { useMounted } from '../../hooks/use-mounted.js'

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

/** Without JavaScript, a link to the menu, which CSS shows through `:target`. */
function MenuControl({ menu, ref }: { menu: Menu; ref: RefObject<HTMLButtonElement | null> }) {
  const mounted = useMounted()
  // The link that has opened the menu is gone, and the focus with it.
  useLayoutEffect(() => {
    if (menu.open && document.activeElement === document.body) ref.current?.focus()
  }, [mounted, menu.open, ref])
  if (!mounted) {
    return (
      <a className="menu-control" href={`#${MENU_ID}`}>
        {words.menuLink}
      </a>
    )
  }
  return (
    <button
      ref={ref}
      type="button"
      className="menu-control"
      aria-expanded={menu.open}
      aria-controls={MENU_ID}
      onClick={() => menu.setOpen(!menu.open)}
    >
      {menu.open ? words.close : words.menu}
    </button>
  )
}
