import { lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** All entries below a folder, by what tells a new one from one that is there already. */
export function listEntries(folder) {
  const entries = new Map()
  const list = (parent) => {
    for (const entry of readdirSync(parent, { withFileTypes: true })) {
      const name = path.join(parent, entry.name)
      const { ino, birthtimeNs, size } = lstatSync(name, { bigint: true })
      const kind = entry.isSymbolicLink() ? 'link' : entry.isDirectory() ? 'folder' : 'file'
      // A new entry can get the number of one that was deleted.
      entries.set(`${ino} ${birthtimeNs}`, { kind, size: Number(size) })
      if (kind === 'folder') list(name)
    }
  }
  list(folder)
  return entries
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
