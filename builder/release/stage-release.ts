import { statSync, utimesSync, writeFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteList } from '../../client/content/site/site-list.js'
import { extend } from '../../client/shared/extend.js'
import type { PrecompressedFile } from '../lib/compress.js'
import { findInternalLinks } from '../lib/find-internal-links.js'
import { makeFolder } from '../shared/make-folder.js'
import type { ReleaseSize } from '../shared/release-manifest.js'
import { isCount } from '../shared/shapes.js'
import { FILE_LIST, readFileList, serializeFileList, type FileList } from '../store/file-list.js'
import { writeLinkTree } from '../store/link-tree.js'
import type { ObjectId } from '../store/object-names.js'
import { createStagedObjects, type StagedObjectsOptions } from '../store/staged-objects.js'
import { toListKey } from '../store/source-key.js'
import { isIntact, type StoredFile } from '../store/stored-file.js'
import { listReleases, RELEASES, type LiveRelease } from './live-release.js'

/** A release that is being written. Nothing links to its folder. */
export interface StagedRelease extends StageOptions, Readonly<StagedContents> {
  folder: string
  writeFile: (name: string, body: string) => Promise<void>
  /** Writes a file below the document root. A cache key is for `keepPublicFile`. */
  writePublicFile: (name: string, body: string | Buffer, cacheKey?: string) => Promise<StoredFile>
  writeList: (list: SiteList) => Promise<StoredFile>
  /** Takes a file from the live release; null if that has none with this key, or a damaged one. */
  keepPublicFile: (name: string, cacheKey: string) => StoredFile | null
  /** The same for a list. */
  keepList: (list: SiteList) => StoredFile | null
  /** Takes files that were made before; false, and none of them, if one is damaged. */
  keepMade: (files: MadeFiles) => boolean
  /** Writes a file of the browser code, which is precompressed already. */
  writeAsset: (
    name: string,
    body: Buffer,
    readForms?: () => Promise<PrecompressedFile[]>,
  ) => Promise<StoredFile>
  /** Takes a file of the browser code from an earlier release; false if it is damaged. */
  keepAsset: (name: string, file: StoredFile) => boolean
  /** Writes the document root. After it, no public file can be added. */
  finish: () => FileList
  /** After `finish`: writes the list of files and brings the objects to disk, beside the checks. */
  flush: () => Promise<void>
  /** Brings everything to disk, so that the release may become current. Resolves to how many objects were damaged. */
  commit: () => Promise<number>
}

interface StageOptions {
  id: string
  token: number
  live: LiveRelease | null
}

interface WriteOptions extends Pick<
  StagedObjectsOptions,
  'depth' | 'precompresses' | 'settingsHash'
> {
  now: Date
  /** The files of the live release, if they are known already. */
  liveFiles?: FileList | null
  /** Files that need not be looked at any more. */
  intact?: ReadonlySet<StoredFile>
}

/** By name below the document root. */
export type MadeFiles = ReadonlyMap<string, StoredFile>

/** Files below the document root so far, without the precompressed ones. */
interface StagedContents {
  publicFiles: Set<string>
  /** Internal URLs in the HTML, each with one file that has it. */
  links: Map<string, string>
  /** How many files are made from content, and their bytes. */
  size: ReleaseSize
}

/**
 * Creates the folder of a new release. A file with the same bytes as in any release that is kept is the
 * same file, with its modification time; any other gets a time later than those. nginx
 * derives ETags from time and size, so these change exactly when the bytes do.
 */
