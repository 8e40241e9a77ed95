import { lstat } from 'node:fs/promises'
import path from 'node:path'
import type { RememberedJob } from '../../client/content/site/job-life.js'
import { readJsonAs, writeJsonDurably, type Warn } from '../shared/json-files.js'
import { stateFolder } from '../shared/protocol-files.js'
import { isRecord } from '../../client/shared/lib/is-record.js'
import { isInstant, isText, listOf, orNull, shapeOf } from '../shared/shapes.js'
import { baseOf } from '../../client/shared/addresses/path-base.js'
import { toJobKey } from '../../client/shared/requests/take-base-off.js'
import { hasBuilt } from './fencing.js'
import { CURRENT, listReleaseFolders } from './live-release.js'

/**
 * The jobs that have or had a page, so that the next release can answer for them. In each release, not
 * served, for images, which have nothing else; and in the state folder, for all releases there ever were.
 */
export const JOB_MEMORY_FILE = 'job-memory.json'

/** What was known of jobs as of a release, by its id, since that tells the time. */
interface JobMemory {
  asOf: string
  jobs: RememberedJob[]
}

/** What is remembered of each job, from the newest release that can be read. `warn` reports what cannot. */
export async function readJobMemory(siteRoot: string, warn: Warn): Promise<RememberedJob[]> {
  return mergeMemories(await readMemories(siteRoot, { warn }))
}

/**
 * Remembers what all releases know, best what the release of this id knows, which goes live next. Call
 * it within `withSiteLock`.
 */
export async function recordJobMemory(siteRoot: string, id: string): Promise<void> {
  const memories = await readMemories(siteRoot, { next: id })
  const next = memories.filter(({ asOf }) => asOf === id)
  const jobs = mergeMemories([...memories, ...next])
  await writeJsonDurably(stateFile(siteRoot), { asOf: memories.at(-1)?.asOf ?? id, jobs })
}

/** For a site that is made only to look at it. */
export async function copyJobMemory(from: string, to: string): Promise<void> {
  const jobs = await readJobMemory(from, () => {})
  await writeJsonDurably(stateFile(to), { asOf: '', jobs })
}

/** Id of the newest release whose memory is in the state folder; null before the first. */
async function readRecordedId(siteRoot: string): Promise<string | null> {
  return (await readJsonAs<JobMemory>(stateFile(siteRoot), isMemory))?.asOf ?? null
}

/**
 * Whether the live release, by its id, was copied from an image instead of published on this volume. Then it
 * lacks the closed jobs that only the volume remembers.
 */
export async function isCopiedRelease(siteRoot: string, id: string): Promise<boolean> {
  const recorded = await readRecordedId(siteRoot)
  return recorded === null ? hasBuilt(siteRoot) : id > recorded
}

/** Oldest first. An id that a newer memory knows in a language, as a job's own or a former one, is its to explain. */
function mergeMemories(memories: readonly JobMemory[]): RememberedJob[] {
  const known = new Set<string>()
  return memories.toReversed().flatMap(({ jobs }) => {
    const toKey = ({ path }: RememberedJob, id: string) => toJobKey(id, baseOf(path))
    const isNew = (job: RememberedJob, id: string) => !known.has(toKey(job, id))
    const added = jobs
      .filter((job) => isNew(job, job.id))
      .map((job) => ({ ...job, formerIds: job.formerIds.filter((id) => isNew(job, id)) }))
    for (const job of jobs) for (const id of [job.id, ...job.formerIds]) known.add(toKey(job, id))
    return added
  })
}

/** Oldest first. Releases that the state folder's memory knows whole are not read again, but `next`. */
async function readMemories(
  siteRoot: string,
  { warn, next }: { warn?: Warn; next?: string },
): Promise<JobMemory[]> {
  const file = stateFile(siteRoot)
  const found = await readJsonAs<JobMemory>(file, isMemory, warn)
  const state = found && { asOf: found.asOf, jobs: keepJobs(file, found.jobs, warn) }
  const known = found !== null && state?.jobs.length === found.jobs.length ? found.asOf : ''
  const unread = (await listReleaseFolders(siteRoot)).filter((folder) => {
    const id = path.basename(folder)
    return id > known || id === next
  })
  const releases = await Promise.all(
    [...(await findCopy(siteRoot)), ...unread].map(async (folder) => {
      const memory = path.join(folder, JOB_MEMORY_FILE)
      const entries = await readJsonAs<unknown[]>(memory, Array.isArray, warn)
      const asOf = path.basename(folder) === CURRENT ? '' : path.basename(folder)
      return entries === null ? [] : [{ asOf, jobs: keepJobs(memory, entries, warn) }]
    }),
  )
  const all = [...releases.flat(), ...(state === null ? [] : [state])]
  return all.sort((a, b) => (a.asOf < b.asOf ? -1 : Number(a.asOf > b.asOf)))
}

/** A release that was copied to the place of `current`. */
async function findCopy(siteRoot: string): Promise<string[]> {
  const current = path.join(siteRoot, CURRENT)
  const found = await lstat(current).catch(() => null)
  return found?.isDirectory() === true ? [current] : []
}

function keepJobs(file: string, entries: readonly unknown[], warn?: Warn): RememberedJob[] {
  const jobs = entries.filter(isRememberedJob) as RememberedJob[]
  const lost = entries.length - jobs.length
  if (lost > 0)
    warn?.(`${file}: ${lost} of ${entries.length} entries are ignored: they are no jobs.`)
  return jobs.map((job) => (isInstant(job.closedOn) ? job : { ...job, closedOn: null }))
}

const isMemory = (value: unknown) =>
  isRecord(value) && isText(value['asOf']) && Array.isArray(value['jobs'])

const isRef = shapeOf<RememberedJob['department']>({ slug: isText, name: isText })

const isRememberedJob = shapeOf<RememberedJob>({
  id: isText,
  formerIds: listOf(isText),
  path: isText,
  title: isText,
  department: isRef,
  places: listOf(isRef),
  closedOn: orNull(isText),
  documentIds: listOf(isText),
})

function stateFile(siteRoot: string): string {
  return path.join(stateFolder(siteRoot), JOB_MEMORY_FILE)
}
