import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { useMounted } from '../../hooks/use-mounted.js'

const FIRST_STEP = 200
const NEXT_STEP = 50
/** In px, of a row at its lowest. */
const ROW_HEIGHT = 64

/**
 * Opens a long list step by step, and moves the focus to the first added row, because the button
 * moves away. New results start at the first step. Right after one of the visitor's `choices` only
 * the first rows are rendered and the others are deferred, so that a checkbox responds at once. Not
 * after Back, which restores a scroll position far down.
 */
export function useVisibleRows(results: unknown, found: number, choices: number) {
  const mounted = useMounted()
  const [opened, setOpened] = useState({ results, limit: FIRST_STEP })
  const limit = opened.results === results ? opened.limit : FIRST_STEP
  const [chosen, setChosen] = useState({ choices, results })
  if (chosen.choices !== choices) setChosen({ choices, results })
  const isAnswering = useDeferredValue(choices) !== choices && chosen.results === results

  const list = useRef<HTMLDivElement>(null)
  const firstAdded = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (firstAdded.current === null) return
    list.current?.querySelectorAll<HTMLElement>('.job-row a')[firstAdded.current]?.focus()
    firstAdded.current = null
  }, [limit])

  return {
    list,
    visible: !mounted ? Infinity : isAnswering ? Math.min(limit, rowsInWindow()) : limit,
    next: mounted ? Math.max(0, Math.min(found - limit, NEXT_STEP)) : 0,
    showMore: () => {
      firstAdded.current = limit
      setOpened({ results, limit: limit + NEXT_STEP })
    },
  }
}

function rowsInWindow(): number {
  return Math.ceil(window.innerHeight / ROW_HEIGHT)
}
