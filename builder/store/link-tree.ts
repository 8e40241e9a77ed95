import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { toJobFolder, toSplitPath } from '../shared/release-path.js'
import { OBJECTS, type ObjectId } from './object-names.js'
import type { StoredFile } from './stored-file.js'

interface Folder {
  files: Map<string, StoredFile>
  folders: Map<string, Folder>
}

/** By name, what each entry of a folder links to, relative to `OBJECTS`. */
type Links = ReadonlyMap<string, string>

/**
 * Writes the document root of a release as links to objects. A folder below it is an object of links,
 * too, or the object of its only file, so that a release costs as many links as folders have changed.
 */
export function writeLinkTree(
  publicFolder: string,
  files: ReadonlyMap<string, StoredFile>,
  putFolder: (links: Links) => ObjectId,
): void {
  const linksOf = (folder: Folder): Links => {
    const folders = [...folder.folders].map(([name, child]) => [name, toObject(child)] as const)
    return new Map([...folders, ...toFileLinks(folder)].sort(([a], [b]) => (a < b ? -1 : 1)))
  }
  const toObject = (folder: Folder): ObjectId =>
    findOnlyFile(folder)?.id ?? putFolder(linksOf(folder))

  writeLinks(publicFolder, linksOf(toTree(files)), path.join('..', '..', '..', OBJECTS))
}

/** Where a file of a release lies, which may be missing. */
export function findPublicFile(publicFolder: string, name: string): string {
  const places = [name, toSplitPath(name)].map((place) => path.join(publicFolder, place))
  return places.find((place) => existsSync(place)) ?? path.join(publicFolder, name)
}

/** `objects` is the relative path from the folder. */
export function writeLinks(folder: string, links: Links, objects: string): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, target] of links)
    symlinkSync(path.join(objects, target), path.join(folder, name))
}

function findOnlyFile({ files, folders }: Folder): StoredFile | undefined {
  return files.size === 1 && folders.size === 0 ? [...files.values()][0] : undefined
}

function toFileLinks({ files }: Folder): (readonly [string, string])[] {
  return [...files].flatMap(([name, { id, forms }]) =>
    ['', ...Object.keys(forms)].map(
      (suffix) => [name + suffix, path.join(id, name + suffix)] as const,
    ),
  )
}

function toTree(files: ReadonlyMap<string, StoredFile>): Folder {
  const root = createFolder()
  const isLong = findLongFolders(files.keys())
  for (const [name, file] of files) {
    const parents = (isLong(name) ? toSplitPath(name) : name).split('/')
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
    const folder = toJobFolder(name)
    if (folder !== null) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return (name) => (counts.get(toJobFolder(name) ?? '') ?? 0) > LONGEST_FOLDER
}

function openFolder({ folders }: Folder, name: string): Folder {
  const folder = folders.get(name) ?? createFolder()
  folders.set(name, folder)
  return folder
}

function createFolder(): Folder {
  return { files: new Map(), folders: new Map() }
}
