import { closeSync, fstatSync, openSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { toTexts, type SiteList } from '../../../client/content/site/site-list.js'
import { toPlainListId } from './object-names.js'
import type { StoredFile } from './stored-file.js'

/** In characters: parts are short, and a call for each takes longer than making them. */
const BLOCK = 500_000

/** Writes a list into a folder block by block: as one text it would take twice its length in memory. */
export function writePlainList(folder: string, list: SiteList): StoredFile {
  const descriptor = openSync(path.join(folder, path.basename(list.name)), 'wx')
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
