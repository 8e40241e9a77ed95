import {
  existsSync,
  mkdirSync,
  rmSync,
  lstatSync,
  readdirSync,
  renameSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { memoize } from '../../../client/shared/lib/memoize.js'
import { OBJECTS, type ObjectId } from './object-names.js'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Where new objects are written, until they move to their place. */
export interface StagingArea {
  /** Where an object is, or will be. */
  placeOf: (id: ObjectId) => string
  /** False for most objects of a first build, of which then nothing need be looked for. */
  mayHave: (id: ObjectId) => boolean
  isStaged: (id: ObjectId) => boolean
  /** Makes the folder to write an object into, in the stead of a damaged one if there is any. */
  stage: (id: ObjectId) => string
  noteDamaged: (id: ObjectId) => void
  /** Brings what is staged to disk, of which nothing may be staged any more. `commit` waits for it. */
  flush: () => Promise<void>
  /**
   * Moves what is staged to its place, and over what is damaged there. Once it resolves, everything is on
   * disk: only then may a release be made current. Resolves to how many were damaged.
   */
  commit: () => Promise<number>
}

/** Objects appear in their place only whole, so what is there can be relied on. */
export function createStagingArea(siteRoot: string, stagingFolder: string): StagingArea {
  const staged = new Set<ObjectId>()
  const damaged = new Set<ObjectId>()
  const placeOf = (id: ObjectId) => path.join(siteRoot, OBJECTS, id)
  const hasGroup = memoize((group: string) => existsSync(placeOf(group)))
  const mayHave = (id: ObjectId) => hasGroup(path.dirname(id))
  /** In a folder for its group only if that can be moved as one. */
  const stageOf = (id: ObjectId) => path.join(stagingFolder, mayHave(id) ? id.replace('/', '') : id)
  let flushing: Promise<void> | undefined
  const flush = () => (flushing ??= syncFileSystem(siteRoot))

  return {
    placeOf,
    mayHave,
    isStaged: (id) => staged.has(id),
    stage: (id) => {
      staged.add(id)
      if (mayHave(id) && existsSync(placeOf(id))) damaged.add(id)
      const folder = stageOf(id)
      mkdirSync(folder, { recursive: true })
      return folder
    },
    noteDamaged: (id) => damaged.add(id),
    flush,
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

/** Moves staged objects to their place: as one where the store has none of them, as in a first build. */
function moveGroup(from: string, to: string): void {
  if (!existsSync(to)) return renameSync(from, to)
  for (const name of readdirSync(from)) moveObject(path.join(from, name), path.join(to, name))
}

/** Entry by entry where an object is there: it is damaged, and may be in use at this moment. */
function moveObject(from: string, to: string): void {
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

const run = promisify(execFile)

/**
 * Returns once everything written below a folder is on disk: one system call for thousands of files,
 * where a call for each would take minutes. Node offers none, so this is the `sync` of the system.
 */
async function syncFileSystem(folder: string): Promise<void> {
  try {
    // Other systems know no `--file-system`. Where it is known, only it tells of a disk that fails.
    await run('sync', process.platform === 'linux' ? ['-f', folder] : [])
  } catch (cause) {
    const { code, stderr = '' } = cause as { code?: number | string; stderr?: string }
    const said = stderr.trim()
    throw Object.assign(
      new Error(said === '' ? `sync could not be run: ${code}` : said, { cause }),
      {
        code: /no space/i.test(said) ? 'ENOSPC' : said === '' ? code : 'EIO',
        path: folder,
      },
    )
  }
}
