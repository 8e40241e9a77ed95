import { useEffect, useEffectEvent } from 'react'

/** Except where the page has an open dialog: the key is for that. */
export function useEscape(onEscape: () => void): void {
  const handle = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented) return
    if (document.querySelector(':modal') === null) onEscape()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
