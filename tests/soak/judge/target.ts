import type { ExpectedJob, ExpectedRelease } from './expected-release.js'

/** In every draft, and in nothing that is published. */
export const DRAFT_MARK = 'Nobody but its editor'

export interface Seen {
  /** Null in a browser, which shows a page without saying. */
  status: number | null
  location?: string | undefined
  text: string
}

/** What a path of pages leads to in one release. */
export type Target =
  | { kind: 'index' | 'directory' | 'missing' }
  | { kind: 'job' | 'closed' | 'moved'; job: ExpectedJob }
  | { kind: 'landing' | 'content'; heading: string }

export function toTarget(path: string, { open, closed, ...release }: ExpectedRelease): Target {
  if (path === '/') return { kind: 'index' }
  if (/^\/a-to-z\/./.test(path)) return { kind: 'directory' }
  const landing = release.landings.get(path)
  if (landing !== undefined) return { kind: 'landing', heading: landing }
  const heading = release.pages.get(path)
  if (heading !== undefined) return { kind: 'content', heading }
  const id = /^\/[^/]+\/(\d+)$/.exec(path)?.[1] ?? ''
  const job = open.get(id)
  if (job !== undefined) return { kind: job.path === path ? 'job' : 'moved', job }
  const closedJob = closed.get(id)
  return closedJob === undefined ? { kind: 'missing' } : { kind: 'closed', job: closedJob }
}
