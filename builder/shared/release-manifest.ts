/** How much a release holds, without the browser code and the precompressed twins. */
export interface ReleaseSize {
  files: number
  bytes: number
  /** Bytes of the largest one. */
  largestFile: number
}

/** `release.json`: what one release was made of. Not served. */
export interface ReleaseManifest {
  id: string
  contentRef: string
  buildHash: string
  /** Changes with what else shapes the pages: the builder's own code and its settings. */
  settingsHash: string
  /** Grows with each build that starts; an older build never replaces a newer one. */
  token: number
  /** Open, listed or not: the number of job pages. */
  jobs: number
  pages: number
  /** Not there in releases of older code. */
  size?: ReleaseSize
  /** ISO 8601, UTC: the instant as of which jobs are open or closed. */
  createdAt: string
  durationMs: number
  warnings: string[]
  /** When the next job opens or closes by the calendar, ISO 8601; null if none is known to. */
  nextBoundary: string | null
  /** IANA name of the site's time zone. */
  timeZone: string
}
