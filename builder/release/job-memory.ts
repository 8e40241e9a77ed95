import { lstat } from 'node:fs/promises'
import path from 'node:path'
import type { RememberedJob } from '../../client/content/site/job-life.js'
import { writeJsonDurably, type Warn } from '../shared/site-root/json-files.js'
import { stateFolder } from '../shared/site-root/protocol-files.js'
import { isRecord } from '../../client/shared/lib/is-record.js'
import {
  isInstant,
  isText,
  listOf,
  orMissing,
  orNull,
  shapeOf,
} from '../shared/site-root/shapes.js'
import { baseOf } from '../../client/shared/addresses/path-base.js'
import { toJobKey } from '../../client/shared/requests/take-base-off.js'
import { hasBuilt } from './fencing.js'
import { CURRENT, listReleaseFolders } from './live-release.js'
import {
  joinOthers,
  readMemoryFile,
  setFaultsAside,
  tellFaults,
  toOwnList,
  type MemoryFile,
} from './memory-file.js'

/**
 * The jobs that have or had a page, so that the next release can answer for them. In each release, not
 * served, for images, which have nothing else; and in the state folder, for all releases there ever were.
 */
export const JOB_MEMORY_FILE = 'job-memory.json'

/** What was known of jobs as of a release, by its id, since that tells the time. */
interface JobMemory extends MemoryFile<RememberedJob> {
  asOf: string
}

/** What is remembered of each job, from the newest release that can be read. `warn` reports what cannot. */
export async function readJobMemory(siteRoot: string, warn: Warn): Promise<RememberedJob[]> {
  return mergeMemories((await readMemories(siteRoot, { warn })).all).map(complete)
}

/** What other versions have written, so that the next release carries it along. */
export async function readOtherJobs(siteRoot: string): Promise<unknown[]> {
  return joinOthers((await readMemories(siteRoot)).all)
}

/**
 * Remembers what all releases know, best what the release of this id knows, which goes live next. Call
 * it within `withSiteLock`.
 */
export async function recordJobMemory(siteRoot: string, id: string, warn?: Warn): Promise<void> {
  const { state, all } = await readMemories(siteRoot, { next: id, warn })
  const next = all.filter(({ asOf }) => asOf === id)
  const asOf = all.findLast(({ found }) => found !== null)?.asOf ?? id
  const jobs = [...mergeMemories([...all, ...next]), ...joinOthers(all)]
  await setFaultsAside(all)
  await writeJsonDurably(stateFile(siteRoot), { ...toFields(state?.found), asOf, jobs })
}

/** For a site that is made only to look at it. */
export async function copyJobMemory(from: string, to: string): Promise<void> {
  const jobs = await readJobMemory(from, () => {})
  await writeJsonDurably(stateFile(to), { asOf: '', jobs })
}

/** Id of the newest release whose memory is in the state folder; null before the first. */
async function readRecordedId(siteRoot: string): Promise<string | null> {
  const state = await readState(siteRoot)
  return state?.found == null ? null : state.asOf
}

/**
 * Whether the live release, by its id, was copied from an image instead of published on this volume. Then it
 * lacks the closed jobs that only the volume remembers.
 */
export async function isCopiedRelease(siteRoot: string, id: string): Promise<boolean> {
  const recorded = await readRecordedId(siteRoot)
  return recorded === null ? hasBuilt(siteRoot) : id > recorded
}

/**
 * Oldest first. An id that a newer memory knows in a language, as a job's own or a former one, is its to
 * explain; of the job itself, fields of other versions are kept.
 */
function mergeMemories(memories: readonly JobMemory[]): RememberedJob[] {
  const known = new Map<string, RememberedJob | null>()
  return memories.toReversed().flatMap(({ entries }) => {
    const toKey = ({ path }: RememberedJob, id: string) => toJobKey(id, baseOf(path))
    const isNew = (job: RememberedJob, id: string) => !known.has(toKey(job, id))
    const added = entries
      .filter((job) => isNew(job, job.id))
      .map((job) => ({ ...job, formerIds: job.formerIds.filter((id) => isNew(job, id)) }))
    for (const job of entries) {
      const newer = known.get(toKey(job, job.id))
      if (newer) Object.assign(newer, { ...job, ...newer })
      for (const id of job.formerIds) if (isNew(job, id)) known.set(toKey(job, id), null)
    }
    for (const job of added) known.set(toKey(job, job.id), job)
    return added
  })
}

/** Oldest first. Releases that the state folder's memory knows whole are not read again, but `next`. */
async function readMemories(
  siteRoot: string,
  { warn, next }: { warn?: Warn | undefined; next?: string } = {},
): Promise<{ state: JobMemory | null; all: JobMemory[] }> {
  const state = await readState(siteRoot)
  const known = state?.fault === null ? state.asOf : ''
  const unread = (await listReleaseFolders(siteRoot)).filter((folder) => {
    const id = path.basename(folder)
    return id > known || id === next
  })
  const releases = await Promise.all(
    [...(await findCopy(siteRoot)), ...unread].map(async (folder) => {
      const file = path.join(folder, JOB_MEMORY_FILE)
      const shape = { toList: toOwnList, isEntry: isRememberedJob }
      const memory = await readMemoryFile<RememberedJob>(siteRoot, file, shape)
      const asOf = path.basename(folder) === CURRENT ? '' : path.basename(folder)
      return memory === null ? [] : [{ ...memory, asOf }]
    }),
  )
  const ofState = state === null ? [] : [state]
  if (warn) tellFaults([...ofState, ...releases.flat()], warn)
  const all = [...releases.flat(), ...ofState]
  return { state, all: all.sort((a, b) => (a.asOf < b.asOf ? -1 : Number(a.asOf > b.asOf))) }
}

async function readState(siteRoot: string): Promise<JobMemory | null> {
  const toList = (found: unknown) => toOwnList(toFields(found)['jobs'])
  const shape = { toList, isEntry: isRememberedJob }
  const memory = await readMemoryFile<RememberedJob>(siteRoot, stateFile(siteRoot), shape)
  const { asOf } = toFields(memory?.found)
  return memory && { ...memory, asOf: isText(asOf) ? String(asOf) : '' }
}

/** An earlier version knew of no documents, and a hand may have written the day. */
function complete(job: RememberedJob): RememberedJob {
  const { documentIds = [] as string[] } = job as Partial<RememberedJob>
  return { ...job, closedOn: isInstant(job.closedOn) ? job.closedOn : null, documentIds }
}

const toFields = (found: unknown) => (isRecord(found) ? found : {})

/** A release that was copied to the place of `current`. */
async function findCopy(siteRoot: string): Promise<string[]> {
  const current = path.join(siteRoot, CURRENT)
  const found = await lstat(current).catch(() => null)
  return found?.isDirectory() === true ? [current] : []
}

const isRef = shapeOf<RememberedJob['department']>({ slug: isText, name: isText })

const isRememberedJob = shapeOf<RememberedJob>({
  id: isText,
  formerIds: listOf(isText),
  path: isText,
  title: isText,
  department: isRef,
  places: listOf(isRef),
  closedOn: orNull(isText),
  documentIds: orMissing(listOf(isText)),
})

function stateFile(siteRoot: string): string {
  return path.join(stateFolder(siteRoot), JOB_MEMORY_FILE)
}
