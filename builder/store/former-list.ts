import { closeSync, openSync, readSync } from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { readListIndex, type ListIndex, type StoredSegment } from './list-index.js'

/** The list that a new one is written from. */
export interface FormerList {
  find: (id: string) => FormerSegment | undefined
  /** Both forms of neighbours, in pieces of several segments. */
  read: (neighbours: readonly FormerSegment[]) => Iterable<FormerPiece>
  close: () => void
}

export interface FormerSegment extends StoredSegment {
  /** Its number in the list. */
  index: number
  start: number
  gzipStart: number
}

interface FormerPiece {
  segments: readonly FormerSegment[]
  plain: Buffer
  gzip: Buffer
  /** False if any byte is not what was written. */
  isIntact: boolean
}

/** In bytes: hardly more than this is in memory at a time. */
const PIECE = 2_000_000

/** Null if there is nothing that can be read. */
export function openFormerList(folder: string, name: string): FormerList | null {
  const index = readListIndex(folder)
  const file = path.join(folder, path.basename(name))
  const descriptors = index === null ? null : openAll([file, `${file}.gz`])
  if (index === null || descriptors === null) return null
  const [plainFile = -1, gzipFile = -1] = descriptors
  const byId = new Map(locate(index).map((segment) => [segment.id, segment]))

  const readPiece = (segments: readonly [FormerSegment, ...FormerSegment[]]): FormerPiece => {
    const { start, gzipStart } = segments[0]
    const plain = readBytes(plainFile, start, sum(segments.map(({ bytes }) => bytes)))
    const gzip = readBytes(gzipFile, gzipStart, sum(segments.map(({ gzipBytes }) => gzipBytes)))
    const isIntact = segments.every(
      (segment) =>
        crcOf(plain, segment.start - start, segment.bytes) === segment.crc &&
        crcOf(gzip, segment.gzipStart - gzipStart, segment.gzipBytes) === segment.gzipCrc,
    )
    return { segments, plain, gzip, isIntact }
  }
  return {
    find: (id) => byId.get(id),
    read: function* (neighbours) {
      for (const segments of toPieces(neighbours)) yield readPiece(segments)
    },
    close: () => descriptors.forEach((descriptor) => closeSync(descriptor)),
  }
}

function locate({ headBytes, headGzipBytes, segments }: ListIndex): FormerSegment[] {
  let [start, gzipStart] = [headBytes, headGzipBytes]
  return segments.map((segment, index) => {
    const located = { ...segment, index, start, gzipStart }
    start += segment.bytes
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
    if (first !== undefined && segment.start + segment.bytes - first.start > PIECE) {
      yield [first, ...piece.slice(1)]
      piece = []
    }
    piece.push(segment)
  }
  const [first, ...others] = piece
  if (first !== undefined) yield [first, ...others]
}

function openAll(files: readonly string[]): number[] | null {
  const opened: number[] = []
  try {
    for (const file of files) opened.push(openSync(file, 'r'))
    return opened
  } catch {
    for (const descriptor of opened) closeSync(descriptor)
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
