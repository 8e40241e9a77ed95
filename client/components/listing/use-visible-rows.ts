import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useDrawnValue } from '../../hooks/use-drawn-value.js'
import { useMounted } from '../../hooks/use-mounted.js'
import { whenIdle } from '../../hooks/when-idle.js'
import type { Results } from '../../shared/page-data/listing-views.js'
import { useFilters } from '../filter-state/filter-context.js'
import type { Choice } from './use-results-in-view.js'

/** A list of up to so many rows is shown whole; a longer one opens step by step. */
const WHOLE = 100
/** Few, because the next choice takes them out again, which is most of its time. */
const FIRST_STEP = 25
const NEXT_STEP = 50
/** So many rows are drawn with their count, in one frame. */
const FEW = 50

/**
 * Opens a long list step by step, and moves the focus to the first added row, because the button
 * moves away. How far it is open outlives a visit to a role. Of many rows, only those in the window
 * are rendered right after a `choice` and the others are deferred, so that a checkbox responds at
 * once. Not after Back, which restores a scroll position far down.
 */
export function useVisibleRows(results: Results, found: number, choice: Choice) {
  const mounted = useMounted()
  const { listing, setListing } = useFilters()
  const rows = countRows(results)
  const limit = rows > WHOLE ? (listing?.opened ?? FIRST_STEP) : rows
  const [chosen, setChosen] = useState({ choice, results })
  if (chosen.choice !== choice) setChosen({ choice, results })
  const isChosen = choice.rows > 0 && chosen.results === results
  const isCut = useDrawnValue(choice) !== choice && isChosen && found > FEW
  const [laidOut, setLaidOut] = useState(choice)
  useEffect(() => whenIdle(() => setLaidOut(choice), 300), [choice])

  const list = useRef<HTMLDivElement>(null)
  const firstAdded = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (firstAdded.current === null) return
    list.current?.querySelectorAll<HTMLElement>('.job-row a')[firstAdded.current]?.focus()
    firstAdded.current = null
  }, [limit])

  return {
    list,
    minHeight: isCut ? choice.height : undefined,
    isFresh: isChosen && !isCut && laidOut !== choice,
    visible: !mounted ? Infinity : isCut ? Math.min(limit, choice.rows) : limit,
    next: mounted ? Math.max(0, Math.min(rows - limit, NEXT_STEP)) : 0,
    showMore: () => {
      firstAdded.current = limit
      if (listing !== null) setListing({ ...listing, opened: limit + NEXT_STEP })
    },
  }
}

function countRows(results: Results): number {
  return results.kind === 'flat'
    ? results.jobs.length
    : results.groups.reduce((sum, { jobs }) => sum + jobs.length, 0)
}
