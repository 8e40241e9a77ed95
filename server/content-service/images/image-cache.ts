import { createQueue } from './create-queue.js'
import type { ImageFile } from './transform-image.js'

/** Each holds a raster of up to 64 MB, several times. */
const DRAWN_AT_ONCE = 2

class AbandonedError extends Error {
  override name = 'AbandonedError'
  /** As nginx logs a client that has closed the connection. */
  readonly status = 499

  constructor() {
    super('Nobody waits for this image.')
  }
}

interface Entry {
  image: Promise<ImageFile>
  /** Those who asked before it was there: responses. */
  waiting: { readonly closed: boolean }[]
  /** In bytes; null while it is being created. */
  size: number | null
}

/**
 * At most `maxBytes` in total; drops the least recently used images first. Two images are drawn at a time,
 * and none that nobody waits for any more.
 */
export function createImageCache(maxBytes: number) {
  const entries = new Map<string, Entry>()
  const enqueue = createQueue(DRAWN_AT_ONCE)
  let total = 0

  function makeRoom(): void {
    for (const [key, { size }] of entries) {
      if (total <= maxBytes) return
      if (size === null) continue
      entries.delete(key)
      total -= size
    }
  }

  function start(key: string, waiting: Entry['waiting'], create: () => Promise<ImageFile>): Entry {
    const image = enqueue(() => {
      if (waiting.every(({ closed }) => closed)) throw new AbandonedError()
      return create()
    })
    const entry: Entry = { image, waiting, size: null }
    image.then(
      ({ bytes }) => {
        entry.size = bytes.length
        total += bytes.length
        waiting.length = 0
        makeRoom()
      },
      () => entries.delete(key),
    )
    return entry
  }

  /** Simultaneous requests share one creation. */
  return function getOrCreate(
    key: string,
    response: { readonly closed: boolean },
    create: () => Promise<ImageFile>,
  ): Promise<ImageFile> {
    const known = entries.get(key)
    if (known?.size === null) known.waiting.push(response)
    const entry = known ?? start(key, [response], create)
    // A Map keeps insertion order.
    entries.delete(key)
    entries.set(key, entry)
    return entry.image
  }
}
