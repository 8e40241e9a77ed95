import type { FeedJob } from '../feeds/feed-jobs.js'
import { memoizeLatest } from '../../lib/memoize-latest.js'
import { toFeedSettings } from '../../site/feed-settings.js'
import type { SiteFile } from '../../site/site.js'
import type { SiteContent } from '../../site/site-content.js'
import type { SiteList, DerivedText } from '../../site/site-list.js'
import type { SiteContext } from '../../site/site-context.js'
import { toApiJob, toApiPay, toApiSiteContext, type ApiSiteContext } from './api-job.js'
import { createApiVocabulary } from './api-vocabulary.js'
import { toOwnName } from '../../lib/own-name.js'

/** The open jobs in the shape of Greenhouse's job board API: all in one answer. */
export function createJobsApiLists(jobs: readonly FeedJob[], site: SiteContent): SiteList[] {
  if (!toFeedSettings(site).greenhouse.enabled) return []
  return [
    {
      name: toOwnName('api/jobs.json'),
      head: '{"jobs":[',
      separator: ',',
      parts: jobs.map((job) => toPart(job, site.context)),
      tail: `],"meta":${JSON.stringify({ total: jobs.length })}}`,
    },
  ]
}

/** The same, one by one. */
export function createJobsApiFiles(jobs: readonly FeedJob[], site: SiteContent): SiteFile[] {
  if (!toFeedSettings(site).greenhouse.enabled) return []
  return jobs.map((job) => toJobFile(job, site.context))
}

function toPart(job: FeedJob, site: SiteContext): DerivedText {
  const around = aroundOf(job, site)
  return { sources: [job, around], create: () => createAnswer(job, around) }
}

const toJobFile = memoizeLatest((job: FeedJob, site: SiteContext): SiteFile => {
  const around = aroundOf(job, site)
  const pay = toApiPay(job, site)
  return {
    name: toOwnName(`api/jobs/${job.id}.json`),
    sources: [job, around, pay],
    create: () => withMembers(createAnswer(job, around), pay),
  }
})

const aroundOf = memoizeLatest((job: FeedJob, site: SiteContext) =>
  toApiSiteContext(job, createApiVocabulary(site), site),
)

function createAnswer(job: FeedJob, around: ApiSiteContext): string {
  return JSON.stringify(toApiJob(job, around))
}

/** A JSON object that is already written, with more members at its end. */
function withMembers(json: string, more: object): string {
  return `${json.slice(0, -1)},${JSON.stringify(more).slice(1)}`
}
