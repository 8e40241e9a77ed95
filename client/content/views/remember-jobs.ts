import type { JobDocument } from '../../shared/content-model/content-types.js'
import { toClosedOn } from '../site/closed-on.js'
import { toFormerIds } from '../site/former-ids.js'
import type { RememberedJob } from '../site/gone-jobs.js'
import { toJobRow } from './job-row.js'
import type { Node } from '../documents/normalize-document.js'
import type { SiteContent } from '../site/site-content.js'

/** What the next release must know to answer for the jobs of this one, whatever becomes of them. */
export function rememberJobs(site: SiteContent): RememberedJob[] {
  const { open, closed } = site.jobs
  const known = [...open, ...closed].map((job) => toRemembered(job, site))
  return [...known, ...site.gone].sort(
    (a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1),
  )
}

function toRemembered(job: Node<JobDocument>, site: SiteContent): RememberedJob {
  const { id, path, title, department, places } = toJobRow(job, site)
  const closedOn = site.jobs.closed.includes(job) ? toClosedOn(job) : null
  return { id, formerIds: toFormerIds(job), path, title, department, places, closedOn }
}
