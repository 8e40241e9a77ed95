import { useEffect, useState } from 'react'
import { loadSearchEngine } from '../../filters/search/load-search-engine.js'
import type { CreateSearchEngine } from '../../filters/search/search-engine.js'

export interface LoadedSearchEngine {
  /** Null while it is not there. */
  createEngine: CreateSearchEngine | null
  /** Null unless it is wanted and could not be loaded, or not in time. */
  retry: (() => void) | null
}

/** In ms. */
const LONGEST_LOAD = 10_000

/** Once for all listings of this tab. */
let loaded: CreateSearchEngine | null = null

/** Comes when a search is to be answered, or when the visitor turns to a field for one. */
export function useSearchEngine(isWanted: boolean): LoadedSearchEngine {
  const [createEngine, setEngine] = useState(() => loaded)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (createEngine !== null) return undefined
    const load = async () => {
      const timer = setTimeout(() => setFailed(true), LONGEST_LOAD)
      loaded ??= await loadSearchEngine()
      clearTimeout(timer)
      setEngine(() => loaded)
      setFailed(loaded === null)
    }
    const onFocus = ({ target }: Pick<Event, 'target'>) => {
      if (target instanceof HTMLInputElement && target.name === 'q') void load()
    }
    if (isWanted) void load()
    else onFocus({ target: document.activeElement })
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [isWanted, createEngine])

  const reload = () => window.location.reload()
  return { createEngine, retry: isWanted && hasFailed ? reload : null }
}
