import { statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { joinList, type SiteList } from '../../../client/content/site/site-list.js'
import { compress, type PrecompressedFile } from '../../lib/compress.js'
import {
  holdsFile,
  holdsLinks,
  listForms,
  type CheckDepth,
  type FormSizes,
} from './check-object.js'
import { toFileId, toFolderId, type ObjectId } from './object-names.js'
import { stageLongList, type LongListOptions } from './stage-long-list.js'
import { createStagingArea, type StagingArea } from './staging-area.js'
import type { StoredFile } from './stored-file.js'
import { writeLinks, type Links } from './write-links.js'

export type FileBody = string | Buffer | SiteList

/** The objects of a release that is being written; those that are there already are not written again. */
export interface StagedObjects extends Pick<StagingArea, 'flush' | 'commit'> {
  /** `known` is the file of this name in the live release: if it is the same, it has all its forms. */
  putFile: (
    name: string,
    body: FileBody,
    known?: StoredFile,
    readForms?: () => Promise<PrecompressedFile[]>,
  ) => Promise<StoredFile>
  /** `former` is a folder that has some of these links, if there is one. */
  putFolder: (links: Links, former?: string | null) => ObjectId
}

export interface StagedObjectsOptions extends LongListOptions {
  siteRoot: string
  depth: CheckDepth
  /** Whether files get precompressed forms that do not bring their own. */
  precompresses: boolean
  /** Folders of links in the live release; `asOf` is its time in ms. */
  knownFolders?: { ids: ReadonlySet<ObjectId>; asOf: number } | null
}

/** In jobs. */
const LONGEST_SHORT_LIST = 200

export function createStagedObjects(options: StagedObjectsOptions): StagedObjects {
  const { siteRoot, stagingFolder, writtenAt, depth, precompresses, knownFolders } = options
  const area = createStagingArea(siteRoot, stagingFolder)
  const { placeOf, mayHave } = area
  const files = new Map<ObjectId, Promise<StoredFile>>()

  const writeFile = async (
    id: ObjectId,
    name: string,
    body: Buffer,
    readForms: () => Promise<PrecompressedFile[]>,
    known: FormSizes | undefined,
  ): Promise<StoredFile> => {
    const bytes = body.length
    const place = path.join(placeOf(id), path.basename(name))
    if (mayHave(id) && holdsFile(place, body, known ?? {}, depth))
      return { id, bytes, forms: listForms(place) }
    if (known !== undefined) area.noteDamaged(id)
    const forms = await readForms()
    const file = path.join(area.stage(id), path.basename(name))
    // Synchronous: a release can have thousands of small files, and promises take three times as long.
    for (const form of [{ suffix: '', body }, ...forms]) {
      writeFileSync(file + form.suffix, form.body, { flag: 'wx' })
      utimesSync(file + form.suffix, writtenAt, writtenAt)
    }
    const sizes = forms.map((form) => [form.suffix, form.body.length])
    return { id, bytes, forms: Object.fromEntries(sizes) as FormSizes }
  }

  const putFile: StagedObjects['putFile'] = async (name, given, known, readForms) => {
    if (isLongList(given)) return stageLongList(given, area, options)
    const body = toBuffer(given)
    const isPlain = readForms === undefined && !precompresses
    const id = toFileId(name, body, isPlain ? 'plain file' : 'file')
    const toForms = async () => (isPlain ? [] : compress(name, body, 5))
    const knownForms = known?.id === id ? known.forms : undefined
    const stored = files.get(id) ?? writeFile(id, name, body, readForms ?? toForms, knownForms)
    files.set(id, stored)
    return stored
  }

  /** Whether nothing has come to or gone from a folder since the live release, which has it. */
  const isUntouched = (id: ObjectId) =>
    depth === 'size' &&
    knownFolders?.ids.has(id) === true &&
    (statSync(placeOf(id), { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < knownFolders.asOf

  return {
    putFile,
    putFolder: (links, former = null) => {
      const id = toFolderId(links)
      const isThere = () => mayHave(id) && (isUntouched(id) || holdsLinks(placeOf(id), links))
      if (!area.isStaged(id) && !isThere()) writeLinks(area.stage(id), links, '../..', former)
      return id
    },
    flush: area.flush,
    commit: area.commit,
  }
}

function isLongList(body: FileBody): body is SiteList {
  return typeof body === 'object' && 'parts' in body && body.parts.length > LONGEST_SHORT_LIST
}

function toBuffer(body: FileBody): Buffer {
  if (Buffer.isBuffer(body)) return body
  return Buffer.from(typeof body === 'string' ? body : joinList(body))
}
