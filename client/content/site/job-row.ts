import type {
  DepartmentDocument,
  JobDocument,
  LocationDocument,
} from '../../shared/content-model/content-types.js'
import type { JobRow, LocationRef } from '../../shared/page-data/views.js'
import {
  isPresent,
  toDocumentId,
  toNumber,
  toPlainText,
  toText,
  toItems,
} from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import { cutAtWord } from '../lib/cut-at-word.js'
import { slugify } from '../lib/slugify.js'
import { toClosingInstant } from './closing-instant.js'
import { toPayText } from './pay-text.js'

/** The parts of a site that a job's row is made from, besides its own document. */
export interface JobSurroundings {
  timeZone: string
  departmentById: ReadonlyMap<string, Node<DepartmentDocument>>
  locationById: ReadonlyMap<string, Node<LocationDocument>>
}

const SUMMARY_LENGTH = 160

export function toJobRow(job: Node<JobDocument>, site: JobSurroundings): JobRow {
  const { data } = job
  const department = site.departmentById.get(toDocumentId(data.department) ?? '')
  return {
    id: job.uid ?? '',
    path: job.url ?? '/',
    title: toText(data.title) ?? '',
    summary: toText(data.summary) ?? cutAtWord(toPlainText(data.about), SUMMARY_LENGTH),
    department: {
      slug: department?.uid ?? 'other',
      name: department?.data.name ?? 'Other roles',
    },
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

function toPlaces(job: Node<JobDocument>, site: JobSurroundings): LocationRef[] {
  return toItems(job.data.locations)
    .map(({ location }) => site.locationById.get(toDocumentId(location) ?? ''))
    .filter(isPresent)
    .map((place) => ({ slug: place.uid ?? '', name: place.data.name ?? '' }))
}

function toRemoteCountries(job: Node<JobDocument>, site: JobSurroundings): string[] {
  if (job.data.workplace !== 'Remote') return []
  const countries = toItems(job.data.remote_countries)
    .map(({ country }) => site.locationById.get(toDocumentId(country) ?? ''))
    .map((place) => place?.data.country)
    .filter(isPresent)
  return [...new Set(countries)]
}
