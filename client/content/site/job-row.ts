import * as jobWords from '#words/job.js'
import type { JobDocument, LocationDocument } from '../../shared/content-model/content-types.js'
import { WORKPLACES } from '../../shared/content-model/content-values.js'
import { extend } from '../../shared/lib/extend.js'
import type { JobRow } from '../../shared/page-data/views.js'
import {
  isPresent,
  toDocumentId,
  toDocumentIds,
  toCount,
  toOneOf,
  toText,
  toTextWithoutHeadings,
} from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import { cutAtWord } from '../lib/text-width.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import { isDay } from '../values/day.js'
import { toOtherLanguage } from '../values/language.js'
import { toEmploymentTypes, toTypeView } from './employment-types.js'
import { toClosesAt } from './job-life.js'
import { toPayRanges } from './pay-ranges.js'
import { toPaySummary, toYearlyPay } from './pay-text.js'
import type { SiteContext } from './site-context.js'
import { FRONT_PATH } from '../../shared/addresses/page-paths.js'
import { byJobId } from '../lib/by-job-id.js'

const SUMMARY_LENGTH = 160

export const toJobRow = memoizeLatest((job: Node<JobDocument>, site: SiteContext): JobRow => {
  const { data } = job
  const department = site.departmentById.get(toDocumentId(data.department) ?? '')
  const remoteCountries = toRemoteLocations(job, site)
    .map(({ data: { country } }) => country)
    .filter(isPresent)
  const lang = toOtherLanguage(data.language, site.lang)
  const row: JobRow = {
    id: job.uid ?? '',
    path: job.url ?? FRONT_PATH,
    title: toText(data.title) ?? '',
    summary: cutAtWord(toText(data.summary) ?? toTextWithoutHeadings(data.about), SUMMARY_LENGTH),
    department: {
      slug: department?.uid ?? 'other',
      name: department?.data.name ?? jobWords.otherRoles,
    },
    places: toJobLocations(job, site).map(({ uid, data: { name } }) => ({
      slug: uid ?? '',
      name: name ?? '',
    })),
    workplace: toOneOf(WORKPLACES, data.workplace),
    officeDays: toCount(data.office_days),
    remoteCountries: data.workplace === 'Remote' ? [...new Set(remoteCountries)] : [],
    types: toEmploymentTypes(data).map(toTypeView),
    pay: toPaySummary(toPayRanges(data)),
    yearlyPay: toYearlyPay(toPayRanges(data)),
    postedOn: isDay(data.date_posted) ? data.date_posted : null,
    closesAt: toClosesAt(data, site.timeZone),
    featured: data.featured === true,
    keywords: (data.keywords ?? '').split(',').map(toText).filter(isPresent),
  }
  const reference = toText(data.requisition_id)
  const named = reference === null ? row : extend(row, { reference })
  return lang === null ? named : extend(named, { lang })
})

/** In the editors' order. */
export function toJobLocations(
  { data }: Node<JobDocument>,
  { locationById }: Pick<SiteContext, 'locationById'>,
): Node<LocationDocument>[] {
  return [...new Set(toDocumentIds(data.locations, 'location'))]
    .map((id) => locationById.get(id))
    .filter(isPresent)
}

/** Countries and regions from which a remote job can be done. */
export function toRemoteLocations(
  { data }: Node<JobDocument>,
  { locationById }: Pick<SiteContext, 'locationById'>,
): Node<LocationDocument>[] {
  return toDocumentIds(data.remote_countries, 'country')
    .map((id) => locationById.get(id))
    .filter(isPresent)
}

/** A row that says whether its day needs a year. @param today YYYY-MM-DD. */
export function toDatedRow(row: JobRow, today: string): JobRow {
  return datedRowOf(row, (row.postedOn ?? today) <= sameDayLastYear(today))
}

/** The same object for as long as nothing of it changes. */
const datedRowOf = memoizeLatest((row: JobRow, isOld: boolean): JobRow =>
  isOld ? extend(row, { isOld }) : row,
)

function sameDayLastYear(today: string): string {
  return `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
}

/** Newest first, then by id, so that two builds agree. */
export function byNewest(a: JobRow, b: JobRow): number {
  const [before, after] = [a.postedOn ?? '', b.postedOn ?? '']
  if (before !== after) return before < after ? 1 : -1
  return byJobId(a.id, b.id)
}
