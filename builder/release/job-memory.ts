import path from 'node:path'
import type { RememberedJob } from '../../client/content/site/job-life.js'
import { readJson } from '../shared/json-files.js'
import { readLiveRelease } from './live-release.js'

/** Not served: the jobs that have or had a page, so that the next release can answer for them. */
export const JOB_MEMORY_FILE = 'job-memory.json'

export async function readJobMemory(siteRoot: string): Promise<RememberedJob[]> {
  const live = await readLiveRelease(siteRoot)
  return live === null ? [] : ((await readJson(path.join(live.folder, JOB_MEMORY_FILE))) ?? [])
}
