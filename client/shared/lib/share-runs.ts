interface Sharing<Key, Result> {
  /** Settles once a run is no longer shared; without it, a run is shared until it ends. */
  lasts?: (run: Promise<Result>) => Promise<unknown>
  /** Those that are shared at the moment. */
  runs?: Map<Key, Promise<Result>>
}

/** Calls with the same key share one run, and its result. */
export function shareRuns<Key, Result>(
  run: (key: Key) => Promise<Result>,
  { lasts = (own) => own, runs = new Map<Key, Promise<Result>>() }: Sharing<Key, Result> = {},
): (key: Key) => Promise<Result> {
  return (key) => {
    const shared = runs.get(key)
    if (shared) return shared
    const own = run(key)
    const forget = () => runs.delete(key)
    runs.set(key, own)
    lasts(own).then(forget, forget)
    return own
  }
}

/** For `lasts`: a result is kept for good, and after a failure the next call tries again. */
export function unlessItFails(run: Promise<unknown>): Promise<never> {
  return run.then(() => new Promise<never>(() => {}))
}
