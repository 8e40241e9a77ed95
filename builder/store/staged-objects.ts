import {
  existsSync,
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
import { memoize } from '../../client/shared/memoize.js'
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
import { moveGroup, moveObject } from './move-group.js'
import { OBJECTS, toFileId, toFolderId, type ObjectId } from './object-names.js'
import { isIntact, type StoredFile } from './stored-file.js'
import { syncFileSystem } from './sync-file-system.js'
import { writeLinks, type Links } from './write-links.js'
import { writePackedList } from './write-packed-list.js'
import { writePlainList } from './write-plain-list.js'

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
  /** `former` is a folder that has some of these links, if there is one. */
  putFolder: (links: Links, former?: string | null) => ObjectId
  /** Brings what is staged to disk, of which nothing may be staged any more. `commit` waits for it. */
  flush: () => Promise<void>
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
  /** Hash of code and settings. */
  settingsHash: string
  /** Folders of links in the live release; `asOf` is its time in ms. */
  knownFolders?: { ids: ReadonlySet<ObjectId>; asOf: number } | null
}

/** A longer list is written from the former one, and costs what has changed. */
const LONGEST_SHORT_LIST = 200

export function createStagedObjects(options: StagedObjectsOptions): StagedObjects {
  const { siteRoot, stagingFolder, writtenAt, depth, precompresses, settingsHash, knownFolders } =
    options
  const placeOf = (id: ObjectId) => path.join(siteRoot, OBJECTS, id)
  /** False for most objects of a first build, of which then nothing need be looked for. */
  const hasGroup = memoize((group: string) => existsSync(placeOf(group)))
  const mayHave = (id: ObjectId) => hasGroup(path.dirname(id))
  /** In a folder for its group only if that can be moved as one. */
  const stageOf = (id: ObjectId) => path.join(stagingFolder, mayHave(id) ? id.replace('/', '') : id)
  const files = new Map<ObjectId, Promise<StoredFile>>()
  const staged = new Set<ObjectId>()
  const damaged = new Set<ObjectId>()

  const stage = (id: ObjectId) => {
    staged.add(id)
    if (mayHave(id) && existsSync(placeOf(id))) damaged.add(id)
    const folder = stageOf(id)
    mkdirSync(folder, { recursive: true })
    return folder
  }

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
    if (known !== undefined) damaged.add(id)
    const forms = await readForms()
    const file = path.join(stage(id), path.basename(name))
    // Synchronous: a release can have thousands of small files, and promises take three times as long.
    for (const form of [{ suffix: '', body }, ...forms]) {
      writeFileSync(file + form.suffix, form.body, { flag: 'wx' })
      utimesSync(file + form.suffix, writtenAt, writtenAt)
    }
    const sizes = forms.map((form) => [form.suffix, form.body.length])
    return { id, bytes, forms: Object.fromEntries(sizes) as FormSizes }
  }

  const putFile: StagedObjects['putFile'] = (name, body, known, readForms) => {
    const isPlain = readForms === undefined && !precompresses
    const id = toFileId(name, body, isPlain ? 'plain file' : 'file')
    const toForms = async () => (isPlain ? [] : compress(name, body, 5))
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

  /** Stages a list that is written already, unless it is there. */
  const moveDraft = (draft: string, id: ObjectId) => {
    if (holdsSameFiles(draft, placeOf(id))) return rmSync(draft, { recursive: true })
    const folder = stage(id)
    for (const name of readdirSync(draft)) {
      utimesSync(path.join(draft, name), writtenAt, writtenAt)
      renameSync(path.join(draft, name), path.join(folder, name))
    }
    rmSync(draft, { recursive: true })
  }

  const openFormer = (name: string, known: StoredFile | undefined) =>
    known?.segmentKeys === undefined || depth === 'content'
      ? null
      : openFormerList(placeOf(known.id), name, known.segmentKeys)

  const writeList = async (draft: string, list: SiteList, known?: StoredFile) => {
    if (!precompresses) return writePlainList(draft, list)
    const former = openFormer(list.name, known)
    const packed = writePackedList(draft, list, settingsHash, former)
    return packed.finally(() => former?.close())
  }

  const putLongList = async (list: SiteList, known?: StoredFile): Promise<StoredFile> => {
    const draft = path.join(stagingFolder, 'list')
    mkdirSync(draft, { recursive: true })
    const file = await writeList(draft, list, known)
    if (known !== undefined && isSame(known, file.id, list.name)) {
      rmSync(draft, { recursive: true })
      // Another compressor may have written it.
      return { ...file, forms: known.forms }
    }
    moveDraft(draft, file.id)
    return file
  }

  let flushing: Promise<void> | undefined
  const flush = () => (flushing ??= syncFileSystem(siteRoot))

  return {
    putFile,
    flush,
    putList: (list, known) =>
      precompresses && list.parts.length <= LONGEST_SHORT_LIST
        ? putFile(list.name, Buffer.from(joinList(list)), known)
        : putLongList(list, known),
    putFolder: (links, former = null) => {
      const id = toFolderId(links)
      const isThere = () => mayHave(id) && (isUntouched(id) || holdsLinks(placeOf(id), links))
      if (!staged.has(id) && !isThere()) writeLinks(stage(id), links, '../..', former)
      return id
    },
    commit: async () => {
      await flush()
      mkdirSync(placeOf(''), { recursive: true })
      for (const id of staged) if (mayHave(id)) moveObject(stageOf(id), placeOf(id))
      const newGroups = [...staged].map(path.dirname).filter((group) => !hasGroup(group))
      for (const group of new Set(newGroups))
        moveGroup(path.join(stagingFolder, group), placeOf(group))
      rmSync(stagingFolder, { recursive: true, force: true })
      // Though no object is new: the release itself is.
      await syncFileSystem(siteRoot)
      return damaged.size
    },
  }
}
