import { mkdirSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import path from 'node:path'
import type { SiteList } from '../../../client/content/site/site-list.js'
import { holdsSameFiles, type CheckDepth } from './check-object.js'
import { openFormerList } from './former-list.js'
import type { ObjectId } from './object-names.js'
import type { StagingArea } from './staging-area.js'
import type { StoredFile } from './stored-file.js'
import { writePackedList } from './write-packed-list.js'
import { writePlainList } from './write-plain-list.js'

export interface LongListOptions {
  /** Where to write. */
  stagingFolder: string
  /** Modification time of new files. */
  writtenAt: Date
  depth: CheckDepth
  /** Whether files get precompressed forms that do not bring their own. */
  precompresses: boolean
  /** Hash of code and settings. */
  settingsHash: string
}

/**
 * Writes a list into the staging area, from the one that is `known` as far as that can be read. Its object
 * is named by its bytes, so it is a draft until it is written.
 */
export async function stageLongList(
  list: SiteList,
  known: StoredFile | undefined,
  area: StagingArea,
  options: LongListOptions & { isSame: (known: StoredFile, id: ObjectId) => boolean },
): Promise<StoredFile> {
  const draft = path.join(options.stagingFolder, 'list')
  mkdirSync(draft, { recursive: true })
  const file = await writeList(draft, list, known, area, options)
  if (known !== undefined && options.isSame(known, file.id)) {
    rmSync(draft, { recursive: true })
    // Another compressor may have written it.
    return { ...file, forms: known.forms }
  }
  if (!holdsSameFiles(draft, area.placeOf(file.id))) {
    moveFiles(draft, area.stage(file.id), options.writtenAt)
  }
  rmSync(draft, { recursive: true })
  return file
}

async function writeList(
  draft: string,
  list: SiteList,
  known: StoredFile | undefined,
  { placeOf }: StagingArea,
  { precompresses, depth, settingsHash }: LongListOptions,
): Promise<StoredFile> {
  if (!precompresses) return writePlainList(draft, list)
  const former =
    known?.segmentKeys === undefined || depth === 'content'
      ? null
      : openFormerList(placeOf(known.id), list.name, known.segmentKeys)
  return writePackedList(draft, list, settingsHash, former).finally(() => former?.close())
}

function moveFiles(from: string, to: string, writtenAt: Date): void {
  for (const name of readdirSync(from)) {
    utimesSync(path.join(from, name), writtenAt, writtenAt)
    renameSync(path.join(from, name), path.join(to, name))
  }
}
