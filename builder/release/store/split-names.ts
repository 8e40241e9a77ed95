import { baseOf } from '../../../client/shared/addresses/path-base.js'
import { toJobFolder, toSplitPath } from '../../../client/shared/requests/release-path.js'

/* The rules of release-path.ts for the names of files, which begin with the base of their language. */

/** The folder that has a file of each job, if the file is in one: 'de/job_ghid/'. */
export function toOwnJobFolder(name: string): string | null {
  const { base, below } = takeApart(name)
  const folder = toJobFolder(below)
  return folder === null ? null : base + folder
}

/** Where a file lies if its folder is split. */
export function toOwnSplitPath(name: string): string {
  const { base, below } = takeApart(name)
  return base + toSplitPath(below)
}

function takeApart(name: string) {
  const { length } = baseOf(`/${name}`)
  return { base: name.slice(0, length), below: name.slice(length) }
}
