import {
  EMPLOYMENT_TYPES,
  type EmploymentType,
} from '../../../shared/content-model/content-values.js'
import { toOneOf } from '../../documents/field-values.js'
import { toDescriptionHtml } from '../../views/job-description.js'
import { cdataElement, element, textElement } from '../../lib/xml.js'
import { canApply } from '../../site/apply-links.js'
import { toEmploymentTypes } from '../../site/employment-types.js'
import { toPayRangesAt } from '../../site/pay-ranges.js'
import { toPaySummary } from '../../site/pay-text.js'
import type { ListText, DerivedText } from '../../site/site-list.js'
import { type FeedJob, toNewestUpdate, toRssDate, type BoardChannel } from './feed-jobs.js'
import { toAddress, toPostingsAtLocations, type PostingAtLocation } from './posting-at-location.js'
import { createXmlList } from './xml-list.js'

/**
 * Indeed's XML: every listed job for which people can apply, at every location of it. Indeed refuses an
 * incomplete list.
 * https://docs.indeed.com/indeed-apply/xml-feed
 */
export function createIndeedFeed(channel: BoardChannel): ListText {
  const { jobs, organisation, publisher, siteUrl } = channel
  const head = [
    cdataElement('publisher', publisher ?? organisation),
    cdataElement('publisherurl', `${siteUrl}/`),
    textElement('lastBuildDate', toRssDate(toNewestUpdate(jobs))),
  ]
  const parts = jobs
    .filter(({ node }) => canApply(node.data))
    .map((job) => toPart(job, organisation))
  return createXmlList({ elements: [['source']], head, parts })
}

function toPart(job: FeedJob, organisation: string): DerivedText {
  return { sources: [job, organisation], create: () => toJobs(job, organisation) }
}

function toJobs(job: FeedJob, organisation: string): string {
  const description = cdataElement('description', toDescriptionHtml(job.page, escapeSparingly))
  return toPostingsAtLocations([job])
    .map((posting) => toJob(posting, organisation, description))
    .join('')
}

function toJob(
  { job, location, reference }: PostingAtLocation,
  organisation: string,
  description: string,
): string {
  const { closesAt, department, workplace } = job.page.job
  const { city, state, country, postcode } = toAddress(location)
  return element('job', [
    '\n',
    cdataElement('title', job.title),
    cdataElement('date', job.postedAt),
    cdataElement('referencenumber', reference),
    cdataElement('requisitionid', job.id),
    cdataElement('url', job.url),
    cdataElement('company', organisation),
    cdataElement('city', city),
    cdataElement('state', state),
    cdataElement('country', country),
    cdataElement('postalcode', postcode),
    description,
    cdataElement('salary', toPaySummary(toPayRangesAt(job.node.data, location))),
    cdataElement('jobtype', toEmploymentTypes(job.node.data).map(toJobType).join(', ') || null),
    cdataElement('category', department.name),
    cdataElement('expirationdate', closesAt),
    cdataElement('remotetype', workplace === null ? null : REMOTE_TYPES[workplace]),
  ])
}

function toJobType(type: string): string {
  const known = toOneOf(EMPLOYMENT_TYPES, type)
  return known === null ? type : JOB_TYPES[known]
}

const JOB_TYPES: Readonly<Record<EmploymentType, string>> = {
  'Full time': 'fulltime',
  'Part time': 'parttime',
  Contractor: 'contract',
  Temporary: 'temporary',
  Intern: 'internship',
  Volunteer: 'volunteer',
  'Per diem': 'perdiem',
  Other: 'other',
}

const REMOTE_TYPES = { Remote: 'Fully remote', Hybrid: 'Hybrid remote', 'On-site': null }

/** Indeed may show a character reference as it is, so only what would be markup becomes one. */
function escapeSparingly(text: string): string {
  return text
    .replace(/&(?=#|[a-z]|[A-Z][a-z]|AMP|LT|GT|QUOT|COPY|REG|ETH|THORN|AElig)/g, '&amp;')
    .replace(/</g, '&lt;')
}
