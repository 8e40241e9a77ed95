import { comma } from '#words/formats.js'
import type { SiteContent } from '../../site/site-content.js'
import { createFindingLocations } from '../../views/location-view.js'
import type { FeedJob } from './feed-jobs.js'
import { FRONT_PATH } from '../../../shared/addresses/page-paths.js'

/**
 * Feeds are news, and have no pages that readers would follow: one that looks once a day misses nothing. All
 * jobs are in the jobs API, and in the feeds for job boards.
 */
export const MOST_JOBS = 100

/** The newest jobs of a department, of a location, or of a department at a location; never empty. */
export interface FeedGroup {
  path: string
  name: string
  /** Path and query of the page that shows these jobs. */
  pagePath: string
  jobs: FeedJob[]
}

/**
 * All groups by path, made in one pass over the jobs, newest first. A job is in the groups of all locations
 * that find it in the listing.
 */
export function createFeedGroups(jobs: readonly FeedJob[], site: SiteContent): FeedGroup[] {
  const groups = new Map<string, FeedGroup>()
  const add = (job: FeedJob, pagePath: string, path: string, name: string) => {
    const group = groups.get(path)
    if (group === undefined) groups.set(path, { path, name, pagePath, jobs: [job] })
    else if (group.jobs.length < MOST_JOBS) group.jobs.push(job)
  }
  const locationsOf = createFindingLocations(site.context)

  for (const job of jobs) {
    const { department } = job.page.job
    const landing = job.page.departmentPath
    if (landing !== FRONT_PATH) add(job, landing, `${landing}/feed.xml`, department.name)
    for (const { url, uid, data } of locationsOf(job.page.job)) {
      const name = data.name ?? ''
      if (url !== null) add(job, url, `${url}/feed.xml`, name)
      if (landing === FRONT_PATH) continue
      const listing = `${FRONT_PATH}?location=${uid ?? ''}&department=${department.slug}`
      add(job, listing, `${landing}/${uid ?? ''}/feed.xml`, department.name + comma + name)
    }
  }
  return [...groups.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}
