/**
 * Calls with the same key share one run, and its result: until it ends, or until what `lasts` answers has
 * settled. `runs` are those that are shared at the moment.
 */
export function shareRuns<Key, Result>(
  run: (key: Key) => Promise<Result>,
  runs = new Map<Key, Promise<Result>>(),
  lasts: (run: Promise<Result>) => Promise<unknown> = (own) => own,
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
