import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { OBJECTS, type ObjectId } from './object-names.js'
import { toStoredForms, type StoredFile } from './stored-file.js'
import { writeLinks, type Links } from './write-links.js'
import { baseOf } from '../../../client/shared/addresses/path-base.js'
import { toJobFolder, toSplitPath } from '../../../client/shared/requests/release-path.js'

interface Folder {
  files: Map<string, StoredFile>
  folders: Map<string, Folder>
}

/**
 * Writes the document root of a release as links to objects. A folder below it is an object of links,
 * too, or the object of its only file, so that a release costs as many links as folders have changed.
 * `former` is the document root of the release before; `putFolder` gets the former place of a folder.
 */
export function writeLinkTree(
  publicFolder: string,
  files: ReadonlyMap<string, StoredFile>,
  former: string | null,
  putFolder: (links: Links, former: string | null) => ObjectId,
): void {
  const linksOf = (folder: Folder, before: string | null): Links => {
    const folders = [...folder.folders].map(
      ([name, child]) => [name, toObject(child, before && `${before}/${name}`)] as const,
    )
    return new Map([...folders, ...toFileLinks(folder)].sort(([a], [b]) => (a < b ? -1 : 1)))
  }
  const toObject = (folder: Folder, before: string | null): ObjectId =>
    findOnlyFile(folder)?.id ?? putFolder(linksOf(folder, before), before)

  mkdirSync(publicFolder)
  writeLinks(publicFolder, linksOf(toTree(files), former), `../../../${OBJECTS}`, former)
}

/** Where a file of a release lies, which may be missing. */
export function findPublicFile(publicFolder: string, name: string): string {
  const places = [name, toOwnSplitPath(name)].map((place) => path.join(publicFolder, place))
  return places.find((place) => existsSync(place)) ?? path.join(publicFolder, name)
}

function findOnlyFile({ files, folders }: Folder): StoredFile | undefined {
  return files.size === 1 && folders.size === 0 ? [...files.values()][0] : undefined
}

function toFileLinks({ files }: Folder): (readonly [string, string])[] {
  return [...files].flatMap(([name, file]) =>
    toStoredForms(file).map(([suffix]) => [name + suffix, `${file.id}/${name}${suffix}`] as const),
  )
}

function toTree(files: ReadonlyMap<string, StoredFile>): Folder {
  const root = createFolder()
  const isLong = findLongFolders(files.keys())
  for (const [name, file] of files) {
    const parents = (isLong(name) ? toOwnSplitPath(name) : name).split('/')
    const base = parents.pop() ?? ''
    parents.reduce(openFolder, root).files.set(base, file)
  }
  return root
}

/** In entries: a folder of this many links is written faster than a hundred folders. */
const LONGEST_FOLDER = 300

/** Whether a file is in a folder of single jobs that is to be split. */
function findLongFolders(names: Iterable<string>): (name: string) => boolean {
  const counts = new Map<string, number>()
  for (const name of names) {
    const folder = toOwnJobFolder(name)
    if (folder !== null) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return (name) => (counts.get(toOwnJobFolder(name) ?? '') ?? 0) > LONGEST_FOLDER
}

function openFolder({ folders }: Folder, name: string): Folder {
  const folder = folders.get(name) ?? createFolder()
  folders.set(name, folder)
  return folder
}

function createFolder(): Folder {
  return { files: new Map(), folders: new Map() }
}

/* The rules of release-path.ts for the names of files, which begin with the base of their language. */

/** The folder that has a file of each job, if the file is in one: 'de/job_ghid/'. */
function toOwnJobFolder(name: string): string | null {
  const { base, below } = takeApart(name)
  const folder = toJobFolder(below)
  return folder === null ? null : base + folder
}

/** Where a file lies if its folder is split. */
function toOwnSplitPath(name: string): string {
  const { base, below } = takeApart(name)
  return base + toSplitPath(below)
}

function takeApart(name: string) {
  const { length } = baseOf(`/${name}`)
  return { base: name.slice(0, length), below: name.slice(length) }
}
