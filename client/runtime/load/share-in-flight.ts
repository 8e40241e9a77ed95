/** Concurrent calls with the same key share one run. */
export function shareInFlight<Result>(
  run: (key: string) => Promise<Result>,
): (key: string) => Promise<Result> {
  const running = new Map<string, Promise<Result>>()
  return (key) => {
    const current = running.get(key)
    if (current) return current
    const started = run(key).finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
