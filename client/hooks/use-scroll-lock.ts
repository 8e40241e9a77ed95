import { useEffect } from 'react'

/** Also reserves the width of the scroll bar, so that the page behind does not move. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return
    const root = document.documentElement
    // Set through the CSSOM, because the content security policy forbids style attributes; as a variable it
    // would be computed for the whole page.
    root.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`
    root.dataset['scrollLocked'] = ''
    return () => {
      delete root.dataset['scrollLocked']
      root.style.paddingInlineEnd = ''
    }
  }, [locked])
}
