import type { Settings } from '../../helpers/engines/engine.js'
import type { Visit } from '../visit.js'
import type { VisitedSite } from '../visited-site.js'

/** What a visitor does in any engine, and what comes of it. */
export type Journey = readonly [
  title: string,
  walk: (visit: Visit, site: VisitedSite) => Promise<void>,
  options?: {
    /** What the visitor has set before. */
    settings?: Partial<Settings>
  },
]

export const JOB = '/qa-engineer/1001'
export const WIDE = [1280, 800] as const
export const PHONE = [375, 740] as const
