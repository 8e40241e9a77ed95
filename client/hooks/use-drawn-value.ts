import { startTransition, useEffect, useState } from 'react'

/**
 * A value once the frame that answers to it is drawn; until then, the value before. Unlike a deferred
 * value, which React turns to at once: what follows from it then delays that frame.
 */
export function useDrawnValue<Value>(value: Value): Value {
  const [drawn, setDrawn] = useState(value)
  useEffect(() => afterFrame(() => startTransition(() => setDrawn(value))), [value])
  return drawn
}

/** In ms: a window that nobody sees, or another program covers, draws no frames. */
const LONGEST_FRAME = 1_000

/** The returned function cancels the task. */
function afterFrame(task: () => void): () => void {
  let timer = setTimeout(task, LONGEST_FRAME)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
