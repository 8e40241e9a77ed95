import { useEffect } from 'react'

/** Keeps the page behind a menu or a panel where it is, and as wide as it was with its scroll bar. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return
    const root = document.documentElement
    // Measured before the bar goes; set through the CSSOM, which the security policy allows.
    root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`)
    root.dataset['scrollLocked'] = ''
    return () => {
      delete root.dataset['scrollLocked']
      root.style.removeProperty('--scroll-bar')
    }
  }, [locked])
}
