import { useLayoutEffect, useRef, useState } from 'react'

/** In px, of a row at its lowest. */
const LEAST_HEIGHT = 64
/** In px; more than the heading above the results can lose by becoming shorter. */
const HEADROOM = 200

/** A change of the filters by the visitor; a new object for each. */
export interface Choice {
  /** About so many of the results are then in the window. */
  rows: number
  /** In px, of the rows before it; until the new ones are complete, what follows them stays in place. */
  height: number
}

/**
 * After the visitor changes a filter, scrolls back towards the top of the results if they begin above
 * the window: beside the filters only so far that these stay where they are, unless few results are
 * left. Not on Back, which restores the scroll position.
 */
export function useResultsInView(results: unknown) {
  const list = useRef<HTMLDivElement>(null)
  const changedAt = useRef<number | null>(null)
  const [choice, setChoice] = useState<Choice>({ rows: 0, height: 0 })
  useLayoutEffect(() => {
    const [element, top] = [list.current, changedAt.current]
    if (element === null || top === null) return
    changedAt.current = null
    const panel = panelBeside(element)
    if (topOf(element) >= 0) return
    if (panel !== null) {
      window.scrollBy({ top: topOf(panel.parentElement) - top, behavior: 'instant' })
      // The box itself is as high as the filters.
      const end = element.lastElementChild?.getBoundingClientRect().bottom ?? 0
      if (end > window.innerHeight / 2) return
    }
    element.scrollIntoView({ behavior: 'instant' })
  }, [results])
  const scrollingAfter =
    <Values extends unknown[]>(act: (...values: Values) => void) =>
    (...values: Values) => {
      const panel = panelBeside(list.current)
      const lowest = Math.min(0, window.innerHeight - (panel?.offsetHeight ?? 0))
      const top = Math.max(lowest, topOf(panel))
      const start = topOf(list.current)
      // Far below the window's top there is nothing to correct, and measuring would be a layout more.
      changedAt.current = start < HEADROOM ? top : null
      const room = window.innerHeight - Math.max(top, start)
      setChoice({
        rows: Math.max(1, Math.ceil(room / (heightOf(list.current, '.job-row') ?? LEAST_HEIGHT))),
        height: heightOf(list.current, '.job-results') ?? 0,
      })
      act(...values)
    }
  /** `list` is for the element around the results. */
  return { list, choice, scrollingAfter }
}

/** Null where the filters are in a dialog. */
function panelBeside(list: HTMLElement | null): HTMLElement | null {
  return list?.parentElement?.querySelector('.listing-filters > .filter-panel') ?? null
}

function topOf(element: HTMLElement | null): number {
  return element?.getBoundingClientRect().top ?? 0
}

function heightOf(list: HTMLElement | null, selector: string): number | undefined {
  return list?.querySelector<HTMLElement>(selector)?.offsetHeight
}
