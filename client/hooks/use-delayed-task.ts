import { useEffect, useRef } from 'react'

/** Runs the latest task after a pause, or at once on `flush`; never after unmounting. */
export function useDelayedTask(pauseMs: number) {
  const waiting = useRef<{ timer: number; task: () => void } | null>(null)
  useEffect(() => () => clearTimeout(waiting.current?.timer), [])
  const cancel = () => {
    clearTimeout(waiting.current?.timer)
    waiting.current = null
  }
  const flush = () => {
    const task = waiting.current?.task
    cancel()
    task?.()
  }
  const set = (task: () => void) => {
    cancel()
    waiting.current = { timer: window.setTimeout(flush, pauseMs), task }
  }
  return { set, flush, cancel }
}
