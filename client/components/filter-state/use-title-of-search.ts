import { useEffect } from 'react'
import { useNavigation } from '../../runtime/address/navigation-context.js'

/** Puts what is searched for before the page's title, so that tabs and history tell searches apart. */
export function useTitleOfSearch(search: string): void {
  const { arrivals } = useNavigation()
  useEffect(() => {
    if (search === '') return undefined
    const original = document.title
    const title = `${search} | ${original}`
    document.title = title
    return () => {
      // A navigation may already have set the next page's title.
      if (document.title === title) document.title = original
    }
  }, [search, arrivals])
}
