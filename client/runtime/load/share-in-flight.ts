export interface Shared<Result> {
  (key: string): Promise<Result>
  isRunning: (key: string) => boolean
}

/** Concurrent calls with the same key share one run. */
export function shareInFlight<Result>(run: (key: string) => Promise<Result>): Shared<Result> {
  const running = new Map<string, Promise<Result>>()
  const share = (key: string) => {
    const current = running.get(key)
    if (current) return current
    const started = run(key).finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
  return Object.assign(share, { isRunning: (key: string) => running.has(key) })
}
