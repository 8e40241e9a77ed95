import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { joinList, type SiteList } from '../../client/content/site/site-list.js'
import { compress, type PrecompressedFile } from '../lib/compress.js'
import {
  holdsFile,
  holdsLinks,
  holdsSameFiles,
  listForms,
  type CheckDepth,
  type FormSizes,
} from './check-object.js'
import { openFormerList } from './former-list.js'
import { writeLinks } from './link-tree.js'
import { toSegments } from './list-segments.js'
import { OBJECTS, toFileId, toFolderId, toListId, type ObjectId } from './object-names.js'
import { isIntact, type StoredFile } from './stored-file.js'
import { syncFileSystem } from './sync-file-system.js'
import { writeList } from './write-list.js'

/** The objects of a release that is being written; those that are there already are not written again. */
export interface StagedObjects {
  /** `known` is the file of this name in the live release, which may be the same. */
  putFile: (
    name: string,
    body: Buffer,
    known?: StoredFile,
    readForms?: () => Promise<PrecompressedFile[]>,
  ) => Promise<StoredFile>
  putList: (list: SiteList, known?: StoredFile) => Promise<StoredFile>
  putFolder: (links: ReadonlyMap<string, string>) => ObjectId
  /**
   * Moves what is staged to its place, and over what is damaged there. Once it resolves, everything is on
   * disk: only then may a release be made current. Resolves to how many were damaged.
   */
  commit: () => Promise<number>
}

export interface StagedObjectsOptions {
  siteRoot: string
  /** Where to write. Objects appear in their place only whole, so what is there can be relied on. */
  stagingFolder: string
  /** Modification time of new files. */
  writtenAt: Date
  depth: CheckDepth
  /** Whether files get precompressed forms that do not bring their own. */
  precompresses: boolean
  /** Folders of links in the live release; `asOf` is its time in ms. */
  knownFolders?: { ids: ReadonlySet<ObjectId>; asOf: number } | null
}

/** A longer list is written from the former one, and costs what has changed. */
const LONGEST_SHORT_LIST = 200

export function createStagedObjects(options: StagedObjectsOptions): StagedObjects {
  const { siteRoot, stagingFolder, writtenAt, depth, precompresses, knownFolders } = options
  const placeOf = (id: ObjectId) => path.join(siteRoot, OBJECTS, id)
  const files = new Map<ObjectId, Promise<StoredFile>>()
  const staged = new Set<ObjectId>()
  const damaged = new Set<ObjectId>()

  const stage = (id: ObjectId) => {
    staged.add(id)
    if (existsSync(placeOf(id))) damaged.add(id)
    const folder = path.join(stagingFolder, id)
    mkdirSync(folder, { recursive: true })
    return folder
  }

  const unstage = (id: ObjectId) => {
    staged.delete(id)
    damaged.delete(id)
    rmSync(path.join(stagingFolder, id), { recursive: true })
  }

  const writeFile = async (
    id: ObjectId,
    name: string,
    body: Buffer,
    readForms: () => Promise<PrecompressedFile[]>,
    known: FormSizes | undefined,
  ): Promise<StoredFile> => {
    const stored = { id, bytes: body.length }
    const place = path.join(placeOf(id), path.basename(name))
    if (holdsFile(place, body, known ?? {}, depth)) return { ...stored, forms: listForms(place) }
    if (known !== undefined) damaged.add(id)
    const forms = await readForms()
    const file = path.join(stage(id), path.basename(name))
    // Synchronous: a release can have thousands of small files, and promises take three times as long.
    for (const form of [{ suffix: '', body }, ...forms]) {
      writeFileSync(file + form.suffix, form.body, { flag: 'wx' })
      utimesSync(file + form.suffix, writtenAt, writtenAt)
    }
    const sizes = forms.map((form) => [form.suffix, form.body.length])
    return { ...stored, forms: Object.fromEntries(sizes) as FormSizes }
  }

  const putFile: StagedObjects['putFile'] = (name, body, known, readForms) => {
    const isPlain = readForms === undefined && !precompresses
    const id = toFileId(name, body, isPlain ? 'plain file' : 'file')
    const toForms = async () => (isPlain ? [] : compress(name, body, 9))
    if (known !== undefined && isSame(known, id, name))
      return Promise.resolve({ id, bytes: body.length, forms: known.forms })
    const knownForms = known?.id === id ? known.forms : undefined
    const stored = files.get(id) ?? writeFile(id, name, body, readForms ?? toForms, knownForms)
    files.set(id, stored)
    return stored
  }

  const isSame = (known: StoredFile, id: ObjectId, name: string) =>
    depth === 'size' && known.id === id && isIntact(siteRoot, name, known)

  /** Whether nothing has come to or gone from a folder since the live release, which has it. */
  const isUntouched = (id: ObjectId) =>
    depth === 'size' &&
    knownFolders?.ids.has(id) === true &&
    (statSync(placeOf(id), { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < knownFolders.asOf

  const putLongList = async (list: SiteList, known?: StoredFile): Promise<StoredFile> => {
    const segments = toSegments(list)
    const id = toListId(list, segments)
    if (known !== undefined && isSame(known, id, list.name)) return known
    const former =
      known === undefined || depth === 'content'
        ? null
        : openFormerList(placeOf(known.id), list.name)
    const folder = stage(id)
    try {
      const bytes = await writeList(folder, list, segments, former)
      const forms = listForms(path.join(folder, path.basename(list.name)))
      if (holdsSameFiles(folder, placeOf(id))) unstage(id)
      else
        for (const name of readdirSync(folder))
          utimesSync(path.join(folder, name), writtenAt, writtenAt)
      return { id, bytes, forms }
    } finally {
      former?.close()
    }
  }

  return {
    putFile,
    putList: (list, known) =>
      list.parts.length <= LONGEST_SHORT_LIST || !precompresses
        ? putFile(list.name, Buffer.from(joinList(list)), known)
        : putLongList(list, known),
    putFolder: (links) => {
      const id = toFolderId(links)
      if (!staged.has(id) && !isUntouched(id) && !holdsLinks(placeOf(id), links)) {
        writeLinks(stage(id), links, path.join('..', '..'))
      }
      return id
    },
    commit: async () => {
      // Though no object is new: the release itself is.
      await syncFileSystem(siteRoot)
      for (const id of staged) moveObject(path.join(stagingFolder, id), placeOf(id))
      rmSync(stagingFolder, { recursive: true, force: true })
      await syncFileSystem(siteRoot)
      return damaged.size
    },
  }
}

/** Entry by entry where an object is there: it is damaged, and may be in use at this moment. */
function moveObject(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  if (!statSync(to, { throwIfNoEntry: false })?.isDirectory()) {
    rmSync(to, { force: true })
    return renameSync(from, to)
  }
  const names = readdirSync(from)
  for (const name of names) replaceEntry(path.join(from, name), path.join(to, name))
  for (const name of readdirSync(to).filter((other) => !names.includes(other))) {
    rmSync(path.join(to, name), { recursive: true })
  }
}

function replaceEntry(from: string, to: string): void {
  if (lstatSync(to, { throwIfNoEntry: false })?.isDirectory()) rmSync(to, { recursive: true })
  renameSync(from, to)
}
