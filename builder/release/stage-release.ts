import { statSync, utimesSync, writeFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Source } from '../../client/content/site/derived-text.js'
import { extend } from '../../client/shared/lib/extend.js'
import { memoize } from '../../client/shared/lib/memoize.js'
import type { PrecompressedFile } from '../lib/compress.js'
import { findInternalLinks } from '../lib/find-internal-links.js'
import { makeFolder } from '../shared/make-folder.js'
import { FILE_LIST, readFileList, serializeFileList, type FileList } from './store/file-list.js'
import { writeLinkTree } from './store/link-tree.js'
import type { ObjectId } from './store/object-names.js'
import {
  createStagedObjects,
  type FileBody,
  type StagedObjectsOptions,
} from './store/staged-objects.js'
import { isIntact, type StoredFile } from './store/stored-file.js'
import { listReleases, RELEASES, type LiveRelease } from './live-release.js'
import { countContent, createPublicContents, type PublicContents } from './public-contents.js'
import { toSourceKey } from './source-key.js'
import { toStagingName } from './staging-folder.js'

/** A release that is being written. Nothing links to its folder. */
export interface StagedRelease extends StageOptions, Readonly<PublicContents> {
  folder: string
  writeFile: (name: string, body: string) => Promise<void>
  /**
   * Puts a file below the document root. The live release's is taken if it is intact and was made from the
   * same sources, code and settings; only otherwise, and in a whole build, it is created. Sources are null
   * where the name is a hash of them: a whole build, too, takes such a file if all its bytes are right.
   * Resolves to null, without a file, if `create` answers null.
   */
  put: <Body extends FileBody | null>(
    name: string,
    sources: readonly Source[] | null,
    create: () => Body | Promise<Body>,
  ) => Promise<StoredFile | Extract<Body, null>>
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

/**
 * Creates the folder of a new release. A file with the same bytes as in any release that is kept is the
 * same file, with its modification time; any other gets a time later than those. nginx
 * derives ETags from time and size, so these change exactly when the bytes do.
 */
export async function stageRelease(
  siteRoot: string,
  {
    id,
    token,
    live,
    now,
    settingsHash,
    liveFiles,
    intact,
    ...options
  }: StageOptions & WriteOptions,
): Promise<StagedRelease> {
  const folder = path.join(siteRoot, RELEASES, toStagingName(token))
  await rm(folder, { recursive: true, force: true })
  await makeFolder(folder)
  const former = liveFiles ?? (live === null ? null : await readFileList(live.folder))
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
      live === null || former === null
        ? null
        : { ids: former.folders, asOf: statSync(live.folder).mtimeMs },
    ...options,
  })

  // Most pages share most of their links.
  const toShared = memoize((link: string) => link)
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

  const findFormer = (name: string) => former?.files.get(name)

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
    put: async (name, sources, create) => {
      const cacheKey = sources === null ? name : toSourceKey(sources, settingsHash)
      const known = findFormer(name)
      const mayTake = sources === null || options.depth === 'size'
      if (mayTake && known?.cacheKey === cacheKey && isKept(name, known))
        return addContent(name, known)
      const body = await create()
      if (body === null) return body as Extract<typeof body, null>
      const file = await objects.putFile(name, body, known)
      const isPage = name.endsWith('.html')
      const links = isPage ? { links: findInternalLinks(String(body)).map(toShared) } : {}
      return addContent(name, extend(file, extend(links, { cacheKey })))
    },
    writeAsset: async (name, body, readForms) => {
      return addAsset(name, await objects.putFile(name, body, findFormer(name), readForms))
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

/** In whole seconds, the precision of HTTP, and later than any file of a release that is kept. */
async function toWriteTime(siteRoot: string, now: Date): Promise<Date> {
  const releases = await listReleases(siteRoot)
  const times = releases.map(({ folder }) => statSync(path.join(folder, 'release.json')).mtimeMs)
  return new Date(
    Math.floor(Math.max(now.getTime() / 1000, ...times.map((time) => time / 1000 + 1))) * 1000,
  )
}
