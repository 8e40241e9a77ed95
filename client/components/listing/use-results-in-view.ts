import { useLayoutEffect, useRef, useState } from 'react'

/**
 * After the visitor changes a filter, scrolls to the top of the results if they begin above the
 * window. Not on Back, which restores the scroll position.
 */
export function useResultsInView(results: unknown) {
  const list = useRef<HTMLDivElement>(null)
  const hasChanged = useRef(false)
  const [choices, setChoices] = useState(0)
  useLayoutEffect(() => {
    if (!hasChanged.current || list.current === null) return
    hasChanged.current = false
    if (list.current.getBoundingClientRect().top < 0) {
      list.current.scrollIntoView({ behavior: 'instant' })
    }
  }, [results])
  const scrollingAfter =
    <Values extends unknown[]>(act: (...values: Values) => void) =>
    (...values: Values) => {
      hasChanged.current = true
      setChoices((count) => count + 1)
      act(...values)
    }
  /** `list` is for the element around the results; `choices` counts the visitor's changes. */
  return { list, choices, scrollingAfter }
}
