import path from 'node:path'
import type { RememberedJob } from '../../client/content/site/gone-jobs.js'
import { rememberJobs } from '../../client/content/views/remember-jobs.js'
import type { SiteContent } from '../../client/content/site/site-content.js'
import { readJson } from '../shared/json-files.js'
import { readLiveRelease } from './live-release.js'
import type { StagedRelease } from './stage-release.js'

/** Not served: the jobs that have or had a page; those without a document keep one for a while. */
const JOB_MEMORY_FILE = 'job-memory.json'

export async function readJobMemory(siteRoot: string): Promise<RememberedJob[]> {
  const live = await readLiveRelease(siteRoot)
  return live === null ? [] : ((await readJson(path.join(live.folder, JOB_MEMORY_FILE))) ?? [])
}

export async function writeJobMemory(
  release: StagedRelease,
  content: SiteContent | null,
): Promise<void> {
  const jobs = content === null ? [] : rememberJobs(content)
  await release.writeFile(JOB_MEMORY_FILE, `${JSON.stringify(jobs, null, 1)}\n`)
}
