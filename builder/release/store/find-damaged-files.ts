import { readdirSync } from 'node:fs'
import path from 'node:path'
import { hasSize } from './check-object.js'
import { FILE_LIST, readFileList } from './file-list.js'
import { findPublicFile } from './link-tree.js'

/**
 * What of a release a web server would not find whole, as far as sizes show: paths relative to the
 * document root. Of a release that holds its files itself, as older versions wrote it, nothing is known.
 */
export async function findDamagedFiles(releaseFolder: string): Promise<string[]> {
  const publicFolder = path.join(releaseFolder, 'public')
  const list = await readFileList(releaseFolder)
  if (list === null) return hasLinks(publicFolder) ? [FILE_LIST] : []
  return [...list.files].flatMap(([name, { bytes, forms, isPacked }]) => {
    const file = findPublicFile(publicFolder, name)
    const damagedForms = Object.entries(forms)
      .filter(([suffix, size]) => !hasSize(file + suffix, size))
      .map(([suffix]) => file + suffix)
    const isWhole = isPacked === true || hasSize(file, bytes)
    const damaged = isWhole ? damagedForms : [file, ...damagedForms]
    return damaged.map((each) => path.relative(publicFolder, each))
  })
}

/** Whether the document root of a release is made of links to objects. */
export function hasLinks(publicFolder: string): boolean {
  try {
    return readdirSync(publicFolder, { withFileTypes: true }).some((entry) =>
      entry.isSymbolicLink(),
    )
  } catch {
    return false
  }
}
