import { useEffect } from 'react'

/** Stops the page behind a menu or panel from scrolling, and keeps its width without the scroll bar. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return
    const root = document.documentElement
    // Measured before the bar disappears; set through the CSSOM, which the security policy allows.
    root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`)
    root.dataset['scrollLocked'] = ''
    return () => {
      delete root.dataset['scrollLocked']
      root.style.removeProperty('--scroll-bar')
    }
  }, [locked])
}
