import { mkdirSync, readdirSync, renameSync } from 'node:fs'
import path from 'node:path'
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
  const store = path.join(siteRoot, OBJECTS)
  for (const group of readFolder(store)) {
    const unwanted = readFolder(path.join(store, group)).filter(
      (name) => !isWanted(`${group}/${name}`),
    )
    if (unwanted.length > 0) mkdirSync(path.join(trash, group), { recursive: true })
    for (const name of unwanted) {
      renameSync(path.join(store, group, name), path.join(trash, group, name))
    }
  }
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
