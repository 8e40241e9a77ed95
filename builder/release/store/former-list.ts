import { closeSync, openSync, readSync } from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { readListIndex, type ListIndex, type StoredSegment } from './list-index.js'

/** The list that a new one is written from. */
export interface FormerList {
  /** By the key of what it was made from. */
  find: (key: string) => FormerSegment | undefined
  /** The gzip form of neighbours, in pieces of several segments. */
  read: (neighbours: readonly FormerSegment[]) => Iterable<FormerPiece>
  close: () => void
}

export interface FormerSegment extends StoredSegment {
  /** Its number in the list. */
  index: number
  gzipStart: number
}

interface FormerPiece {
  segments: readonly FormerSegment[]
  gzip: Buffer
  /** False if any byte is not what was written. */
  isIntact: boolean
}

/** In bytes: hardly more than this is in memory at a time. */
const PIECE = 2_000_000

/** `keys` are those of its segments. Null if there is nothing that can be read. */
export function openFormerList(
  folder: string,
  name: string,
  keys: readonly string[],
): FormerList | null {
  const index = readListIndex(folder)
  if (index?.segments.length !== keys.length) return null
  const file = open(path.join(folder, `${path.basename(name)}.gz`))
  if (file === null) return null
  const byKey = new Map(locate(index).map((segment) => [keys[segment.index], segment]))

  const readPiece = (segments: readonly [FormerSegment, ...FormerSegment[]]): FormerPiece => {
    const { gzipStart } = segments[0]
    const gzip = readBytes(file, gzipStart, sum(segments.map(({ gzipBytes }) => gzipBytes)))
    const isIntact = segments.every(
      (segment) =>
        crcOf(gzip, segment.gzipStart - gzipStart, segment.gzipBytes) === segment.gzipCrc,
    )
    return { segments, gzip, isIntact }
  }
  return {
    find: (key) => byKey.get(key),
    read: function* (neighbours) {
      for (const segments of toPieces(neighbours)) yield readPiece(segments)
    },
    close: () => closeSync(file),
  }
}

function locate({ headGzipBytes, segments }: ListIndex): FormerSegment[] {
  let gzipStart = headGzipBytes
  return segments.map((segment, index) => {
    const located = { ...segment, index, gzipStart }
    gzipStart += segment.gzipBytes
    return located
  })
}

function* toPieces(
  neighbours: readonly FormerSegment[],
): Iterable<[FormerSegment, ...FormerSegment[]]> {
  let piece: FormerSegment[] = []
  for (const segment of neighbours) {
    const [first] = piece
    if (first !== undefined && segment.gzipStart + segment.gzipBytes - first.gzipStart > PIECE) {
      yield [first, ...piece.slice(1)]
      piece = []
    }
    piece.push(segment)
  }
  const [first, ...others] = piece
  if (first !== undefined) yield [first, ...others]
}

function open(file: string): number | null {
  try {
    return openSync(file, 'r')
  } catch {
    return null
  }
}

/** Fewer if the file ends before. */
function readBytes(descriptor: number, start: number, bytes: number): Buffer {
  const buffer = Buffer.allocUnsafe(bytes)
  let length = 0
  while (length < bytes) {
    const read = readSync(descriptor, buffer, length, bytes - length, start + length)
    if (read === 0) break
    length += read
  }
  return buffer.subarray(0, length)
}

function crcOf(buffer: Buffer, start: number, bytes: number): number {
  return crc32(buffer.subarray(start, start + bytes))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