export async function stageRelease(
  siteRoot: string,
  { id, token, live, now, liveFiles, intact, ...options }: StageOptions & WriteOptions,
): Promise<StagedRelease> {
  const folder = path.join(siteRoot, RELEASES, `${STAGING}${token}`)
  await rm(folder, { recursive: true, force: true })
  await makeFolder(folder)
  const list = liveFiles ?? (live === null ? null : await readFileList(live.folder))
  const former = list?.files
  const files = new Map<string, StoredFile>()
  const folders = new Set<ObjectId>()
  const contents: StagedContents = {
    publicFiles: new Set(),
    links: new Map(),
    size: { files: 0, bytes: 0, largestFile: 0 },
  }
  const writtenAt = await toWriteTime(siteRoot, now)
  const objects = createStagedObjects({
    siteRoot,
    stagingFolder: path.join(folder, '.objects'),
    writtenAt,
    // When the last entry of a release is written, all its folders of links are.
    knownFolders:
      live === null || list === null
        ? null
        : { ids: list.folders, asOf: statSync(live.folder).mtimeMs },
    ...options,
  })

  const keepOwn = createInterner()
  const isKept = (name: string, file: StoredFile) =>
    intact?.has(file) === true || isIntact(siteRoot, name, file, options.depth)

  const addAsset = (name: string, file: StoredFile) => {
    files.set(name, file)
    contents.publicFiles.add(name)
    return file
  }
  const addContent = (name: string, file: StoredFile) => {
    addAsset(name, file)
    countContent(contents, name, file)
    return file
  }

  const keepPublicFile: StagedRelease['keepPublicFile'] = (name, cacheKey) => {
    const file = former?.get(name)
    if (file?.cacheKey !== cacheKey || !isKept(name, file)) return null
    return addContent(name, file)
  }

  return {
    id,
    token,
    live,
    folder,
    ...contents,
    writeFile: async (name, body) => {
      const file = path.join(folder, name)
      writeFileSync(file, body, { flag: 'wx' })
      utimesSync(file, writtenAt, writtenAt)
    },
    writePublicFile: async (name, content, cacheKey) => {
      const body = typeof content === 'string' ? Buffer.from(content) : content
      const file = await objects.putFile(name, body, former?.get(name))
      const isPage = name.endsWith('.html')
      const links = isPage ? { links: findInternalLinks(String(content)).map(keepOwn) } : {}
      const key = cacheKey === undefined ? {} : { cacheKey }
      return addContent(name, extend(file, extend(links, key)))
    },
    writeList: async (siteList) => {
      const file = await objects.putList(siteList, former?.get(siteList.name))
      const cacheKey = toListKey(siteList, options.settingsHash)
      return addContent(siteList.name, extend(file, { cacheKey }))
    },
    keepPublicFile,
    keepList: (list) => keepPublicFile(list.name, toListKey(list, options.settingsHash)),
    keepMade: (made) => {
      if (![...made].every(([name, file]) => isKept(name, file))) return false
      for (const [name, file] of made) addContent(name, file)
      return true
    },
    writeAsset: async (name, body, readForms) => {
      return addAsset(name, await objects.putFile(name, body, former?.get(name), readForms))
    },
    keepAsset: (name, file) => {
      if (!isKept(name, file)) return false
      addAsset(name, file)
      return true
    },
    finish: () => {
      const livePublic = live && path.join(live.folder, 'public')
      writeLinkTree(path.join(folder, 'public'), files, livePublic, (links, before) => {
        const object = objects.putFolder(links, before)
        folders.add(object)
        return object
      })
      return { files, folders }
    },
    flush: async () => {
      const writeList = async () =>
        writeFile(path.join(folder, FILE_LIST), await serializeFileList({ files, folders }))
      await Promise.all([objects.flush(), writeList()])
    },
    commit: objects.commit,
  }
}

const STAGING = '.staging-'

/**
 * Whose staging folder this is: the token of a build, or 'seed' for `nginx/seed-release.sh`, which names
 * its folder by a release; null for any other folder.
 */
export function stagedBy(name: string): number | 'seed' | null {
  if (!name.startsWith(STAGING)) return null
  const token = Number(name.slice(STAGING.length))
  return isCount(token) ? token : 'seed'
}

/** In whole seconds, the precision of HTTP, and later than any file of a release that is kept. */
async function toWriteTime(siteRoot: string, now: Date): Promise<Date> {
  const releases = await listReleases(siteRoot)
  const times = releases.map(timeOf)
  return new Date(
    Math.floor(Math.max(now.getTime() / 1000, ...times.map((time) => time / 1000 + 1))) * 1000,
  )
}

/** In ms. */
function timeOf({ folder }: Pick<LiveRelease, 'folder'>): number {
  return statSync(path.join(folder, 'release.json')).mtimeMs
}

function countContent({ links, size }: StagedContents, name: string, file: StoredFile): void {
  for (const internal of file.links ?? []) links.set(internal, name)
  size.files++
  size.bytes += file.bytes
  size.largestFile = Math.max(size.largestFile, file.bytes)
}

/** Copies, and even as a key no part of a text, which would keep the whole text in memory. */
function createInterner(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const own = known.get(text) ?? Buffer.from(text).toString()
    known.set(own, own)
    return own
  }
}
