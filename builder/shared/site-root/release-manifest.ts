import { isRecord } from '../../../client/shared/lib/is-record.js'
import { isCount, isInstant, isText, listOf, orMissing, orNull, shapeOf } from './shapes.js'

/** Without the browser code and the precompressed files. */
export interface ReleaseSize {
  files: number
  bytes: number
  largestFile: number
}

/** Of one language of a release. */
export interface LanguageFacts {
  jobs: number
  pages: number
  size: ReleaseSize
}

/** What a release was made of besides the content. */
export interface BoardFacts {
  /** As the environment names the board. */
  name: string
  /** Changes with the postings. */
  state: string
  /** The numbers of its jobs. */
  jobs: string[]
  /** The numbers of its postings that can have no page. */
  leftOut: string[]
}

/** `release.json`: what a release was built from. Not served. */
export interface ReleaseManifest {
  id: string
  /** See `site-format.ts`; format 1 has none. */
  format?: number
  /** Of the program, as in its `package.json`; format 1 has none. */
  version?: string
  contentRef: string
  /** Only where a job board is read. */
  board?: BoardFacts
  buildHash: string
  /** Changes with the builder's own code and its settings. */
  settingsHash: string
  /** Increases with each build that starts; an older build never replaces a newer one. */
  token: number
  /** Number of open jobs, listed or not. */
  jobs: number
  pages: number
  size: ReleaseSize
  /** By language; only for a site in several. */
  languages?: Record<string, LanguageFacts>
  /** ISO 8601, UTC: the instant as of which jobs are open or closed. */
  createdAt: string
  /** ISO 8601, UTC: when everything was last read, drawn and verified. */
  wholeAt: string
  durationMs: number
  warnings: string[]
  /** When the next job opens or closes by the calendar, ISO 8601. */
  nextBoundary: string | null
  /** IANA name of the site's time zone. */
  timeZone: string
}

/** Releases that name none are of the first format. */
export function toFormat(manifest: { format?: unknown } | null): number {
  return isCount(manifest?.format) ? Number(manifest?.format) : 1
}

const isBoard = shapeOf<BoardFacts>({
  name: isText,
  state: isText,
  jobs: listOf(isText),
  leftOut: listOf(isText),
})

const isSize = shapeOf<ReleaseSize>({ files: isCount, bytes: isCount, largestFile: isCount })

/** Whether that was read from a whole `release.json`, of this format or the former one. */
export const isReleaseManifest = shapeOf<ReleaseManifest>({
  id: isText,
  format: orMissing(isCount),
  version: orMissing(isText),
  contentRef: isText,
  board: orMissing(isBoard),
  buildHash: isText,
  settingsHash: isText,
  token: isCount,
  jobs: isCount,
  pages: isCount,
  size: isSize,
  languages: orMissing(isRecord),
  createdAt: isInstant,
  wholeAt: isInstant,
  durationMs: Number.isFinite,
  warnings: listOf(isText),
  nextBoundary: orNull(isInstant),
  timeZone: isText,
})
