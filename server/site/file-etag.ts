import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'

/**
 * A function that gives a file's strong entity tag: a hash of its bytes, so that it changes whenever
 * they do, even where size and time of two releases agree. Read once per state of a file.
 */
export function createEtagReader(): (file: string) => Promise<string> {
  const known = new Map<string, { state: string; etag: string }>()

  return async (file) => {
    const { mtimeNs, size, ino } = await stat(file, { bigint: true })
    const state = `${mtimeNs}-${size}-${ino}`
    const hit = known.get(file)
    if (hit?.state === state) return hit.etag
    const hash = createHash('sha256').update(await readFile(file))
    const etag = `"${hash.digest('base64url').slice(0, 22)}"`
    // Old releases' files are never asked for again; forgetting all now and then is cheap.
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(file, { state, etag })
    return etag
  }
}

const MOST_KNOWN = 20_000
