import path from 'node:path'
import { readFileSync } from 'node:fs'

/** A segment of a stored list: its own hash, and its length and checksum as text and in the gzip form. */
export interface StoredSegment {
  id: string
  bytes: number
  crc: number
  gzipBytes: number
  gzipCrc: number
}

/** Beside a list, not served: where each segment lies, so that the next list can be written from this one. */
export interface ListIndex {
  /** Bytes before the first segment in the gzip form. */
  headGzipBytes: number
  segments: readonly StoredSegment[]
}

export const LIST_INDEX = 'segments.json'

export function serializeListIndex({ headGzipBytes, segments }: ListIndex): string {
  const rows = segments.map(({ id, bytes, crc, gzipBytes, gzipCrc }) =>
    JSON.stringify([id, bytes, crc, gzipBytes, gzipCrc]),
  )
  return `{"headGzipBytes":${headGzipBytes},"segments":[\n${rows.join(',\n')}\n]}\n`
}

/** Null if there is none that can be read: then the list is written from nothing. */
export function readListIndex(folder: string): ListIndex | null {
  try {
    const { segments, ...head } = JSON.parse(
      readFileSync(path.join(folder, LIST_INDEX), 'utf8'),
    ) as {
      headGzipBytes: number
      segments: [string, number, number, number, number][]
    }
    return {
      ...head,
      segments: segments.map(([id, bytes, crc, gzipBytes, gzipCrc]) => ({
        ...{ id, bytes, crc, gzipBytes, gzipCrc },
      })),
    }
  } catch {
    return null
  }
}
