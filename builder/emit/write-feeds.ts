import { mapConcurrent } from '../../client/shared/map-concurrent.js'
import { createFeedFiles } from '../../client/content/feeds/feed-files.js'
import {
  closingCalendarFile,
  createClosingCalendar,
} from '../../client/content/feeds/closing-calendar.js'
import type { FeedJob } from '../../client/content/feeds/feed-jobs.js'
import type { SiteContent } from '../../client/content/site/site-content.js'
import type { StagedRelease } from '../release/stage-release.js'

const FILES_AT_ONCE = 4

/** Feeds for readers and job boards, and for each job its closing day as a calendar file. */
export async function writeFeeds(
  release: StagedRelease,
  jobs: readonly FeedJob[],
  site: SiteContent,
  siteUrl: string,
): Promise<void> {
  await mapConcurrent(createFeedFiles(jobs, site, siteUrl), FILES_AT_ONCE, ({ name, create }) =>
    release.writePublicFile(name, create()),
  )
  await mapConcurrent(jobs, FILES_AT_ONCE, async (job) => {
    const calendar = createClosingCalendar(job, siteUrl)
    if (calendar !== null) await release.writePublicFile(closingCalendarFile(job), calendar)
  })
}
