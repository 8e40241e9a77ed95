import { useEffect, useRef } from 'react'

/** Writes the search into the page's other search fields, so that all of them say what is shown. */
export function useSearchFields(text: string | null): void {
  // Without a search the fields are as the visitor has left them, who may have typed before hydration.
  const written = useRef('')
  useEffect(() => {
    if (text === null || text === written.current) return
    written.current = text
    for (const field of document.querySelectorAll<HTMLInputElement>('.search-form [name="q"]')) {
      if (field !== document.activeElement) field.value = text
    }
  }, [text])
}
