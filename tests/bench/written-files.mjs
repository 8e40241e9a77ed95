import { lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** All entries below a folder, by what tells a new one from one that is there already. */
export function listEntries(folder) {
  const entries = new Map()
  const list = (parent) => {
    for (const entry of readFolder(parent)) {
      const name = path.join(parent, entry.name)
      const found = lstatSync(name, { bigint: true, throwIfNoEntry: false })
      if (found === undefined) continue
      const { ino, birthtimeNs, size } = found
      const kind = entry.isSymbolicLink() ? 'link' : entry.isDirectory() ? 'folder' : 'file'
      // A new entry can get the number of one that was deleted.
      entries.set(`${ino} ${birthtimeNs}`, { kind, size: Number(size) })
      if (kind === 'folder') list(name)
    }
  }
  list(folder)
  return entries
}

/** Nothing, if the builder has deleted it meanwhile. */
function readFolder(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

/** What is there now and was not before. */
export function countNew(before, after) {
  const added = [...after].filter(([id]) => !before.has(id)).map(([, entry]) => entry)
  const files = added.filter(({ kind }) => kind === 'file')
  return {
    files: files.length,
    bytes: files.reduce((total, { size }) => total + size, 0),
    links: added.filter(({ kind }) => kind === 'link').length,
  }
}
