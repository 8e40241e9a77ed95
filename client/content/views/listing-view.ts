import { language } from '#words/frame.js'
import * as words from '#words/content.js'
import type { DepartmentDocument } from '../../shared/content-model/content-types.js'
import { isPresent, toLink, toRichText, toText, toTexts } from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import { isLong } from '../../filters/answer/first-rows.js'
import { createFirstAnswer } from '../../filters/answer/first-answer.js'
import { narrowListing } from '../../filters/answer/narrow-listing.js'
import { createSearchEngine } from '../../filters/search/search-engine.js'
import { memoize } from '../../shared/lib/memoize.js'
import type { SiteContent } from '../site/site-content.js'
import { toJobGroups } from './job-groups.js'
import { toListedRows } from './listed-rows.js'
import { toLocationView, locationsAround, placesAround } from './location-view.js'
import type { ListingView, CurrencyView } from '../../shared/page-data/listing-views.js'
import type {
  CountedLink,
  DepartmentView,
  FilterQuery,
  JobRow,
  LocationView,
} from '../../shared/page-data/views.js'
import { FRONT_PATH } from '../../shared/addresses/page-paths.js'
import { formatAmount } from '../site/pay-text.js'

/** The listing of all jobs, or those of a preset; a long one with its first answer instead of all rows. */
export function toListingView(site: SiteContent, preset?: Partial<FilterQuery>): ListingView {
  const whole = narrowListing(toWholeListing(site), preset, createSearchEngine)
  if (!isLong(whole.jobs)) return whole
  return { ...whole, jobs: [], first: createFirstAnswer(whole) }
}

/** Whether a page cannot bear all rows. */
export function isLongBoard(site: SiteContent): boolean {
  return isLong(toListedRows(site))
}

const toWholeListing = memoize((site: SiteContent): ListingView => {
  const jobs = toListedRows(site)
  const departments = new Set(jobs.map(({ department }) => department.slug))
  const { settings } = site
  return {
    jobs,
    total: jobs.length,
    first: null,
    departments: site.departments
      .filter(({ uid }) => departments.has(uid ?? ''))
      .map(toDepartmentView),
    places: toLocationViews(jobs, site),
    currencies: toCurrencyViews(jobs),
    synonyms: toTexts(settings.data.synonyms, 'words')
      .map((words) =>
        words
          .toLowerCase()
          .split(/[\s,=]+/)
          .filter(Boolean),
      )
      .filter((words) => words.length > 1),
    noRolesText: toRichText(settings.data.no_roles_text),
    generalApplication: toLink(settings.data.general_application, words.generalApplication),
  }
}, new WeakMap())

export function toDepartmentLinks(jobs: JobRow[], site: SiteContent): CountedLink[] {
  const counts = countBy(jobs, (job) => [job.department.slug])
  return site.departments
    .map(({ uid, url, data }) => toCountedLink(data.name, url, counts.get(uid ?? '')))
    .filter(isPresent)
}

/** Counted as on the page of the location: with the jobs of all places within it. */
export function toLocationLinks(site: SiteContent): CountedLink[] {
  const { byPlace } = toJobGroups(site)
  return site.locations
    .filter(({ data }) => data.kind === 'office' || data.kind === 'remote')
    .map(({ uid, url, data }) => toCountedLink(data.name, url, byPlace.get(uid ?? '')?.length))
    .filter(isPresent)
}

function toCountedLink(name: string | null, path: string | null, count = 0): CountedLink | null {
  return count === 0 || path === null ? null : { name: name ?? path, path, count }
}

function countBy(jobs: JobRow[], keysOf: (job: JobRow) => string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const job of jobs) {
    for (const key of new Set(keysOf(job))) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

function toDepartmentView({ uid, url, data }: Node<DepartmentDocument>): DepartmentView {
  return {
    slug: uid ?? '',
    name: toText(data.name) ?? '',
    path: url ?? FRONT_PATH,
    aliases: toTexts(data.aliases, 'alias'),
  }
}

/**
 * The locations of the jobs, the countries from which they can be done, and all that contain them: each
 * country, then what is in it.
 */
function toLocationViews(jobs: JobRow[], site: SiteContent): LocationView[] {
  const used = new Set(jobs.flatMap(({ places }) => places.map(({ slug }) => slug)))
  const open = new Set(jobs.flatMap(({ remoteCountries }) => remoteCountries))
  const { places } = site.elsewhere
  const nodes = places
    .filter(
      ({ uid, data: { kind, country } }) =>
        used.has(uid ?? '') || (kind === 'country' && open.has(country ?? '')),
    )
    .flatMap((location) => [
      location,
      ...locationsAround(location, placesAround(location, site).locationById),
    ])
  return [...new Set(nodes)]
    .map((location) => toLocationView(location, placesAround(location, site)))
    .sort(byCountryThenName)
}

const KIND_ORDER = ['country', 'office', 'remote', 'region']

/** Regions last, because they belong to no country. */
function byCountryThenName(a: LocationView, b: LocationView): number {
  const country = ({ kind, countryName }: LocationView) =>
    kind === 'region' || countryName === null ? '\uffff' : countryName
  return (
    country(a).localeCompare(country(b), language) ||
    KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) ||
    a.name.localeCompare(b.name, language)
  )
}

const names = new Intl.DisplayNames(language, { type: 'currency' })

function toCurrencyViews(jobs: readonly JobRow[]): CurrencyView[] {
  const codes = jobs.flatMap(({ yearlyPay }) => yearlyPay.map(({ currency }) => currency))
  return [...new Set(codes)].sort().map((code) => ({
    code,
    name: names.of(code) ?? code,
    pattern: toPattern(formatAmount(0, code)),
  }))
}

/** '£#', '# €' */
function toPattern({ whole, digits }: ReturnType<typeof formatAmount>): string {
  return whole.replace(digits, '#')
}
