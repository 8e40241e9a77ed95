import * as words from '#words/content.js'
import { escapeHtml } from '../../../shared/lib/escape.js'
import { toEmploymentTypes } from '../../site/employment-types.js'
import type { ListText, DerivedText } from '../../site/site-list.js'
import { createContentHtml, type FeedJob, type FeedChannel } from './feed-jobs.js'
import { toApplyUrl } from './posting-at-location.js'

/** JSON Feed 1.1, with the facts of a job in the extension `_job`. */
export function createJsonFeed(channel: FeedChannel, organisation: string): ListText {
  const head = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: channel.title,
    home_page_url: channel.pageUrl,
    feed_url: channel.feedUrl,
    description: channel.description,
    language: channel.lang,
    authors: [{ name: organisation, url: channel.pageUrl }],
  })
  return {
    head: `${head.slice(0, -1)},"items":[`,
    separator: ',',
    parts: channel.jobs.map(toPart),
    tail: ']}',
  }
}

function toPart(job: FeedJob): DerivedText {
  return { sources: [job], create: () => toItem(job) }
}

function toItem(job: FeedJob): string {
  const { department, types, workplace, pay, closesAt, summary, lang } = job.page.job
  return JSON.stringify({
    id: `job:${job.id}`,
    url: job.url,
    title: words.roleAt(job.title, job.placeText),
    content_html: createContentHtml(job) || `<p>${escapeHtml(job.title)}</p>`,
    summary: summary ?? undefined,
    language: lang,
    date_published: job.postedAt ?? undefined,
    date_modified: job.updatedAt ?? undefined,
    tags: [
      department.name,
      ...job.places.map(({ data }) => data.name ?? ''),
      ...types.map(({ name }) => name),
    ],
    _job: {
      id: job.id,
      title: job.title,
      department,
      locations: job.places.map(({ uid, data }) => ({
        slug: uid,
        name: data.name,
        kind: data.kind,
        locality: data.locality || null,
        country: data.country || null,
      })),
      workplace,
      employment_types: toEmploymentTypes(job.node.data),
      pay,
      closes_at: closesAt,
      apply_url: toApplyUrl(job),
    },
  })
}
