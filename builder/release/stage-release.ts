import { statSync, utimesSync, writeFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '../shared/site-root/make-folder.js'
import { FILE_LIST, serializeFileList, type FileList } from './store/file-list.js'
import { writeLinkTree } from './store/link-tree.js'
import type { ObjectId } from './store/object-names.js'
import type { FormerRelease } from './former-release.js'
import { listReleases, RELEASES } from './live-release.js'
import { stageFiles, type StagedFiles, type StageFilesOptions } from './stage-files.js'
import { isCount } from '../shared/site-root/shapes.js'

/** A release that is being written. Nothing links to its folder. */
export interface StagedRelease extends StageOptions, Omit<StagedFiles, 'objects'> {
  folder: string
  /** The modification time of what is new in it. */
  writtenAt: Date
  writeFile: (name: string, body: string) => Promise<void>
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
  former: FormerRelease
}

interface WriteOptions extends Pick<StageFilesOptions, 'depth' | 'precompresses' | 'settingsHash'> {
  now: Date
}

/**
 * Creates the folder of a new release. A file with the same bytes as in any release that is kept is the
 * same file, with its modification time; any other gets a time later than those. nginx
 * derives ETags from time and size, so these change exactly when the bytes do.
 */
export async function stageRelease(
  siteRoot: string,
  { id, token, former, now, ...options }: StageOptions & WriteOptions,
): Promise<StagedRelease> {
  const folder = path.join(siteRoot, RELEASES, toStagingName(token))
  await rm(folder, { recursive: true, force: true })
  await makeFolder(folder)
  const { live, files: before, intact } = former
  const folders = new Set<ObjectId>()
  const writtenAt = await toWriteTime(siteRoot, now)
  const { objects, ...staged } = stageFiles({
    ...options,
    siteRoot,
    stagingFolder: path.join(folder, '.objects'),
    writtenAt,
    former: before?.files,
    intact: intact.found,
    // When the last entry of a release is written, all its folders of links are.
    knownFolders:
      live === null || before === null
        ? null
        : { ids: before.folders, asOf: statSync(live.folder).mtimeMs },
  })
  const { files } = staged

  return {
    ...staged,
    id,
    token,
    former,
    folder,
    writtenAt,
    writeFile: async (name, body) => {
      const file = path.join(folder, name)
      writeFileSync(file, body, { flag: 'wx' })
      utimesSync(file, writtenAt, writtenAt)
    },
    finish: () => {
      const livePublic = live && path.join(live.folder, 'public')
      writeLinkTree(path.join(folder, 'public'), files, livePublic, (links, known) => {
        const object = objects.putFolder(links, known)
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

const STAGING = '.staging-'

/** The folder, beside the releases, in which the build with this token writes. */
function toStagingName(token: number): string {
  return `${STAGING}${token}`
}

/**
 * Whose staging folder this is: the token of a build, or 'seed' for `nginx/seed-release.sh`, which names
 * its folder by a release; null for any other folder.
 */
export function stagedBy(name: string): number | 'seed' | null {
  if (!name.startsWith(STAGING)) return null
  const token = Number(name.slice(STAGING.length))
  return isCount(token) ? token : 'seed'
}
