import { toClosingInstant } from '../../client/content/site/closing-instant.js'
import { memoize } from '../../client/shared/lib/memoize.js'
import type { ReleaseManifest } from '../shared/site-root/release-manifest.js'
import { toSourceRef } from '../shared/site-root/source-ref.js'

export type Reason =
  | 'nothing is live'
  | 'new content'
  | 'new code or settings'
  | 'copied from an image'
  | 'a job opens or closes'
  | 'nightly'
  | 'asked for'

/** The facts of the live release that decide whether a new one is wanted. Instants in ms. */
export interface LiveFacts {
  /** Of content and board together, see `source-ref.ts`. */
  ref: string
  code: string
  /** When everything was last read, drawn and verified. */
  wholeAt: number
  nextBoundary: number | null
  timeZone: string
  isCopied: boolean
}

/** What a new release would be built from. */
export interface Wanted {
  /** Of content and board together. */
  ref: string
  /** Everything else that shapes pages, except the clock. */
  code: string
}

type Hashes = Pick<ReleaseManifest, 'buildHash' | 'settingsHash'>

export function toCode({ buildHash, settingsHash }: Hashes): string {
  return `${buildHash}-${settingsHash}`
}

export function toLiveFacts(manifest: ReleaseManifest, isCopied = false): LiveFacts {
  return {
    ref: toSourceRef(manifest.contentRef, manifest.board ?? null),
    code: toCode(manifest),
    wholeAt: Date.parse(manifest.wholeAt),
    nextBoundary: manifest.nextBoundary ? Date.parse(manifest.nextBoundary) : null,
    timeZone: manifest.timeZone,
    isCopied,
  }
}

/** Empty while the live release is the wanted one. */
export function findReasons(live: LiveFacts | null, wanted: Wanted, now: number): Reason[] {
  if (live === null) return ['nothing is live']
  const reasons: Reason[] = []
  if (live.ref !== wanted.ref) reasons.push('new content')
  if (live.code !== wanted.code) reasons.push('new code or settings')
  if (live.isCopied) reasons.push('copied from an image')
  if (hasPassed(live.nextBoundary, now)) reasons.push('a job opens or closes')
  const isOfFuture = live.wholeAt > now + CLOCK_SKEW
  if (isOfFuture || live.wholeAt < findLastNight(now, live.timeZone)) reasons.push('nightly')
  return reasons
}

/**
 * By how much clocks of two machines may differ, in ms. A release from further ahead was built by a wrong
 * clock: it has closed jobs too early, and no night would come to it.
 */
const CLOCK_SKEW = 3_600_000

/** Key of the wanted state. Refusals and failures are retried when it changes. */
export function toWantedKey(live: LiveFacts | null, { ref, code }: Wanted, now: number): string {
  const boundary = live !== null && hasPassed(live.nextBoundary, now) ? live.nextBoundary : 0
  const night = live === null ? 0 : findLastNight(now, live.timeZone)
  return [ref, code, boundary, night].join(' ')
}

function hasPassed(instant: number | null, now: number): boolean {
  return instant !== null && instant <= now
}

const DAY = 86_400_000
/** From the last second of a day to 00:05, when all that closes with the day has closed. In ms. */
const AFTER_CLOSING = 301_000

/**
 * The last 00:05 in the site's time zone, in ms. Each night everything is read, drawn and verified
 * whole: some edits, such as an image's alternative text or a model, move no ref, a reading of changes may
 * have missed one, and disks forget.
 */
export function findLastNight(now: number, timeZone: string): number {
  return nightsAround(now, timeZone).findLast((night) => night <= now) ?? now - DAY
}

export function findNextNight(now: number, timeZone: string): number {
  return nightsAround(now, timeZone).find((night) => night > now) ?? now + DAY
}

function nightsAround(now: number, timeZone: string): number[] {
  return [-2, -1, 0, 1].map((days) => {
    const date = new Date(now + days * DAY).toISOString().slice(0, 10)
    return closingInstantsOf(timeZone)(date) + AFTER_CLOSING
  })
}

/** A watcher needs the same few every second. */
const closingInstantsOf = memoize((timeZone: string) =>
  memoize((date: string) => Date.parse(toClosingInstant(date, timeZone))),
)
