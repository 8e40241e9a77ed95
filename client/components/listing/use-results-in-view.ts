import { useLayoutEffect, useRef, useState } from 'react'

/**
 * After the visitor changes a filter, scrolls back towards the top of the results if they begin above
 * the window: beside the filters only so far that these stay where they are, unless few results are
 * left. Not on Back, which restores the scroll position.
 */
export function useResultsInView(results: unknown) {
  const list = useRef<HTMLDivElement>(null)
  const changedAt = useRef<number | null>(null)
  const [choices, setChoices] = useState(0)
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
      changedAt.current = Math.max(lowest, topOf(panel))
      setChoices((count) => count + 1)
      act(...values)
    }
  /** `list` is for the element around the results; `choices` counts the visitor's changes. */
  return { list, choices, scrollingAfter }
}

/** Null where the filters are in a dialog. */
function panelBeside(list: HTMLElement | null): HTMLElement | null {
  return list?.parentElement?.querySelector('.listing-filters > .filter-panel') ?? null
}

function topOf(element: HTMLElement | null): number {
  return element?.getBoundingClientRect().top ?? 0
}
