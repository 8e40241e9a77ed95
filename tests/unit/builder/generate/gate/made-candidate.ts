import { checkRelease } from '../../../../../builder/generate/gate/check-release.js'
import { GateRefusal } from '../../../../../builder/generate/gate/gate-refusal.js'
import type { Candidate } from '../../../../../builder/generate/gate/candidate.js'
import { createSiteManifest } from '../../../../../client/content/create-site-manifest.js'
import { createSite } from '../../../../../client/content/create-site.js'
import type { RememberedJob } from '../../../../../client/content/site/job-life.js'
import type { CareersDocument } from '../../../../../client/shared/content-model/content-types.js'
import { pageDataUrl } from '../../../../../client/shared/addresses/page-paths.js'
import { madeJobs, madeRepository } from '../../../../helpers/content/made-documents.js'
import { SITE_URL } from '../../../../helpers/content/made-listing.js'

export const APPROVED = { reason: 'right', approvedAt: '2026-11-20T10:00:00.000Z', refusedAt: null }

/** When the live release was made that a candidate is compared with. */
export const LIVE_SINCE = '2026-11-19T10:00:00.000Z'

export const SMALL = { files: 100, bytes: 1_000_000, largestFile: 100_000 }

/** A candidate as the builder would make it of these documents, in order as long as they are. */
export function toCandidate(
  documents: CareersDocument[],
  changes: Partial<Candidate> = {},
  remembered: readonly RememberedJob[] = [],
): Candidate {
  const site = createSiteManifest(
    createSite(documents, { now: new Date('2026-11-20T10:00:00Z'), buildHash: 'b', remembered }),
    { siteUrl: SITE_URL, siteEnv: 'production', securityContact: null, indexNowKey: null },
  )
  const files = site.pages.flatMap(({ htmlFiles, data }) => [
    ...htmlFiles,
    pageDataUrl(data.path).slice(1),
  ])
  return {
    site,
    ref: 'Zmaster1',
    board: null,
    redirectMaps: site.redirectMaps,
    elsewhere: new Map(),
    jobsElsewhere: 0,
    publicFiles: new Set([...files, 'feed.xml']),
    links: new Map([['/', 'index.html']]),
    maps: { jobs: '1 /role-1/1;\n', paths: '/preview /preview;\n' },
    size: SMALL,
    live: null,
    approval: null,
    allowsDrop: false,
    ...changes,
  }
}

/** What the release checks say against a candidate; empty if it passes. */
export function refusalOf(candidate: Candidate): string {
  try {
    checkRelease(candidate, null)
    return ''
  } catch (error) {
    if (error instanceof GateRefusal) return error.message
    throw error
  }
}

/** Documents of so many open jobs. */
export const jobs = (count: number) => madeRepository(madeJobs(count))
