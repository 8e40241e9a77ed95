import type { FeedJob } from '../feeds/feed-jobs.js'
import { toFeedSettings } from '../site/feed-settings.js'
import type { SiteFile } from '../site/site.js'
import type { SiteContent } from '../site/site-content.js'
import { toApiJob, toApiJobWithPay } from './api-job.js'
import { createApiVocabulary } from './api-vocabulary.js'

/** The open jobs in the shape of Greenhouse's job board API: all in one answer, and one by one. */
export function createJobsApiFiles(jobs: readonly FeedJob[], site: SiteContent): SiteFile[] {
  if (!toFeedSettings(site).greenhouse.enabled) return []
  const vocabulary = createApiVocabulary(site)
  const answers = jobs.map((job) => ({ job, answer: toApiJob(job, vocabulary, site) }))
  const list = { jobs: answers.map(({ answer }) => answer), meta: { total: answers.length } }
  return [
    { name: 'api/jobs.json', create: () => JSON.stringify(list) },
    ...answers.map(({ job, answer }) => ({
      name: `api/jobs/${job.id}.json`,
      create: () => JSON.stringify(toApiJobWithPay(job, answer, site)),
    })),
  ]
}
