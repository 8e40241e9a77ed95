import * as words from '#words/content.js'
import { memoize } from '../../../shared/lib/memoize.js'
import { cdataElement, element, textElement } from '../../lib/xml.js'
import type { ListText, DerivedText } from '../../site/site-list.js'
import {
  createContentHtml,
  type FeedJob,
  toNewestUpdate,
  toRssDate,
  type FeedChannel,
} from './feed-jobs.js'
import { createXmlList } from './xml-list.js'

const NAMESPACES = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
}

/** RSS has a language for the channel only; few items need one of their own. */
const DUBLIN_CORE = { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }

/** RSS 2.0, one item per job, whatever its number of locations. */
export function createRssFeed(channel: FeedChannel): ListText {
  const { title, description, pageUrl, feedUrl, lang, jobs } = channel
  const self = { href: feedUrl, rel: 'self', type: 'application/rss+xml' }
  const head = [
    textElement('title', title),
    textElement('link', pageUrl),
    textElement('description', description),
    textElement('language', lang),
    textElement('lastBuildDate', toRssDate(toNewestUpdate(jobs))),
    element('atom:link', '', self),
  ]
  return createXmlList({
    elements: [['rss', NAMESPACES], ['channel']],
    head,
    parts: jobs.map(channel.isWhole ? toWholeItem : toItem),
  })
}

function toWholeItem(job: FeedJob): DerivedText {
  const toText = () => cdataElement('content:encoded', createContentHtml(job))
  const create = () => element('item', ['\n', createFacts(job), toText()])
  return { sources: [job], create }
}

function toItem(job: FeedJob): DerivedText {
  return { sources: [job], create: () => element('item', ['\n', createFacts(job)]) }
}

/** Kept, because a job is in a dozen feeds. */
const createFacts = memoize(({ page, ...job }: FeedJob): string => {
  const { department, places, types, summary, lang } = page.job
  const categories = [
    department.name,
    ...places.map(({ name }) => name),
    ...types.map(({ name }) => name),
  ]
  return [
    textElement('title', words.roleAt(job.title, job.placeText)),
    textElement('link', job.url),
    textElement('guid', `job:${job.id}`, { isPermaLink: 'false' }),
    textElement('pubDate', toRssDate(job.postedAt)),
    ...categories.map((category) => textElement('category', category)),
    textElement('description', summary),
    textElement('dc:language', lang ?? null, DUBLIN_CORE),
  ].join('')
}, new WeakMap())
