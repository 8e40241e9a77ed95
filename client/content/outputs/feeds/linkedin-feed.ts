import {
  EMPLOYMENT_TYPES,
  type EmploymentType,
  type SalaryUnit,
} from '../../../shared/content-model/content-values.js'
import { toOneOf } from '../../documents/field-values.js'
import { countDescription, toDescriptionHtml } from '../../views/job-description.js'
import { escapeHtml } from '../../../shared/lib/escape.js'
import { toWholeRanges, type WholeRange } from '../structured-data/posting-pay.js'
import { cdataElement, element, textElement } from '../../lib/xml.js'
import { canApply } from '../../site/apply-links.js'
import { toEmploymentTypes } from '../../site/employment-types.js'
import { toPayRangesAt } from '../../site/pay-ranges.js'
import type { ListText, DerivedText } from '../../site/site-list.js'
import { type FeedJob, toNewestUpdate, toRssDate, type BoardChannel } from './feed-jobs.js'
import {
  toAddress,
  toApplyUrl,
  toLocationText,
  toPostingsAtLocations,
  type PostingAtLocation,
} from './posting-at-location.js'
import { createXmlList } from './xml-list.js'

const SHORTEST_DESCRIPTION = 100

/**
 * LinkedIn's XML: a full list. LinkedIn closes a job that is missing from it.
 * https://learn.microsoft.com/en-us/linkedin/talent/job-postings/xml-feeds-development-guide
 */
export function createLinkedinFeed(channel: BoardChannel): ListText {
  const { organisation, companyId } = channel
  const jobs = channel.jobs.filter(isForLinkedin)
  const count = jobs.reduce((sum, { boardPlaces }) => sum + boardPlaces.length, 0)
  const head = [
    textElement('lastBuildDate', toRssDate(toNewestUpdate(jobs))),
    cdataElement('publisherURL', `${channel.siteUrl}/`),
    cdataElement('publisher', channel.publisher ?? organisation),
    textElement('expectedJobCount', String(count)),
  ]
  const parts = jobs.map((job) => toPart(job, organisation, companyId))
  return createXmlList({ elements: [['source']], head, parts })
}

/** Editors can opt a job out; LinkedIn itself refuses a description of a few words. */
export function isForLinkedin({ node, page }: FeedJob): boolean {
  const isLong = countDescription(page) >= SHORTEST_DESCRIPTION
  return node.data.syndicate !== false && canApply(node.data) && isLong
}

function toPart(job: FeedJob, organisation: string, companyId: string | null): DerivedText {
  const create = () => toJobs(job, { organisation, companyId })
  return { sources: [job, organisation, companyId], create }
}

function toJobs(job: FeedJob, company: Pick<BoardChannel, 'organisation' | 'companyId'>): string {
  const description = cdataElement('description', toDescriptionHtml(job.page, escapeHtml))
  return toPostingsAtLocations([job])
    .map((posting) => toJob(posting, company, description))
    .join('')
}

function toJob(
  { job, location, reference }: PostingAtLocation,
  company: Pick<BoardChannel, 'organisation' | 'companyId'>,
  description: string,
): string {
  const { workplace } = job.page.job
  const { city, state, country, postcode } = toAddress(location)
  const jobType = toOneOf(EMPLOYMENT_TYPES, toEmploymentTypes(job.node.data)[0])
  return element('job', [
    '\n',
    cdataElement('partnerJobId', reference),
    cdataElement('company', company.organisation),
    cdataElement('title', job.title),
    description,
    cdataElement('applyUrl', toApplyUrl(job, location)),
    cdataElement('companyId', company.companyId),
    cdataElement('location', toLocationText(location)),
    cdataElement('city', city),
    cdataElement('state', state),
    cdataElement('country', country),
    cdataElement('postalCode', postcode),
    cdataElement('workplaceTypes', workplace),
    cdataElement('jobtype', jobType === null ? null : JOB_TYPES[jobType]),
    cdataElement('listDate', job.postedAt),
    toSalaries(toWholeRanges(toPayRangesAt(job.node.data, location))),
  ])
}

function toSalaries(ranges: readonly WholeRange[]): string {
  if (ranges.length === 0) return ''
  return element('salaries', ['\n', ...ranges.map(toSalary)])
}

function toSalary({ min, max, currency, unit }: WholeRange): string {
  const toAmount = (amount: number) => [
    cdataElement('amount', String(amount)),
    cdataElement('currencyCode', currency),
  ]
  return element('salary', [
    '\n',
    element('highEnd', toAmount(max)),
    element('lowEnd', toAmount(min)),
    cdataElement('period', PERIODS[unit]),
    cdataElement('type', 'BASE_SALARY'),
  ])
}

const JOB_TYPES: Readonly<Record<EmploymentType, string>> = {
  'Full time': 'FULL_TIME',
  'Part time': 'PART_TIME',
  Contractor: 'CONTRACT',
  Temporary: 'TEMPORARY',
  Intern: 'INTERNSHIP',
  Volunteer: 'VOLUNTEER',
  'Per diem': 'OTHER',
  Other: 'OTHER',
}

const PERIODS: Record<SalaryUnit, string> = {
  HOUR: 'HOURLY',
  DAY: 'DAILY',
  WEEK: 'WEEKLY',
  MONTH: 'MONTHLY',
  YEAR: 'YEARLY',
}
