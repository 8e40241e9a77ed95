import type {
  DepartmentDocument,
  LocationDocument,
} from '../../shared/content-model/content-types.js'
import { isPresent, toLink, toRichText, toText, toItems } from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import { locationsAround } from '../site/location-hierarchy.js'
import type { SiteContent } from '../site/site-content.js'
import type {
  CountedLink,
  DepartmentView,
  JobRow,
  ListingView,
  LocationView,
} from '../../shared/page-data/views.js'

/** The listing over the given jobs, with the choices that these jobs make possible. */
export function toListingView(jobs: JobRow[], site: SiteContent): ListingView {
  const departments = new Set(jobs.map(({ department }) => department.slug))
  const { settings } = site
  return {
    jobs,
    departments: site.departments
      .filter(({ uid }) => departments.has(uid ?? ''))
      .map(toDepartmentView),
    places: toPlaceViews(jobs, site),
    synonyms: toItems(settings.data.synonyms)
      .map(({ words }) =>
        (words ?? '')
          .toLowerCase()
          .split(/[\s,=]+/)
          .filter(Boolean),
      )
      .filter((words) => words.length > 1),
    noRolesText: toRichText(settings.data.no_roles_text),
    generalApplication: toLink(settings.data.general_application, 'Send a general application'),
  }
}

/** The departments with open jobs, with their number. */
export function toDepartmentLinks(jobs: JobRow[], site: SiteContent): CountedLink[] {
  const counts = countBy(jobs, (job) => [job.department.slug])
  return site.departments
    .map(({ uid, url, data }) => toCountedLink(data.name, url, counts.get(uid ?? '')))
    .filter(isPresent)
}

/** The places with open jobs, with their number; without countries and regions. */
export function toLocationLinks(jobs: JobRow[], site: SiteContent): CountedLink[] {
  const counts = countBy(jobs, (job) => job.places.map(({ slug }) => slug))
  return site.locations
    .filter(({ data }) => data.kind === 'office' || data.kind === 'remote')
    .map(({ uid, url, data }) => toCountedLink(data.name, url, counts.get(uid ?? '')))
    .filter(isPresent)
}

function toCountedLink(name: string | null, path: string | null, count = 0): CountedLink | null {
  return count === 0 || path === null ? null : { name: name ?? path, path, count }
}

export function countBy(jobs: JobRow[], keysOf: (job: JobRow) => string[]): Map<string, number> {
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
    path: url ?? '/',
    aliases: toItems(data.aliases)
      .map(({ alias }) => toText(alias))
      .filter(isPresent),
  }
}

/** The places of the jobs and all that contain them: each country followed by its places. */
function toPlaceViews(jobs: JobRow[], site: SiteContent): LocationView[] {
  const used = new Set(jobs.flatMap(({ places }) => places.map(({ slug }) => slug)))
  const nodes = new Set<Node<LocationDocument>>()
  for (const place of site.locations) {
    if (!used.has(place.uid ?? '')) continue
    nodes.add(place)
    for (const around of locationsAround(place, site.locationById)) nodes.add(around)
  }
  return [...nodes].map((place) => toPlaceView(place, site)).sort(byCountryThenName)
}

function toPlaceView(place: Node<LocationDocument>, site: SiteContent): LocationView {
  const { uid, url, data } = place
  return {
    slug: uid ?? '',
    name: toText(data.name) ?? '',
    kind: data.kind ?? 'office',
    path: url ?? '/',
    country: toText(data.country),
    countryName: toText(data.country_name),
    within: locationsAround(place, site.locationById).map(({ uid }) => uid ?? ''),
    aliases: toItems(data.aliases)
      .map(({ alias }) => toText(alias))
      .filter(isPresent),
  }
}

const KIND_ORDER = ['country', 'office', 'remote', 'region']

/** Regions last: they belong to no country. */
function byCountryThenName(a: LocationView, b: LocationView): number {
  const country = ({ kind, countryName }: LocationView) =>
    kind === 'region' || countryName === null ? '\uffff' : countryName
  return (
    country(a).localeCompare(country(b), 'en') ||
    KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) ||
    a.name.localeCompare(b.name, 'en')
  )
}
