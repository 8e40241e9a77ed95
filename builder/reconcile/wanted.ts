import type { ReleaseManifest } from '../shared/release-manifest.js'
import { findLastNight } from './nightly.js'

/** Why what is live is not what is wanted. */
export type Reason =
  'nothing is live' | 'new content' | 'new code' | 'a job opens or closes' | 'nightly' | 'asked for'

/** What of the live release decides whether another one is wanted. Instants in ms. */
export interface LiveFacts {
  ref: string
  code: string
  createdAt: number
  nextBoundary: number | null
  timeZone: string
}

/** What a release shall be made from now. */
export interface Wanted {
  /** Current master ref. */
  ref: string
  code: string
}

/** One text for all that makes pages, apart from the content and the clock. */
export function toCode({
  buildHash,
  settingsHash,
}: Pick<ReleaseManifest, 'buildHash' | 'settingsHash'>): string {
  return `${buildHash}-${settingsHash ?? ''}`
}

export function toLiveFacts(manifest: ReleaseManifest): LiveFacts {
  return {
    ref: manifest.contentRef,
    code: toCode(manifest),
    createdAt: Date.parse(manifest.createdAt),
    nextBoundary: manifest.nextBoundary ? Date.parse(manifest.nextBoundary) : null,
    timeZone: manifest.timeZone ?? 'Europe/London',
  }
}

/** Empty while what is live is what is wanted. */
export function findReasons(live: LiveFacts | null, wanted: Wanted, now: number): Reason[] {
  if (live === null) return ['nothing is live']
  const reasons: Reason[] = []
  if (live.ref !== wanted.ref) reasons.push('new content')
  if (live.code !== wanted.code) reasons.push('new code')
  if (hasPassed(live.nextBoundary, now)) reasons.push('a job opens or closes')
  if (live.createdAt < findLastNight(now, live.timeZone)) reasons.push('nightly')
  return reasons
}

/**
 * Names what is wanted, the clock's part included. As long as it stays, a refused build would be
 * refused again, and a failed one waits for its turn.
 */
export function toWantedKey(live: LiveFacts | null, { ref, code }: Wanted, now: number): string {
  const boundary = live !== null && hasPassed(live.nextBoundary, now) ? live.nextBoundary : 0
  const night = live === null ? 0 : findLastNight(now, live.timeZone)
  return [ref, code, boundary, night].join(' ')
}

function hasPassed(instant: number | null, now: number): boolean {
  return instant !== null && instant <= now
}
