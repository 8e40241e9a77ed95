import type { FeedJob } from '../feeds/feed-jobs.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import { toFeedSettings } from '../site/feed-settings.js'
import type { SiteFile } from '../site/site.js'
import type { SiteContent } from '../site/site-content.js'
import type { ListPart, SiteList } from '../site/site-list.js'
import type { Surroundings } from '../site/surroundings.js'
import { toApiJob, toApiPay } from './api-job.js'
import { createApiVocabulary } from './api-vocabulary.js'

/** The open jobs in the shape of Greenhouse's job board API: all in one answer. */
export function createJobsApiLists(jobs: readonly FeedJob[], site: SiteContent): SiteList[] {
  if (!toFeedSettings(site).greenhouse.enabled) return []
  return [
    {
      name: 'api/jobs.json',
      head: '{"jobs":[',
      separator: ',',
      parts: jobs.map((job) => toPart(job, site.surroundings)),
      tail: `],"meta":${JSON.stringify({ total: jobs.length })}}`,
    },
  ]
}

/** The same, one by one. */
export function createJobsApiFiles(jobs: readonly FeedJob[], site: SiteContent): SiteFile[] {
  if (!toFeedSettings(site).greenhouse.enabled) return []
  return jobs.map((job) => toJobFile(job, site.surroundings))
}

const toPart = memoizeLatest((job: FeedJob, site: Surroundings): ListPart => ({
  create: () => createAnswer(job, site),
}))

function createAnswer(job: FeedJob, site: Surroundings): string {
  return JSON.stringify(toApiJob(job, createApiVocabulary(site), site))
}

const toJobFile = memoizeLatest((job: FeedJob, site: Surroundings): SiteFile => ({
  name: `api/jobs/${job.id}.json`,
  create: () => withMembers(createAnswer(job, site), toApiPay(job, site)),
}))
/** A JSON object that is already written, with more members at its end. */
function withMembers(json: string, more: object): string {
  return `${json.slice(0, -1)},${JSON.stringify(more).slice(1)}`
}
