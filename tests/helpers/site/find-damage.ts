import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { holdsFile } from '../../../builder/store/check-object.js'
import { readFileList } from '../../../builder/store/file-list.js'
import { toReleasePath } from '../../../builder/shared/release-path.js'
import { OBJECTS, toFileId } from '../../../builder/store/object-names.js'

/** What is wrong with the files of the current release, read through its links as a web server does. */
export async function findDamage(siteRoot: string): Promise<string[]> {
  const current = path.join(siteRoot, 'current')
  const list = existsSync(current) ? await readFileList(realpathSync(current)) : null
  if (list === null || list.files.size === 0) return ['the release has no list of its files']
  return [...list.files].flatMap(([name, { id, forms }]) => {
    const file = path.join(current, 'public', toReleasePath(name))
    if (!existsSync(file)) return [`${name} is missing`]
    const body = readFileSync(file)
    const isWhole =
      toFileId(name, body) === id &&
      holdsFile(path.join(siteRoot, OBJECTS, id), name, body, 'content') &&
      forms.every((suffix) => existsSync(file + suffix))
    return isWhole ? [] : [`${name} is damaged`]
  })
}
