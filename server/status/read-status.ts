import path from 'node:path'
import { readJson } from '../../builder/shared/json-files.js'
import type {
  Outcome,
  RebuildState,
  Refusal,
  WebhookRecord,
} from '../../builder/shared/protocol.js'
import {
  readHint,
  readRebuildState,
  readWebhookRecord,
} from '../../builder/shared/protocol-files.js'
import type { ReleaseManifest } from '../../builder/shared/release-manifest.js'

/** What the sidecar knows; all of it comes from files, so a restart forgets nothing. */
export interface Status {
  lastWebhook: WebhookRecord | null
  wanted: { ref: string; readAt: string } | null
  live: Pick<ReleaseManifest, 'id' | 'contentRef' | 'buildHash' | 'jobs' | 'createdAt'> | null
  building: RebuildState['building']
  /** A hint came that no build has begun after. */
  wantedAgain: boolean
  /** Since when what is live is not what is wanted. */
  behindSince: string | null
  refusal: (Omit<Refusal, 'key'> & { approveWith: string | null }) | null
  failure: { attempts: number; retryAt: string; message: string } | null
  heldRef: string | null
  /** Newest first. */
  outcomes: (Outcome & { summary: string })[]
}

export interface StatusFolders {
  siteRoot: string
  inboxRoot: string
}

export async function readStatus({ siteRoot, inboxRoot }: StatusFolders): Promise<Status> {
  const [state, live, hint, lastWebhook] = await Promise.all([
    readRebuildState(siteRoot),
    readJson<ReleaseManifest>(path.join(siteRoot, 'current/release.json')),
    readHint(inboxRoot),
    readWebhookRecord(inboxRoot),
  ])
  const { wanted, failure, refusal } = state
  return {
    lastWebhook,
    wanted: wanted === null ? null : { ref: wanted.ref, readAt: wanted.readAt },
    live: live === null ? null : toLive(live),
    building: state.building,
    wantedAgain: hint !== null && hint.id !== state.handledHint,
    behindSince: state.behindSince,
    refusal: refusal === null ? null : toRefusal(refusal),
    failure:
      failure === null
        ? null
        : { attempts: failure.attempts, retryAt: failure.retryAt, message: failure.message },
    heldRef: state.hold?.ref ?? null,
    outcomes: state.outcomes.map((outcome) => ({ ...outcome, summary: toSummary(outcome) })),
  }
}

function toLive({ id, contentRef, buildHash, jobs, createdAt }: ReleaseManifest) {
  return { id, contentRef, buildHash, jobs, createdAt }
}

function toRefusal({ ref, refusedAt, problems, canBeApproved, retryAt }: Refusal) {
  const approveWith = canBeApproved ? `npm run approve -- ${ref}` : null
  return { ref, refusedAt, problems, canBeApproved, retryAt, approveWith }
}

/** 'Published 10:02:11, live 10:02:12', in UTC. */
function toSummary({ result, publishedAt, endedAt }: Outcome): string {
  const published = publishedAt === null ? '' : `Published ${toClock(publishedAt)}, `
  const ended = `${result} ${toClock(endedAt)}`
  return published === '' ? `${ended.charAt(0).toUpperCase()}${ended.slice(1)}` : published + ended
}

function toClock(instant: string): string {
  return instant.slice(11, 19)
}
