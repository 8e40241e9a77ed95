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
import { toTexts, type SiteList } from '../../../client/content/site/site-list.js'
import { isSameFile } from './check-object.js'
import { toPlainListId } from './object-names.js'
import type { StagingArea } from './staging-area.js'
import type { StoredFile } from './stored-file.js'

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
  const file = writeList(draft, list)
  if (isSameFile(draft, path.join(placeOf(file.id), base))) rmSync(draft)
  else {
    utimesSync(draft, writtenAt, writtenAt)
    renameSync(draft, path.join(stage(file.id), base))
  }
  return file
}

/** Block by block: as one text it would take twice its length in memory. */
function writeList(place: string, list: SiteList): StoredFile {
  const descriptor = openSync(place, 'wx')
  try {
    const written = function* () {
      for (const block of toBlocks(list)) {
        writeFileSync(descriptor, block)
        yield block
      }
    }
    const id = toPlainListId(list, written())
    return { id, bytes: fstatSync(descriptor).size, forms: {} }
  } finally {
    closeSync(descriptor)
  }
}

/** In characters: parts are short, and a call for each takes longer than making them. */
const BLOCK = 500_000

function* toBlocks(list: SiteList): Iterable<Buffer> {
  let block = ''
  for (const text of toTexts(list)) {
    block += text
    if (block.length < BLOCK) continue
    yield Buffer.from(block)
    block = ''
  }
  yield Buffer.from(block)
}
