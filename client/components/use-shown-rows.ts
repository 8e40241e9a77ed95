import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useMounted } from './use-mounted.js'

/** More rows than a person reads through; beyond them the list opens step by step. */
const SHOWN_AT_FIRST = 200
const SHOWN_MORE = 50

export interface ShownRows {
  /** How many rows to show. */
  shown: number
  /** How many the next step would add; 0 where all are shown. */
  next: number
  showMore: () => void
  /** The element around the rows. */
  list: RefObject<HTMLDivElement | null>
}

/**
 * Opens a long list step by step, and takes the focus to the first row that a step has added: the
 * button that was pressed moves far away, or is gone. Other results begin at the first step again.
 */
export function useShownRows(results: unknown, found: number): ShownRows {
  const mounted = useMounted()
  const [opened, setOpened] = useState({ results, limit: SHOWN_AT_FIRST })
  const limit = opened.results === results ? opened.limit : SHOWN_AT_FIRST
  const shown = mounted ? limit : Infinity

  const list = useRef<HTMLDivElement>(null)
  const firstAdded = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (firstAdded.current === null) return
    list.current?.querySelectorAll<HTMLElement>('.job-row a')[firstAdded.current]?.focus()
    firstAdded.current = null
  }, [limit])

  const showMore = () => {
    firstAdded.current = limit
    setOpened({ results, limit: limit + SHOWN_MORE })
  }
  return { shown, next: Math.max(0, Math.min(found - shown, SHOWN_MORE)), showMore, list }
}
