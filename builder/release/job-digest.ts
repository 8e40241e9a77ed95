import path from 'node:path'
import type { JobChanges } from '../shared/protocol.js'
import { readJson } from '../lib/files.js'
import { shortHash } from '../lib/hash.js'
import type { LiveRelease } from './live-release.js'

/** `jobs.json` of a release, which is not served: a hash of each open job's content, by id. */
export type JobDigest = Record<string, string>

export const JOB_DIGEST_FILE = 'jobs.json'

export function createJobDigest(jobs: readonly { uid: string | null; data: unknown }[]): JobDigest {
  return Object.fromEntries(jobs.map(({ uid, data }) => [uid, shortHash(12, JSON.stringify(data))]))
}

/** Null where a release has none, as those of older builders. */
export async function readJobDigest(release: LiveRelease | null): Promise<JobDigest | null> {
  return release === null ? null : readJson(path.join(release.folder, JOB_DIGEST_FILE))
}

/** Which jobs a release opens, closes and changes; null where there is nothing to compare it with. */
export function compareJobs(former: JobDigest | null, next: JobDigest | null): JobChanges | null {
  if (former === null || next === null) return null
  return {
    opened: Object.keys(next).filter((id) => former[id] === undefined),
    closed: Object.keys(former).filter((id) => next[id] === undefined),
    changed: Object.keys(next).filter((id) => former[id] !== undefined && former[id] !== next[id]),
  }
}
