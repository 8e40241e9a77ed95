import { readdirSync } from 'node:fs'
import path from 'node:path'
import { OBJECTS, type ObjectId } from './object-names.js'

/** All objects that are there, which one look at each of their few hundred folders tells. */
export function listObjects(siteRoot: string): Set<ObjectId> {
  const store = path.join(siteRoot, OBJECTS)
  return new Set(
    readFolder(store).flatMap((group) =>
      readFolder(path.join(store, group)).map((name) => `${group}/${name}`),
    ),
  )
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
