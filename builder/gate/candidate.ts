import type { DocumentRef } from '../../client/content/documents/problems.js'
import type { Site } from '../../client/content/site/site.js'
import type { Approval } from '../shared/protocol.js'
import type { ReleaseSize } from '../shared/release-manifest.js'

/** A release that is written and waits to be published, with all that a check may look at. */
export interface Candidate {
  site: Site
  /** The master ref that it was made from. */
  ref: string
  /** Everything below its document root, but for the precompressed twins. */
  publicFiles: ReadonlySet<string>
  /** Addresses within the site that its HTML names, each with one file that does. */
  links: ReadonlyMap<string, string>
  /** The two files that become configuration of the server. */
  maps: { jobs: string; paths: string }
  size: ReleaseSize
  /** Job pages of what is live; null before the first release. */
  liveJobs: number | null
  /** Null where it is not known. */
  liveSize: ReleaseSize | null
  approval: Approval | null
  /** Asked for on the command line. */
  allowsDrop: boolean
}

/** A reason against publishing. */
export interface Finding {
  /** Null where no single document is the reason. */
  document: DocumentRef | null
  field: string | null
  message: string
  remedy: string
  /** Whether a person may decide that it is right after all. */
  canBeApproved: boolean
}

export type Check = (candidate: Candidate) => Finding[]

/** The command that lets a refused release pass. */
export function toApprovalRemedy(ref: string, flag = ''): string {
  return `If it is right, approve it: npm run approve -- ${ref}${flag}`
}
