import { useEffect } from 'react'

/** Writes the search into the page's other search fields, so that all of them say what is shown. */
export function useSearchFields(text: string | null): void {
  useEffect(() => {
    if (text === null) return
    for (const field of document.querySelectorAll<HTMLInputElement>('.search-form [name="q"]')) {
      if (field !== document.activeElement) field.value = text
    }
  }, [text])
}
