import { useEffect } from 'react'

/**
 * While there is a path, search engines are told that this address shows the same as that page. A page
 * without a canonical address is not to be indexed at all, and stays so.
 */
export function useCanonicalPath(path: string | null): void {
  useEffect(() => {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (path === null || link === null) return undefined
    const own = link.href
    const shown = new URL(path, own).href
    link.href = shown
    return () => {
      // Another page may have come, with an address of its own.
      if (link.href === shown) link.href = own
    }
  }, [path])
}
