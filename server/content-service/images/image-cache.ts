import type { ImageFile } from './transform-image.js'

/** At most `maxBytes` in total; drops the least recently used images first. */
export function createImageCache(maxBytes: number) {
  const entries = new Map<string, Promise<ImageFile>>()
  const sizes = new Map<string, number>()
  let total = 0

  function remove(key: string): void {
    entries.delete(key)
    total -= sizes.get(key) ?? 0
    sizes.delete(key)
  }

  function makeRoom(): void {
    for (const oldest of entries.keys()) {
      if (total <= maxBytes) return
      // Still being created.
      if (sizes.has(oldest)) remove(oldest)
    }
  }

  /** Simultaneous requests share one creation. */
  return function getOrCreate(key: string, create: () => Promise<ImageFile>): Promise<ImageFile> {
    const cached = entries.get(key)
    const image = cached ?? create()
    // A Map keeps insertion order.
    entries.delete(key)
    entries.set(key, image)
    if (cached) return cached
    image.then(
      ({ bytes }) => {
        sizes.set(key, bytes.length)
        total += bytes.length
        makeRoom()
      },
      () => remove(key),
    )
    return image
  }
}
