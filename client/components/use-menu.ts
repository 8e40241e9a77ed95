import { useCallback, useEffect } from 'react'
import { useFilters } from '../filters/filter-context.js'
import { usePageLocation } from '../navigation/navigation-context.js'

/** From here on the navigation is a row in the header; the stylesheet has the same figure. */
const WIDE = '(min-width: 60rem)'

export interface Menu {
  open: boolean
  setOpen: (open: boolean) => void
}

/** The menu of small screens. It closes with the page on which it was opened. */
export function useMenu(): Menu {
  const { pathname, search } = usePageLocation()
  const { state, dispatch } = useFilters()
  const open = state.menu
  const setOpen = useCallback(
    (next: boolean) => {
      dispatch({ type: 'SET_MENU', payload: next })
      dispatch({ type: 'SET_BODY_FIXED', payload: next })
    },
    [dispatch],
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
  }, [open, setOpen, pathname, search])

  return { open, setOpen }
}
