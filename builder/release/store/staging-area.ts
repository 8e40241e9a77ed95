import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { memoize } from '../../../client/shared/lib/memoize.js'
import { moveGroup, moveObject } from './move-group.js'
import { OBJECTS, type ObjectId } from './object-names.js'
import { syncFileSystem } from './sync-file-system.js'

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
