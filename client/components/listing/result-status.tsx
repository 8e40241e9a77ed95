import { useEffect, useState } from 'react'

/** A live region whose text changes at every key press would never be read to its end. */
const PAUSE_MS = 500

export function ResultStatus({ text }: { text: string }) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="result-status" role="status" aria-atomic="true">
      {settled}
    </p>
  )
}
