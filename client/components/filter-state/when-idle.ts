/** Runs a task when the browser has nothing better to do; the returned function calls it off. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task)
  return () => cancelIdleCallback(handle)
}
