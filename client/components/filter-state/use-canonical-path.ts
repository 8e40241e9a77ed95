import { useEffect } from 'react'
import { useNavigation } from '../../runtime/address/navigation-context.js'

/**
 * Sets the page's canonical link to another page with the same content; null leaves it alone. A page
 * without a canonical link must not be indexed and does not get one.
 */
export function useCanonicalPath(path: string | null): void {
  const { arrivals } = useNavigation()
  useEffect(() => {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (path === null || link === null) return undefined
    const original = link.href
    const canonical = new URL(path, original).href
    link.href = canonical
    return () => {
      // A navigation may already have set the next page's link.
      if (link.href === canonical) link.href = original
    }
  }, [path, arrivals])
}
