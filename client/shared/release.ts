/** `release.json`: what one release was made of. Not served. */
export interface ReleaseManifest {
  id: string
  contentRef: string
  buildHash: string
  /** Open, listed or not: the number of job pages. */
  jobs: number
  pages: number
  /** ISO 8601, UTC. */
  createdAt: string
  durationMs: number
  warnings: string[]
}
