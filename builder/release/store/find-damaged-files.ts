import path from 'node:path'
import { hasSize } from './check-object.js'
import { FILE_LIST, readFileList } from './file-list.js'
import { findPublicFile } from './link-tree.js'
import { toStoredForms } from './stored-file.js'

/** Files of a release that are cut or missing, as far as sizes show: paths relative to the document root. */
export async function findDamagedFiles(releaseFolder: string): Promise<string[]> {
  const publicFolder = path.join(releaseFolder, 'public')
  const list = await readFileList(releaseFolder)
  if (list === null) return [FILE_LIST]
  return [...list.files].flatMap(([name, stored]) => {
    const file = findPublicFile(publicFolder, name)
    return toStoredForms(stored)
      .filter(([suffix, size]) => !hasSize(file + suffix, size))
      .map(([suffix]) => path.relative(publicFolder, file + suffix))
  })
}
