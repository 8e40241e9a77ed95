import {
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
import { compress, type PrecompressedFile } from '../lib/compress.js'
import { holdsFile, holdsLinks, listForms, type CheckDepth } from './check-object.js'
import { writeLinks } from './link-tree.js'
import { OBJECTS, toFileId, toFolderId, type ObjectId } from './object-names.js'
import type { StoredFile } from './stored-file.js'
import { syncFileSystem } from './sync-file-system.js'

/** The objects of a release that is being written; those that are there already are not written again. */
export interface StagedObjects {
  putFile: (
    name: string,
    body: Buffer,
    readForms?: () => Promise<PrecompressedFile[]>,
  ) => Promise<StoredFile>
  putFolder: (links: ReadonlyMap<string, string>) => ObjectId
  /**
   * Moves what is staged to its place, and over what is damaged there. Once it resolves, everything is on
   * disk: only then may a release be made current.
   */
  commit: () => Promise<void>
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
}

export function createStagedObjects(options: StagedObjectsOptions): StagedObjects {
  const { siteRoot, stagingFolder, writtenAt, depth, precompresses } = options
  const placeOf = (id: ObjectId) => path.join(siteRoot, OBJECTS, id)
  const files = new Map<ObjectId, Promise<StoredFile>>()
  const staged = new Set<ObjectId>()

  const stage = (id: ObjectId) => {
    staged.add(id)
    const folder = path.join(stagingFolder, id)
    mkdirSync(folder, { recursive: true })
    return folder
  }

  const writeFile = async (
    id: ObjectId,
    name: string,
    body: Buffer,
    readForms: () => Promise<PrecompressedFile[]>,
  ): Promise<StoredFile> => {
    const stored = { id, bytes: body.length }
    if (holdsFile(placeOf(id), name, body, depth)) {
      return { ...stored, forms: listForms(placeOf(id), name) }
    }
    const forms = await readForms()
    const file = path.join(stage(id), path.basename(name))
    // Synchronous: a release can have thousands of small files, and promises take three times as long.
    for (const form of [{ suffix: '', body }, ...forms]) {
      writeFileSync(file + form.suffix, form.body, { flag: 'wx' })
      utimesSync(file + form.suffix, writtenAt, writtenAt)
    }
    return { ...stored, forms: forms.map(({ suffix }) => suffix) }
  }

  return {
    putFile: (name, body, readForms) => {
      const isPlain = readForms === undefined && !precompresses
      const id = toFileId(name, body, isPlain ? 'plain file' : 'file')
      const toForms = async () => (isPlain ? [] : compress(name, body, 9))
      const stored = files.get(id) ?? writeFile(id, name, body, readForms ?? toForms)
      files.set(id, stored)
      return stored
    },
    putFolder: (links) => {
      const id = toFolderId(links)
      if (!staged.has(id) && !holdsLinks(placeOf(id), links)) {
        writeLinks(stage(id), links, path.join('..', '..'))
      }
      return id
    },
    commit: async () => {
      if (staged.size === 0) return
      await syncFileSystem(siteRoot)
      for (const id of staged) moveObject(path.join(stagingFolder, id), placeOf(id))
      rmSync(stagingFolder, { recursive: true })
      await syncFileSystem(siteRoot)
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
