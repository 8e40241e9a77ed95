/** Runs a task when the browser is idle. The returned function cancels it. */
export function whenIdle(task: () => void, fallbackMs: number): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, fallbackMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task)
  return () => cancelIdleCallback(handle)
}
