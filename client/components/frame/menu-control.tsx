import type { Ref } from 'react'
import { useMounted } from '../../hooks/use-mounted.js'
import type { Menu } from './use-menu.js'

export const MENU_ID = 'site-menu'

/** Without JavaScript, a link to the menu, which CSS shows through `:target`. */
export function MenuControl({ menu, ref }: { menu: Menu; ref: Ref<HTMLButtonElement> }) {
  const mounted = useMounted()
  if (!mounted) {
    return (
      <a className="menu-control" href={`#${MENU_ID}`}>
        Menu
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
      {menu.open ? 'Close' : 'Menu'}
    </button>
  )
}
