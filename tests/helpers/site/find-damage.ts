import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { holdsFile } from '../../../builder/release/store/check-object.js'
import { readFileList } from '../../../builder/release/store/file-list.js'
import { findPublicFile } from '../../../builder/release/store/link-tree.js'
import { OBJECTS, toFileId } from '../../../builder/release/store/object-names.js'

/** What is wrong with the files of a release, read through its links as a web server does. */
export async function findDamage(siteRoot: string, release = 'current'): Promise<string[]> {
  const folder = path.join(siteRoot, release)
  const list = existsSync(folder) ? await readFileList(realpathSync(folder)) : null
  if (list === null || list.files.size === 0) return ['the release has no list of its files']
  return [...list.files].flatMap(([name, { id, forms }]) => {
    const file = findPublicFile(path.join(folder, 'public'), name)
    if (!existsSync(file)) return [`${name} is missing`]
    const body = readFileSync(file)
    const isWhole =
      toFileId(name, body) === id &&
      holdsFile(path.join(siteRoot, OBJECTS, id, path.basename(name)), body, forms, 'content')
    return isWhole ? [] : [`${name} is damaged`]
  })
}
