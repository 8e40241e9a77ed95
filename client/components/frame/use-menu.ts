import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { replaceQuery } from '../filter-state/address-query.js'
import { useFilters } from '../filter-state/filter-context.js'
import { useMounted } from '../../hooks/use-mounted.js'
import { usePageLocation } from '../../runtime/address/navigation-context.js'

/** Keep in step with the breakpoint in styles/frame/header.css. */
const WIDE = '(min-width: 60rem)'

export const MENU_ID = 'site-menu'

export interface Menu {
  open: boolean
  setOpen: (open: boolean) => void
}

/**
 * The menu's state belongs to the page on which it was opened, so the next page is never behind it.
 */
export function useMenu(): Menu {
  const { pathname, search } = usePageLocation()
  const { state, dispatch } = useFilters()
  const mounted = useMounted()
  const here = `${pathname}${search}`
  const [openedAt, setOpenedAt] = useState(here)
  const open = state.menu && openedAt === here
  const setOpen = useCallback(
    (next: boolean) => {
      setOpenedAt(here)
      dispatch({ type: 'SET_MENU', payload: next })
      dispatch({ type: 'SET_BODY_FIXED', payload: next })
    },
    [dispatch, here],
  )

  useEffect(() => {
    if (!open) return
    const close = () => setOpen(false)
    const wide = window.matchMedia(WIDE)
    wide.addEventListener('change', close)
    return () => {
      wide.removeEventListener('change', close)
      close()
    }
  }, [open, setOpen])

  const openAsLinked = useEffectEvent(() => {
    const isOpen = window.location.hash === `#${MENU_ID}` && !window.matchMedia(WIDE).matches
    if (!isOpen) return
    setOpen(true)
    // A reload would open it again.
    replaceQuery(window.location.search)
  })
  // A link may have opened it before the page was hydrated, which only the browser knows.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useLayoutEffect(() => void (mounted && openAsLinked()), [mounted])

  return { open, setOpen }
}
