import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Site } from '../../client/content/site/site.js'
import type { LiveRelease } from '../release/live-release.js'
import type { StagedRelease } from '../release/stage-release.js'
import type { Candidate } from './candidate.js'

/** Collects what the checks look at, at the moment when everything has been written. */
export async function createCandidate(
  site: Site,
  { folder, publicFiles, size, links }: StagedRelease,
  {
    live,
    ...choices
  }: Pick<Candidate, 'ref' | 'approval' | 'allowsDrop'> & {
    live: LiveRelease | null
  },
): Promise<Candidate> {
  return {
    ...choices,
    site,
    publicFiles,
    size,
    links,
    liveJobs: live?.manifest.jobs ?? null,
    liveSize: live?.manifest.size ?? null,
    maps: {
      jobs: await readFile(path.join(folder, 'redirects.map'), 'utf8'),
      paths: await readFile(path.join(folder, 'paths.map'), 'utf8'),
    },
  }
}
