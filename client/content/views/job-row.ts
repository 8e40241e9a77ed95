import type { JobDocument } from '../../shared/content-model/content-types.js'
import { toClosingInstant } from '../site/closing-instant.js'
import {
  isPresent,
  toDocumentId,
  toNumber,
  toPlainText,
  toText,
  toItems,
} from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import { toPayText } from './pay-text.js'
import type { SiteContent } from '../site/site-content.js'
import { slugify } from '../lib/slugify.js'
import { cutAtWord } from '../lib/cut-at-word.js'
import type { DepartmentRef, JobRow, LocationRef } from '../../shared/page-data/views.js'

const SUMMARY_LENGTH = 160

export function toJobRow(job: Node<JobDocument>, site: SiteContent): JobRow {
  const { data } = job
  return {
    id: job.uid ?? '',
    path: job.url ?? '/',
    title: toText(data.title) ?? '',
    summary: toText(data.summary) ?? cutAtWord(toPlainText(data.about), SUMMARY_LENGTH),
    department: toDepartmentRef(job, site),
    places: toPlaces(job, site),
    workplace: data.workplace ?? null,
    officeDays: toNumber(data.office_days),
    remoteCountries: toRemoteCountries(job, site),
    types: toItems(data.employment_types)
      .map(({ type }) => type)
      .filter(isPresent)
      .map((name) => ({ slug: slugify(name), name })),
    pay: toItems(data.salary_ranges).map(toPayText).filter(isPresent).join(' or ') || null,
    postedOn: data.date_posted || null,
    closesAt: data.closes_on ? toClosingInstant(data.closes_on, site.timeZone) : null,
    featured: data.featured === true,
    keywords: (data.keywords ?? '')
      .split(',')
      .map((keyword) => keyword.trim())
      .filter((keyword) => keyword !== ''),
  }
}

function toDepartmentRef(job: Node<JobDocument>, site: SiteContent): DepartmentRef {
  const department = site.departmentById.get(toDocumentId(job.data.department) ?? '')
  return { slug: department?.uid ?? 'other', name: department?.data.name ?? 'Other roles' }
}

function toPlaces(job: Node<JobDocument>, site: SiteContent): LocationRef[] {
  return toItems(job.data.locations)
    .map(({ location }) => site.locationById.get(toDocumentId(location) ?? ''))
    .filter(isPresent)
    .map((place) => ({ slug: place.uid ?? '', name: place.data.name ?? '' }))
}

function toRemoteCountries(job: Node<JobDocument>, site: SiteContent): string[] {
  if (job.data.workplace !== 'Remote') return []
  const countries = toItems(job.data.remote_countries)
    .map(({ country }) => site.locationById.get(toDocumentId(country) ?? ''))
    .map((place) => place?.data.country)
    .filter(isPresent)
  return [...new Set(countries)]
}
