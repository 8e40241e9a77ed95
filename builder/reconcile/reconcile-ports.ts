import type { Approval, Hint, JobChanges, RebuildState } from '../shared/site-root/protocol.js'
import type { ReleaseManifest } from '../shared/site-root/release-manifest.js'
import { toSourceRef } from '../shared/site-root/source-ref.js'
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
  /** Null without a board. @throws BoardError if it cannot be read and never was */
  lookAtBoard: () => Promise<{ state: string; trouble: string | null } | null>
  /** The state of the board that was published last; null without one. */
  readKeptBoard: () => Promise<string | null>
  /** Builds and publishes a release of the newest content. */
  generate: (choices: BuildChoices) => Promise<Published>
  code: string
  log: Log
}

export interface BuildChoices {
  /** Renders every page again. */
  isWhole: boolean
  /** The board's jobs stay as they were last published. */
  isBoardKept: boolean
}

export type Log = (level: 'info' | 'warn' | 'error', message: string, fields: object) => void

export interface FoundWanted {
  wanted: Wanted
  /** Why the board cannot be read, whose last state is then wanted. */
  trouble: string | null
}

/** Throws if the content service cannot be read, or the board never was. */
export async function fetchWanted(ports: ReconcilePorts): Promise<FoundWanted> {
  const [ref, board] = await Promise.all([ports.fetchMasterRef(), ports.lookAtBoard()])
  const wanted = { ref: toSourceRef(ref, board), code: ports.code }
  return { wanted, trouble: board?.trouble ?? null }
}
