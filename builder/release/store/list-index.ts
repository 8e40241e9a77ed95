import path from 'node:path'
import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'

/** A segment of a stored list: a hash of its text, and its length and checksum as text and in the gzip form. */
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

type Row = [id: string, bytes: number, crc: number, gzipBytes: number, gzipCrc: number]

interface Serialized {
  headGzipBytes: number
  segments: Row[]
  /** Checksum of the rest. */
  crc: number
}

export function serializeListIndex({ headGzipBytes, segments }: ListIndex): string {
  const rows = segments.map(({ id, bytes, crc, gzipBytes, gzipCrc }): Row => [
    id,
    bytes,
    crc,
    gzipBytes,
    gzipCrc,
  ])
  const crc = toChecksum(headGzipBytes, rows)
  return `${JSON.stringify({ headGzipBytes, segments: rows, crc } satisfies Serialized)}\n`
}

/** Null if there is none that can be relied on: then the list is written from nothing. */
export function readListIndex(folder: string): ListIndex | null {
  try {
    const text = readFileSync(path.join(folder, LIST_INDEX), 'utf8')
    const { headGzipBytes, segments, crc } = JSON.parse(text) as Serialized
    if (crc !== toChecksum(headGzipBytes, segments)) return null
    return {
      headGzipBytes,
      segments: segments.map(([id, bytes, crc, gzipBytes, gzipCrc]) => ({
        id,
        bytes,
        crc,
        gzipBytes,
        gzipCrc,
      })),
    }
  } catch {
    return null
  }
}

function toChecksum(headGzipBytes: number, rows: readonly Row[]): number {
  return crc32(JSON.stringify([headGzipBytes, rows]))
}
