import type { Approval, Hint, JobChanges, RebuildState } from '../shared/protocol.js'
import type { ReleaseManifest } from '../shared/release-manifest.js'
import type { LiveFacts } from './wanted.js'

/** A release that has just gone live. */
export interface Published {
  manifest: ReleaseManifest
  changes: JobChanges | null
  /** Since when it is served, in ms. */
  liveAt: number
}

/** All that reconciling needs of the world, so that a test can put a simulated one in its place. */
export interface ReconcilePorts {
  /** In ms since 1970. */
  now: () => number
  /** From 0 up to 1. */
  random: () => number
  /** Until so many ms have passed, or something has happened in the inbox. */
  pause: (ms: number) => Promise<void>
  readHint: () => Promise<Hint | null>
  readApproval: () => Promise<Approval | null>
  readLive: () => Promise<LiveFacts | null>
  readState: () => Promise<RebuildState>
  updateState: (change: (state: RebuildState) => Partial<RebuildState>) => Promise<RebuildState>
  fetchMasterRef: () => Promise<string>
  /** Makes a release of the newest content and publishes it; a whole one keeps no page. */
  generate: (choices: { isWhole: boolean }) => Promise<Published>
  /** All that makes pages, apart from the content and the clock. */
  code: string
  log: Log
}

/** One line for each event. */
export type Log = (level: 'info' | 'warn' | 'error', message: string, fields: object) => void
