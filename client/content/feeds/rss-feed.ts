import { memoize } from '../../shared/memoize.js'
import { cdataElement, element, textElement, XML_DECLARATION } from '../lib/xml.js'
import type { FeedChannel } from './feed-channel.js'
import { toNewestUpdate, toRssDate } from './feed-dates.js'
import type { FeedJob } from './feed-jobs.js'

const NAMESPACES = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
}

/** RSS 2.0, one item per job, whatever its number of locations. */
export function createRssFeed(channel: FeedChannel): string {
  const { title, description, pageUrl, feedUrl, lang, jobs } = channel
  const self = { href: feedUrl, rel: 'self', type: 'application/rss+xml' }
  const content = element('channel', [
    '\n',
    textElement('title', title),
    textElement('link', pageUrl),
    textElement('description', description),
    textElement('language', lang),
    textElement('lastBuildDate', toRssDate(toNewestUpdate(jobs))),
    element('atom:link', '', self),
    ...jobs.map(channel.isWhole ? toWholeItem : toItem),
  ])
  return XML_DECLARATION + element('rss', `\n${content}`, NAMESPACES)
}

const toWholeItem = memoize(
  (job: FeedJob) =>
    element('item', ['\n', factsOf(job), cdataElement('content:encoded', job.contentHtml)]),
  new WeakMap(),
)

function toItem(job: FeedJob): string {
  return element('item', ['\n', factsOf(job)])
}

const factsOf = memoize(({ page, ...job }: FeedJob): string => {
  const { department, places, types, postedOn, summary } = page.job
  const categories = [
    department.name,
    ...places.map(({ name }) => name),
    ...types.map(({ name }) => name),
  ]
  return [
    textElement('title', `${job.title}, ${job.placeText}`),
    textElement('link', job.url),
    textElement('guid', `job:${job.id}`, { isPermaLink: 'false' }),
    textElement('pubDate', toRssDate(postedOn)),
    ...categories.map((category) => textElement('category', category)),
    textElement('description', summary),
  ].join('')
}, new WeakMap())
