import { useLayoutEffect, type RefObject } from 'react'
import { useMounted } from '../../hooks/use-mounted.js'
import { MENU_ID, type Menu } from './use-menu.js'
import * as words from '#words/frame.js'

/** Without JavaScript, a link to the menu, which CSS shows through `:target`. */
export function MenuControl({
  menu,
  ref,
}: {
  menu: Menu
  ref: RefObject<HTMLButtonElement | null>
}) {
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
