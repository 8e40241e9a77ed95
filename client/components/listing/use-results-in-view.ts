import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

export interface ResultsInView {
  /** The element around the results. */
  list: RefObject<HTMLDivElement | null>
  /** How often the visitor has changed the results since the listing is there. */
  choices: number
  /** To be called with what is about to change the results; gives the same to be used instead. */
  following: <Values extends unknown[]>(
    act: (...values: Values) => void,
  ) => (...values: Values) => void
}

/**
 * Whoever is far down in the list and chooses a filter beside it finds the new results from their
 * beginning, and not whatever now stands where they were. Back is another matter: it restores the place.
 */
export function useResultsInView(results: unknown): ResultsInView {
  const list = useRef<HTMLDivElement>(null)
  const hasChosen = useRef(false)
  const [choices, setChoices] = useState(0)
  useLayoutEffect(() => {
    if (!hasChosen.current || list.current === null) return
    hasChosen.current = false
    if (list.current.getBoundingClientRect().top < 0) {
      list.current.scrollIntoView({ behavior: 'instant' })
    }
  }, [results])
  return {
    list,
    choices,
    following:
      (act) =>
      (...values) => {
        hasChosen.current = true
        setChoices((count) => count + 1)
        act(...values)
      },
  }
}
