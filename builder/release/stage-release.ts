import { statSync, utimesSync, writeFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteList } from '../../client/content/site/site-list.js'
import { extend } from '../../client/shared/lib/extend.js'
import type { PrecompressedFile } from '../lib/compress.js'
import { createInterner } from '../lib/create-interner.js'
import { findInternalLinks } from '../lib/find-internal-links.js'
import { makeFolder } from '../shared/make-folder.js'
import { FILE_LIST, readFileList, serializeFileList, type FileList } from './store/file-list.js'
import { writeLinkTree } from './store/link-tree.js'
import type { ObjectId } from './store/object-names.js'
import { createStagedObjects, type StagedObjectsOptions } from './store/staged-objects.js'
import { toListKey } from './store/source-key.js'
import { isIntact, type StoredFile } from './store/stored-file.js'
import { RELEASES, type LiveRelease } from './live-release.js'
import { countContent, createPublicContents, type PublicContents } from './public-contents.js'
import { toStagingName } from './staging-folder.js'
import { toWriteTime } from './write-time.js'

/** A release that is being written. Nothing links to its folder. */
export interface StagedRelease extends StageOptions, Readonly<PublicContents> {
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

interface WriteOptions extends Pick<StagedObjectsOptions, 'depth' | 'precompresses'> {
  now: Date
  /** Hash of code and settings. */
  settingsHash: string
  /** The files of the live release, if they are known already. */
  liveFiles?: FileList | null
  /** Files that need not be looked at any more. */
  intact?: ReadonlySet<StoredFile>
}

/** By name below the document root. */
export type MadeFiles = ReadonlyMap<string, StoredFile>

/**
 * Creates the folder of a new release. A file with the same bytes as in any release that is kept is the
 * same file, with its modification time; any other gets a time later than those. nginx
 * derives ETags from time and size, so these change exactly when the bytes do.
 */
export async function stageRelease(
  siteRoot: string,
  { id, token, live, now, liveFiles, intact, ...options }: StageOptions & WriteOptions,
): Promise<StagedRelease> {
  const folder = path.join(siteRoot, RELEASES, toStagingName(token))
  await rm(folder, { recursive: true, force: true })
  await makeFolder(folder)
  const list = liveFiles ?? (live === null ? null : await readFileList(live.folder))
  const former = list?.files
  const files = new Map<string, StoredFile>()
  const folders = new Set<ObjectId>()
  const contents = createPublicContents()
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
