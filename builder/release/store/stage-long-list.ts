import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import type { SiteList, Source } from '../../../client/content/site/site-list.js'
import { isSameFile } from './check-object.js'
import { toPlainListId } from './object-names.js'
import type { StagingArea } from './staging-area.js'
import type { StoredFile } from './stored-file.js'
import {
  openWrittenParts,
  rememberWrittenParts,
  type PartReader,
  type WrittenPart,
} from './written-parts.js'

export interface LongListOptions {
  /** Where to write. */
  stagingFolder: string
  /** Modification time of new files. */
  writtenAt: Date
}

/**
 * Writes a long list without precompressed forms, because every change of a job changes it: web servers
 * compress it while they send it. Its object is named by its bytes, so it is a draft until it is written.
 */
export function stageLongList(
  list: SiteList,
  { placeOf, stage }: StagingArea,
  { stagingFolder, writtenAt }: LongListOptions,
): StoredFile {
  const base = path.basename(list.name)
  mkdirSync(stagingFolder, { recursive: true })
  const draft = path.join(stagingFolder, 'list')
  const known = path.join(placeOf(''), list.name)
  const { parts, ...file } = writeList(draft, list, known)
  const object = path.join(placeOf(file.id), base)
  if (isSameFile(draft, object)) rmSync(draft)
  else {
    utimesSync(draft, writtenAt, writtenAt)
    renameSync(draft, path.join(stage(file.id), base))
  }
  rememberWrittenParts(known, object, parts)
  return file
}

interface Piece {
  bytes: Buffer
  /** Null for what is no part of the list: its head, separators and tail. */
  sources: readonly Source[] | null
}

function writeList(draft: string, list: SiteList, known: string) {
  const parts: WrittenPart[] = []
  const reader = openWrittenParts(known)
  const descriptor = openSync(draft, 'wx')
  try {
    const written = function* () {
      for (const block of toBlocks(noteParts(toPieces(list, reader), parts))) {
        writeFileSync(descriptor, block)
        yield block
      }
    }
    const id = toPlainListId(list, written())
    return { id, bytes: fstatSync(descriptor).size, forms: {}, parts }
  } finally {
    closeSync(descriptor)
    reader.close()
  }
}

function* toPieces(
  { head, separator, parts, tail }: SiteList,
  reader: PartReader,
): Iterable<Piece> {
  const toPiece = (text: string): Piece => ({ bytes: Buffer.from(text), sources: null })
  const between = toPiece(separator)
  yield toPiece(head)
  for (const [index, part] of parts.entries()) {
    if (index > 0) yield between
    yield { bytes: reader.read(part) ?? Buffer.from(part.create()), sources: part.sources }
  }
  yield toPiece(tail)
}

/** Passes the bytes on, and notes where each part lies. */
function* noteParts(pieces: Iterable<Piece>, parts: WrittenPart[]): Iterable<Buffer> {
  let start = 0
  for (const { bytes, sources } of pieces) {
    const { length } = bytes
    if (sources !== null) parts.push({ start, length, checksum: crc32(bytes), sources })
    start += length
    yield bytes
  }
}

/** In bytes: parts are short, and a call for each takes longer than making them. */
const BLOCK = 500_000

function* toBlocks(pieces: Iterable<Buffer>): Iterable<Buffer> {
  let block: Buffer[] = []
  let size = 0
  for (const bytes of pieces) {
    block.push(bytes)
    size += bytes.length
    if (size < BLOCK) continue
    yield Buffer.concat(block, size)
    block = []
    size = 0
  }
  yield Buffer.concat(block, size)
}
