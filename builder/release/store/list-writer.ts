import { closeSync, openSync, writeSync } from 'node:fs'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { combineChecksums } from './combine-checksums.js'
import { shortHash } from '../../lib/hash.js'
import type { StoredSegment } from './list-index.js'

/** Writes the gzip form of a text, piece by piece. */
export interface ListWriter {
  /** Returns what was written of each. */
  addTexts: (texts: readonly Buffer[]) => Promise<StoredSegment[]>
  /** Takes pieces of another list: all that is written of them. */
  addCopy: (gzip: Buffer, segments: readonly StoredSegment[]) => void
  /** Writes the last text. Resolves to the lengths of the whole text and of its gzip form. */
  finish: (text: Buffer) => Promise<Pick<StoredSegment, 'bytes' | 'gzipBytes'>>
  close: () => void
}

const toDeflated = promisify(deflateRaw)

const HASH_LENGTH = 24

/** RFC 1952: deflated, no name, no time. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** Lists are rebuilt often, and the next levels take much longer and save little. */
const LEVEL = 6

export const GZIP_HEADER_BYTES = GZIP_HEADER.length

/**
 * Each piece is compressed by itself and ends at a whole byte, so that pieces of other lists can stand
 * between those that are new: a gzip form consists of them, and of a checksum of the whole text.
 */
export function openListWriter(file: string): ListWriter {
  const gzipFile = openSync(`${file}.gz`, 'wx')
  let checksum = 0
  let [length, gzipLength] = [0, 0]

  const write = (buffer: Buffer) => {
    gzipLength += buffer.length
    writeAll(gzipFile, buffer)
  }
  const count = ({ bytes, crc }: Omit<StoredSegment, 'id'>) => {
    checksum = combineChecksums(checksum, crc, bytes)
    length += bytes
  }
  const add = (text: Buffer, deflated: Buffer): StoredSegment => {
    const written = {
      id: shortHash(HASH_LENGTH, text),
      bytes: text.length,
      crc: crc32(text),
      gzipBytes: deflated.length,
      gzipCrc: crc32(deflated),
    }
    count(written)
    write(deflated)
    return written
  }
  write(GZIP_HEADER)

  return {
    addTexts: async (texts) => {
      const pairs = await Promise.all(
        texts.map(async (text) => [text, await deflate(text, constants.Z_FULL_FLUSH)] as const),
      )
      return pairs.map(([text, deflated]) => add(text, deflated))
    },
    addCopy: (gzip, segments) => {
      segments.forEach(count)
      write(gzip)
    },
    finish: async (text) => {
      add(text, await deflate(text, constants.Z_FINISH))
      const trailer = Buffer.alloc(8)
      trailer.writeUInt32LE(checksum, 0)
      trailer.writeUInt32LE(length % 2 ** 32, 4)
      write(trailer)
      return { bytes: length, gzipBytes: gzipLength }
    },
    close: () => closeSync(gzipFile),
  }
}

function deflate(text: Buffer, finishFlush: number): Promise<Buffer> {
  return toDeflated(text, { level: LEVEL, finishFlush })
}

function writeAll(descriptor: number, buffer: Buffer): void {
  let written = 0
  while (written < buffer.length) written += writeSync(descriptor, buffer, written)
}
