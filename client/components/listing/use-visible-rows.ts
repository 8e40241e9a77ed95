import { useDeferredValue, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useMounted } from '../../hooks/use-mounted.js'

/** More rows than a person reads through; beyond them the list opens step by step. */
const SHOWN_AT_FIRST = 200
const SHOWN_MORE = 50
/** More than any window has room for. */
const SHOWN_IN_ANSWER = 30

export interface VisibleRows {
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
 *
 * A tick must not wait for rows that nobody sees yet: right after one of the visitor's `choices` only
 * the first rows are drawn, and the others when nothing more urgent is to be done. Back is no choice,
 * for it leads to a place that may be far down.
 */
export function useVisibleRows(results: unknown, found: number, choices: number): VisibleRows {
  const mounted = useMounted()
  const [opened, setOpened] = useState({ results, limit: SHOWN_AT_FIRST })
  const limit = opened.results === results ? opened.limit : SHOWN_AT_FIRST
  const [chosen, setChosen] = useState({ choices, results })
  if (chosen.choices !== choices) setChosen({ choices, results })
  const isAnswering = useDeferredValue(choices) !== choices && chosen.results === results
  const shown = !mounted ? Infinity : isAnswering ? Math.min(limit, SHOWN_IN_ANSWER) : limit

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
  return {
    shown,
    next: mounted ? Math.max(0, Math.min(found - limit, SHOWN_MORE)) : 0,
    showMore,
    list,
  }
}
