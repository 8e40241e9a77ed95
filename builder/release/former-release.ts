import type { Warn } from '../shared/site-root/json-files.js'
import { listReleases, readLiveRelease, type LiveRelease } from './live-release.js'
import { readFileList, type FileList } from './store/file-list.js'
import { findIntactFiles } from './store/find-intact-files.js'
import type { StoredFile } from './store/stored-file.js'

/** What was there before a release that is being made. It is compared with that, and takes files of it. */
export interface FormerRelease {
  /** Null if there is none. */
  live: LiveRelease | null
  /** Null if none of its files is known. */
  files: FileList | null
  intact: IntactFiles
}

export interface IntactFiles {
  /** Need not be looked at any more. */
  found: ReadonlySet<StoredFile>
  /** Settles when all are found. */
  looking: Promise<void>
}

/** What a process knows of the release that it has written last. */
export type LatestRelease = Readonly<{ releaseId: string; files: FileList }>

/** In files: fewer are looked at before a thread has begun. */
const WORTH_A_THREAD = 2_000

/** Begins to look, beside the reading of the content, which files of the latest release are as they were written. */
export function lookForIntactFiles(
  { projectRoot, siteRoot }: { projectRoot: string; siteRoot: string },
  latest: LatestRelease | null,
): IntactFiles {
  const found = new Set<StoredFile>()
  const look = async () => {
    const files = latest?.files.files
    if (files === undefined || files.size < WORTH_A_THREAD) return
    for (const file of await findIntactFiles(projectRoot, siteRoot, files)) found.add(file)
  }
  return { found, looking: look() }
}

/** After the content is read, during which another process may have published. */
export async function readFormerRelease(
  siteRoot: string,
  { latest, intact }: { latest: LatestRelease | null; intact: IntactFiles },
  warn: Warn,
): Promise<FormerRelease> {
  const live = await readComparableRelease(siteRoot, warn)
  if (live === null) return { live, files: null, intact }
  const isLatest = latest?.releaseId === live.manifest.id
  return { live, files: isLatest ? latest.files : await readFileList(live.folder), intact }
}

/** The live release, or the newest whole one if that is damaged or lost, so that no check is left out then. */
async function readComparableRelease(siteRoot: string, warn: Warn): Promise<LiveRelease | null> {
  const live = await readLiveRelease(siteRoot)
  if (live !== null && live.manifest !== null) return live
  if (live !== null) warn(`${live.folder} is live without a readable release.json.`)
  const newest = (await listReleases(siteRoot)).at(-1) ?? null
  if (newest !== null) warn(`The new release is compared with ${newest.manifest.id} instead.`)
  return newest
}
