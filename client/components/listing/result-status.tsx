import { useEffect, useRef, useState } from 'react'

/** Screen readers never finish a live region that changes at every key press. */
const PAUSE_MS = 500

/** The count changes with the rows; it is read out once it has settled. */
export function ResultStatus({ text }: { text: string }) {
  const known = useRef(text)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (text === known.current) return
    const timer = setTimeout(() => {
      known.current = text
      setAnnounced(text)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <>
      <p className="result-status" role="status" aria-live="off">
        {text}
      </p>
      <p className="visually-hidden" aria-live="polite" aria-atomic="true">
        {announced}
      </p>
    </>
  )
}
