import { useEffect, useRef, useState } from 'react'

/** Screen readers never finish a live region that changes at every key press. */
const PAUSE_MS = 500

/** A text that is read out once it has changed and settled; null while it is still in the making. */
export function Announced({ text }: { text: string | null }) {
  const known = useRef(text ?? '')
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (text === null || text === known.current) return
    const timer = setTimeout(() => {
      known.current = text
      setAnnounced(text)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {announced}
    </p>
  )
}
