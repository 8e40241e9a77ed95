import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteManifest } from '../../../client/content/create-site-manifest.js'
import type { RedirectMaps } from '../../../client/content/pages/redirect-maps.js'
import type { DocumentRef } from '../../../client/content/documents/problems.js'
import type { LiveRelease } from '../../release/live-release.js'
import type { StagedRelease } from '../../release/stage-release.js'
import type { Approval } from '../../shared/site-root/protocol.js'
import type { BoardFacts } from '../../shared/site-root/release-manifest.js'

/** A release that is written but not yet published, with everything that a check may read. */
export interface Candidate extends Pick<StagedRelease, 'publicFiles' | 'links' | 'size'> {
  site: SiteManifest
  /** Of content and board together, as approvals name it. */
  ref: string
  board: BoardFacts | null
  /** Of all languages that the candidate holds. */
  redirectMaps: RedirectMaps
  /** Paths in other languages to which redirects lead, each with one that does. */
  elsewhere: ReadonlyMap<string, string>
  /** Open jobs in other languages. */
  jobsElsewhere: number
  /** The two files that nginx includes in its configuration. */
  maps: { jobs: string; paths: string }
  live: Pick<LiveRelease['manifest'], 'jobs' | 'board' | 'size' | 'createdAt'> | null
  approval: Approval | null
  /** `--allow-drop` was given on the command line: it lifts the checks on the number of jobs and on the size. */
  allowsDrop: boolean
}

export async function readCandidate(
  staged: StagedRelease,
  choices: Omit<Candidate, 'publicFiles' | 'links' | 'size' | 'maps'>,
): Promise<Candidate> {
  const { folder, publicFiles, links, size } = staged
  const [jobs, paths] = await Promise.all(
    ['redirects.map', 'paths.map'].map((name) => readFile(path.join(folder, name), 'utf8')),
  )
  return {
    ...choices,
    publicFiles,
    links,
    size,
    maps: { jobs: jobs ?? '', paths: paths ?? '' },
  }
}

export interface Finding {
  /** Null if no single document is the reason. */
  document: DocumentRef | null
  field: string | null
  message: string
  remedy: string
  /** Whether a person may decide to publish all the same. */
  canBeApproved: boolean
  /** The jobs of the board as they were published last may pass. */
  isOfBoard?: boolean
}

export type Check = (candidate: Candidate) => Finding[]

export function createFinding(message: string, remedy: string, canBeApproved = false): Finding {
  return { document: null, field: null, message, remedy, canBeApproved }
}

export function toApprovalRemedy(ref: string, flag = ''): string {
  return `If it is right, approve it: npm run approve -- ${ref}${flag}`
}
