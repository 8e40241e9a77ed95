import { mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { listObjects } from './list-objects.js'
import { OBJECTS, type ObjectId } from './object-names.js'

/**
 * Moves objects that no release needs into a folder, to be deleted there: moving is fast, so it can be done
 * while no build may start, and no build takes an object that is being deleted.
 */
export function sweepObjects(
  siteRoot: string,
  isWanted: (id: ObjectId) => boolean,
  trash: string,
): void {
  for (const id of listObjects(siteRoot)) {
    if (isWanted(id)) continue
    mkdirSync(path.dirname(path.join(trash, id)), { recursive: true })
    renameSync(path.join(siteRoot, OBJECTS, id), path.join(trash, id))
  }
}
