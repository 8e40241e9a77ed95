import { closeSync, openSync, writeSync } from 'node:fs'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import type { StoredSegment } from './list-index.js'

/** Writes a file and its gzip form, piece by piece. */
export interface ListWriter {
  /** Returns what was written of each. */
  addTexts: (texts: readonly Buffer[]) => Promise<Omit<StoredSegment, 'id'>[]>
  /** Takes bytes of another list, in both forms. */
  addCopy: (plain: Buffer, gzip: Buffer) => void
  /** Writes the last text. Resolves to the length of the whole. */
  finish: (text: Buffer) => Promise<number>
  close: () => void
}

const toDeflated = promisify(deflateRaw)

/** RFC 1952: deflated, no name, no time. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** Of lists that are rebuilt often: the next levels take much longer and save little. */
const LEVEL = 6

export const GZIP_HEADER_BYTES = GZIP_HEADER.length

/**
 * Each piece is compressed by itself and ends at a whole byte, so that pieces of other lists can stand
 * between those that are new: a gzip form consists of them, and of a checksum of the whole text.
 */
export function openListWriter(file: string): ListWriter {
  const plainFile = openSync(file, 'wx')
  const gzipFile = openSync(`${file}.gz`, 'wx')
  let checksum = 0
  let length = 0

  const add = (plain: Buffer, gzip: Buffer) => {
    checksum = crc32(plain, checksum)
    length += plain.length
    writeAll(plainFile, plain)
    writeAll(gzipFile, gzip)
  }
  writeAll(gzipFile, GZIP_HEADER)

  return {
    addTexts: async (texts) => {
      const pairs = await Promise.all(
        texts.map(async (text) => [text, await deflate(text, constants.Z_FULL_FLUSH)] as const),
      )
      return pairs.map(([text, deflated]) => {
        add(text, deflated)
        return {
          ...{ bytes: text.length, crc: crc32(text) },
          ...{ gzipBytes: deflated.length, gzipCrc: crc32(deflated) },
        }
      })
    },
    addCopy: add,
    finish: async (text) => {
      add(text, await deflate(text, constants.Z_FINISH))
      const trailer = Buffer.alloc(8)
      trailer.writeUInt32LE(checksum, 0)
      trailer.writeUInt32LE(length % 2 ** 32, 4)
      writeAll(gzipFile, trailer)
      return length
    },
    close: () => {
      closeSync(plainFile)
      closeSync(gzipFile)
    },
  }
}

function deflate(text: Buffer, finishFlush: number): Promise<Buffer> {
  return toDeflated(text, { level: LEVEL, finishFlush })
}

function writeAll(descriptor: number, buffer: Buffer): void {
  let written = 0
  while (written < buffer.length) written += writeSync(descriptor, buffer, written)
}
