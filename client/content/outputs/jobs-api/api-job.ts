import type { SalaryRangeItem } from '../../../shared/content-model/content-types.js'
import { SALARY_UNITS } from '../../../shared/content-model/content-values.js'
import { isPresent, toDocumentId, toOneOf, toText } from '../../documents/field-values.js'
import { centsOf, toCurrency } from '../../values/currency.js'
import { withSalaryUnit } from '../../values/salary-unit.js'
import { createContentHtml, type FeedJob } from '../feeds/feed-jobs.js'
import { escapeHtml } from '../../../shared/lib/escape.js'
import type { SiteContext } from '../../site/site-context.js'
import { createFindingLocations } from '../../views/location-view.js'
import {
  toApiNumber,
  type ApiDepartment,
  type ApiOffice,
  type ApiVocabulary,
} from './api-vocabulary.js'
import { toEmploymentTypes } from '../../site/employment-types.js'
import { toAmount, toPayRanges } from '../../site/pay-ranges.js'

/**
 * A job with the names and types of Greenhouse's job board API, with `content=true`.
 * https://developers.greenhouse.io/job-board.html
 */
export function toApiJob(
  job: FeedJob,
  { departments, offices, findingPlaces, language, company }: ApiSiteContext,
) {
  const { node, page, id } = job
  return {
    id: toJobNumber(id),
    internal_job_id: toApiNumber(toText(node.data.internal_job_id), node.id),
    title: job.title,
    updated_at: toOffsetForm(job.updatedAt),
    first_published: toOffsetForm(job.postedAt),
    application_deadline: page.job.closesAt,
    requisition_id: toText(node.data.requisition_id),
    location: { name: job.places.map(({ data }) => toText(data.name)).join('; ') },
    absolute_url: job.url,
    language,
    company_name: company,
    metadata: toMetadata(job, findingPlaces),
    content: escapeHtml(createContentHtml(job)),
    departments,
    offices,
  }
}

/** What a job's answer shows besides the job. */
export interface ApiSiteContext {
  departments: ApiDepartment[]
  offices: ApiOffice[]
  /** Slugs. */
  findingPlaces: string[]
  language: string
  company: string
}

export function toApiSiteContext(
  { node, page, places }: FeedJob,
  { departments, offices }: ApiVocabulary,
  site: SiteContext,
): ApiSiteContext {
  const department = departments.get(toDocumentId(node.data.department) ?? '')
  return {
    departments: department === undefined ? [] : [department],
    offices: places.map(({ id }) => offices.get(id)).filter(isPresent),
    findingPlaces: createFindingLocations(site)(page.job).map(({ uid }) => uid ?? ''),
    language: page.job.lang ?? site.lang.split('-')[0] ?? site.lang,
    company: toText(site.settings.data.organisation_name) ?? '',
  }
}

/** What only the answer for a single job holds in addition. */
export function toApiPay({ node }: FeedJob, site: SiteContext) {
  const ranges = toPayRanges(node.data)
  return { pay_input_ranges: ranges.map((range) => toPayRange(range, site)).filter(isPresent) }
}

/**
 * A text if the number is too long for JavaScript, or begins with a zero: as a number it would be another
 * job's.
 */
function toJobNumber(id: string): number | string {
  const number = Number(id)
  return Number.isSafeInteger(number) && String(number) === id ? number : id
}

/** `…+00:00` in place of `…Z`: that is how the API writes it, and old parsers know no other form. */
function toOffsetForm(instant: string | null): string | null {
  return instant === null ? null : instant.replace(/Z$/, '+00:00')
}

/** Facts that the API has no field for, as the custom fields of a board. */
function toMetadata({ node, page, places }: FeedJob, findingPlaces: readonly string[]) {
  const { workplace, department } = page.job
  const locationSlugs = places.map(({ uid }) => uid ?? '')
  return [
    { id: 1, name: 'Workplace Type', value: workplace, value_type: 'single_select' },
    {
      id: 2,
      name: 'Employment Type',
      value: toEmploymentTypes(node.data),
      value_type: 'multi_select',
    },
    { id: 3, name: 'Department Slug', value: department.slug, value_type: 'short_text' },
    { id: 4, name: 'Location Slugs', value: locationSlugs, value_type: 'multi_select' },
    { id: 5, name: 'Found By Locations', value: findingPlaces, value_type: 'multi_select' },
  ]
}

function toPayRange({ title, location, note, ...range }: SalaryRangeItem, site: SiteContext) {
  const [min, max, currency] = [
    toAmount(range.min),
    toAmount(range.max),
    toCurrency(range.currency),
  ]
  if (min === null || max === null || currency === null) return null
  const cents = centsOf(currency)
  const place = site.locationById.get(toDocumentId(location) ?? '')
  const blurb = toText(note)
  return {
    min_cents: Math.round(min * cents),
    max_cents: Math.round(max * cents),
    currency_type: currency,
    title: withSalaryUnit(
      toText(title) ?? toText(place?.data.name) ?? '',
      toOneOf(SALARY_UNITS, range.unit),
    ),
    blurb: blurb === null ? '' : `<p>${escapeHtml(blurb)}</p>`,
  }
}
