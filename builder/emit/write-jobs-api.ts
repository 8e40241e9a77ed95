import { mapConcurrent } from '../../client/shared/map-concurrent.js'
import { toFeedSettings } from '../../client/content/site/feed-settings.js'
import type { FeedJob } from '../../client/content/feeds/feed-jobs.js'
import { toApiJob, toApiJobWithPay } from '../../client/content/jobs-api/api-job.js'
import { createApiVocabulary } from '../../client/content/jobs-api/api-vocabulary.js'
import type { SiteContent } from '../../client/content/site/site-content.js'
import type { StagedRelease } from '../release/stage-release.js'

const FILES_AT_ONCE = 8

/** The open jobs in the shape of Greenhouse's job board API: all in one answer, and one by one. */
export async function writeJobsApi(
  release: StagedRelease,
  jobs: readonly FeedJob[],
  site: SiteContent,
): Promise<void> {
  if (!toFeedSettings(site).greenhouse.enabled) return
  const vocabulary = createApiVocabulary(site)
  const answers = jobs.map((job) => ({ job, answer: toApiJob(job, vocabulary, site) }))
  const list = { jobs: answers.map(({ answer }) => answer), meta: { total: answers.length } }
  await release.writePublicFile('api/jobs.json', JSON.stringify(list))
  await mapConcurrent(answers, FILES_AT_ONCE, ({ job, answer }) =>
    release.writePublicFile(
      `api/jobs/${job.id}.json`,
      JSON.stringify(toApiJobWithPay(job, answer, site)),
    ),
  )
}
