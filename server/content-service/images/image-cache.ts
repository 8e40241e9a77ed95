/** Remembers what took long to make, up to a total of bytes; what was not used for longest goes first. */
export function createImageCache<T extends { bytes: Buffer }>(maxBytes: number) {
  const entries = new Map<string, Promise<T>>()
  const sizes = new Map<string, number>()
  let total = 0

  function forget(key: string): void {
    entries.delete(key)
    total -= sizes.get(key) ?? 0
    sizes.delete(key)
  }

  /** The remembered value, or `create`'s; equal requests at the same time share one creation. */
  return function getOrCreate(key: string, create: () => Promise<T>): Promise<T> {
    const known = entries.get(key)
    if (known) {
      entries.delete(key)
      entries.set(key, known)
      return known
    }
    const created = create()
    entries.set(key, created)
    created.then(
      ({ bytes }) => {
        sizes.set(key, bytes.length)
        total += bytes.length
        for (const oldest of entries.keys()) {
          if (total <= maxBytes) break
          // What is still being made has no size yet and frees nothing.
          if (sizes.has(oldest)) forget(oldest)
        }
      },
      () => forget(key),
    )
    return created
  }
}
