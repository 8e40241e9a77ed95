import type { FeedJob } from '../feeds/feed-jobs.js'
import { memoizeLatest } from '../../lib/memoize-latest.js'
import { toFeedSettings } from '../../site/feed-settings.js'
import type { Made } from '../../site/made.js'
import type { SiteFile } from '../../site/site.js'
import type { SiteContent } from '../../site/site-content.js'
import type { SiteList } from '../../site/site-list.js'
import type { Surroundings } from '../../site/surroundings.js'
import { toApiJob, toApiPay, toApiSurroundings, type ApiSurroundings } from './api-job.js'
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

function toPart(job: FeedJob, site: Surroundings): Made {
  const around = aroundOf(job, site)
  return { sources: [job, around], create: () => createAnswer(job, around) }
}

const toJobFile = memoizeLatest((job: FeedJob, site: Surroundings): SiteFile => {
  const around = aroundOf(job, site)
  const pay = toApiPay(job, site)
  return {
    name: `api/jobs/${job.id}.json`,
    sources: [job, around, pay],
    create: () => withMembers(createAnswer(job, around), pay),
  }
})

const aroundOf = memoizeLatest((job: FeedJob, site: Surroundings) =>
  toApiSurroundings(job, createApiVocabulary(site), site),
)

function createAnswer(job: FeedJob, around: ApiSurroundings): string {
  return JSON.stringify(toApiJob(job, around))
}

/** A JSON object that is already written, with more members at its end. */
function withMembers(json: string, more: object): string {
  return `${json.slice(0, -1)},${JSON.stringify(more).slice(1)}`
}
