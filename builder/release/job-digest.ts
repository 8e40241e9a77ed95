import path from 'node:path'
import { memoize } from '../../client/shared/lib/memoize.js'
import type { JobChanges } from '../shared/site-root/protocol.js'
import { readJson } from '../shared/site-root/json-files.js'
import { shortHash } from '../shared/programs/hash.js'
import { BASE } from '../../client/shared/addresses/own-base.js'
import { toJobKey } from '../../client/shared/requests/take-base-off.js'
import type { LiveRelease } from './live-release.js'

/** `jobs.json` of a release, not served: a hash of each open job's content, by id, with the base of its language. */
export type JobDigest = Record<string, string>

export const JOB_DIGEST_FILE = 'jobs.json'

export function createJobDigest(jobs: readonly { uid: string | null; data: object }[]): JobDigest {
  return Object.fromEntries(
    jobs.map(({ uid, data }) => [toJobKey(uid ?? '', BASE), hashData(data)]),
  )
}

/** Remembered for as long as the content of the job is the same. */
const hashData = memoize(
  (data: object) => shortHash(12, JSON.stringify(data)),
  new WeakMap<object, string>(),
)

export async function readJobDigest(
  release: Pick<LiveRelease, 'folder'> | null,
): Promise<JobDigest | null> {
  return release === null ? null : readJson(path.join(release.folder, JOB_DIGEST_FILE))
}

export function compareJobs(former: JobDigest | null, next: JobDigest | null): JobChanges | null {
  if (former === null || next === null) return null
  return {
    opened: Object.keys(next).filter((id) => former[id] === undefined),
    closed: Object.keys(former).filter((id) => next[id] === undefined),
    changed: Object.keys(next).filter((id) => former[id] !== undefined && former[id] !== next[id]),
  }
}
