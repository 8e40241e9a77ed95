import type { Approval, Hint, JobChanges, RebuildState } from '../shared/protocol.js'
import type { ReleaseManifest } from '../shared/release-manifest.js'
import { toSourceRef } from '../shared/source-ref.js'
import type { LiveFacts, Wanted } from './wanted.js'

export interface Published {
  manifest: ReleaseManifest
  changes: JobChanges | null
  /** Since when it is served, in ms. */
  liveAt: number
}

/** All inputs and effects of reconciling, so that tests can simulate them. */
export interface ReconcilePorts {
  /** In ms since 1970. */
  now: () => number
  /** From 0 up to 1. */
  random: () => number
  /** For so many ms, or until something changes in the inbox. */
  pause: (ms: number) => Promise<void>
  readHint: () => Promise<Hint | null>
  readApproval: () => Promise<Approval | null>
  readLive: () => Promise<LiveFacts | null>
  readState: () => Promise<RebuildState>
  updateState: (change: (state: RebuildState) => Partial<RebuildState>) => Promise<RebuildState>
  fetchMasterRef: () => Promise<string>
  /** Null without a board. */
  readBoardState: () => Promise<string | null>
  /** Builds and publishes a release of the newest content; `isWhole` renders every page again. */
  generate: (choices: { isWhole: boolean }) => Promise<Published>
  code: string
  log: Log
}

export type Log = (level: 'info' | 'warn' | 'error', message: string, fields: object) => void

/** Throws if the content service or the board cannot be read. */
export async function fetchWanted(ports: ReconcilePorts): Promise<Wanted> {
  const [ref, state] = await Promise.all([ports.fetchMasterRef(), ports.readBoardState()])
  return { ref: toSourceRef(ref, state === null ? null : { state }), code: ports.code }
}
