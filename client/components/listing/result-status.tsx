import { useEffect, useState } from 'react'

/** Screen readers never finish a live region that changes at every key press. */
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
