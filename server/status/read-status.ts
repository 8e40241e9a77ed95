import path from 'node:path'
import { readJsonAs } from '../../builder/shared/site-root/json-files.js'
import {
  LONGEST_BUILD,
  type Outcome,
  type RebuildState,
  type Refusal,
  type WebhookRecord,
} from '../../builder/shared/site-root/protocol.js'
import {
  readHint,
  readRebuildState,
  readWebhookRecord,
} from '../../builder/shared/site-root/protocol-files.js'
import {
  isReleaseManifest,
  type ReleaseManifest,
} from '../../builder/shared/site-root/release-manifest.js'

/** Read from files, so that a restart of the sidecar loses nothing. */
export interface Status {
  /** Of the CMS. */
  lastWebhook: WebhookRecord | null
  lastBoardWebhook: WebhookRecord | null
  wanted: { ref: string; readAt: string } | null
  /** Since when builders have tried to read content that was never read. */
  unreadSince: string | null
  /** Why content or job board cannot be read, and since when. */
  trouble: RebuildState['trouble']
  live: Pick<ReleaseManifest, 'id' | 'contentRef' | 'buildHash' | 'jobs' | 'createdAt'> | null
  building: RebuildState['building']
  /** A hint has arrived since the last build began. */
  wantedAgain: boolean
  /** Since this time the live release lacks the newest content. */
  behindSince: string | null
  refusal: (Omit<Refusal, 'key'> & { approveWith: string | null }) | null
  failure: { attempts: number; retryAt: string; message: string } | null
  /** What would be live, had it not been rolled back. */
  heldRef: string | null
  /** Newest first. */
  outcomes: (Outcome & { summary: string })[]
}

export interface StatusFolders {
  siteRoot: string
  inboxRoot: string
}

export async function readStatus({ siteRoot, inboxRoot }: StatusFolders): Promise<Status> {
  const [state, live, hint, lastWebhook, lastBoardWebhook] = await Promise.all([
    readRebuildState(siteRoot),
    readJsonAs<ReleaseManifest>(path.join(siteRoot, 'current/release.json'), isReleaseManifest),
    readHint(inboxRoot),
    readWebhookRecord(inboxRoot),
    readWebhookRecord(inboxRoot, 'board'),
  ])
  const { wanted, unreadSince, trouble, building, behindSince } = state
  const { failure, refusal, hold, handledHint, outcomes } = state
  return {
    lastWebhook,
    lastBoardWebhook,
    wanted: wanted && { ref: wanted.ref, readAt: wanted.readAt },
    unreadSince,
    trouble,
    live: live && toLive(live),
    building: building && isRunning(building) ? building : null,
    wantedAgain: hint !== null && hint.id !== handledHint,
    behindSince,
    refusal: refusal && toRefusal(refusal),
    failure: failure && toFailure(failure),
    heldRef: hold?.ref === wanted?.ref && hold?.code === wanted?.code ? (hold?.ref ?? null) : null,
    outcomes: outcomes.map((outcome) => ({ ...outcome, summary: toSummary(outcome) })),
  }
}

/** By its age: whether its process still runs can be seen on the builder's host only. */
function isRunning({ startedAt }: NonNullable<RebuildState['building']>): boolean {
  return Math.abs(Date.now() - Date.parse(startedAt)) <= LONGEST_BUILD
}

function toLive({ id, contentRef, buildHash, jobs, createdAt }: ReleaseManifest) {
  return { id, contentRef, buildHash, jobs, createdAt }
}

function toRefusal({ ref, refusedAt, problems, canBeApproved, retryAt }: Refusal) {
  const approveWith = canBeApproved ? `npm run approve -- ${ref}` : null
  return { ref, refusedAt, problems, canBeApproved, retryAt, approveWith }
}

function toFailure({ attempts, retryAt, message }: NonNullable<Status['failure']>) {
  return { attempts, retryAt, message }
}

/** 'Published 10:02:11, live 10:02:12', in UTC. */
function toSummary({ result, publishedAt, endedAt }: Outcome): string {
  const ended = `${result} ${toClock(endedAt)}`
  if (publishedAt !== null) return `Published ${toClock(publishedAt)}, ${ended}`
  return ended.charAt(0).toUpperCase() + ended.slice(1)
}

function toClock(instant: string): string {
  return instant.slice(11, 19)
}
