import type { EmploymentType } from '../../shared/content-model/content-values.js'
import type { FacetOption, ListingView } from '../../shared/page-data/listing-views.js'
import type { FacetKey, JobRow } from '../../shared/page-data/views.js'
import type { FilterAction, FilterState, StateFacet } from './filter-state.js'
import { createLocationMatcher } from './location-hierarchy.js'
import { createPayMatcher, toPayOptions } from './pay-options.js'
import * as words from '#words/listing.js'
import { employmentTypes } from '#words/job.js'

interface FacetValue {
  slug: string
  name: string
}

interface StateField {
  field: `filter_${StateFacet}` & keyof FilterState
  action: Extract<FilterAction['type'], `FILTER_${string}`>
}

interface Facet {
  legend: string
  /** Its place in the form, from the top. */
  position: number
  /** Where the specified state holds the values, if it does. */
  state?: StateField
  /** At most one value can be chosen. */
  single?: boolean
  /** A job's own values, by name: a search looks at them too. */
  valuesOf: (job: JobRow) => readonly FacetValue[]
  /** The options in display order; `used` are the distinct values of the listing's jobs. */
  optionsOf: (listing: ListingView, used: readonly FacetValue[]) => readonly FacetOption[]
  /** Gives the options that find a job, where these are not just the job's own values. */
  createMatcher?: (listing: ListingView) => (job: JobRow) => ReadonlySet<string>
}

const TYPES = Object.values(employmentTypes satisfies Record<EmploymentType, string>)

/** The listing's filters, in the order of the URL. The key is the query parameter. */
const FACETS: Record<FacetKey, Facet> & Record<StateFacet, { state: StateField }> = {
  location: {
    legend: words.location,
    position: 2,
    state: { field: 'filter_location', action: 'FILTER_LOCATION' },
    valuesOf: (job) => job.places,
    optionsOf: toPlaceOptions,
    createMatcher: ({ places }) => createLocationMatcher(places),
  },
  department: {
    legend: words.department,
    position: 1,
    state: { field: 'filter_department', action: 'FILTER_DEPARTMENT' },
    valuesOf: (job) => [job.department],
    optionsOf: ({ departments }, used) => withUndescribed(departments, used),
  },
  type: {
    legend: words.type,
    position: 4,
    state: { field: 'filter_type', action: 'FILTER_TYPE' },
    valuesOf: (job) => job.types,
    optionsOf: (_, used) => inOrderOf(TYPES, used),
  },
  remote: {
    legend: words.remote,
    position: 3,
    single: true,
    valuesOf: () => [],
    optionsOf: toRemoteOptions,
    createMatcher: createRemoteMatcher,
  },
  pay: {
    legend: words.pay,
    position: 5,
    single: true,
    valuesOf: () => [],
    optionsOf: toPayOptions,
    createMatcher: createPayMatcher,
  },
}

export const FACET_KEYS = Object.keys(FACETS) as FacetKey[]

export const FACET_KEYS_IN_FORM = [...FACET_KEYS].sort(
  (one, other) => FACETS[one].position - FACETS[other].position,
)

/** A region with this part of all jobs narrows nothing. */
const NEARLY_ALL = 0.9

const FOUND: ReadonlySet<string> = new Set(['true'])
const NOT_FOUND: ReadonlySet<string> = new Set()

export function mapFacets<Value>(
  map: (facet: Facet, key: FacetKey) => Value,
): Record<FacetKey, Value> {
  const entries = FACET_KEYS.map((key) => [key, map(FACETS[key], key)])
  return Object.fromEntries(entries) as Record<FacetKey, Value>
}

export function isSingle(key: FacetKey): boolean {
  return FACETS[key].single === true
}

/** Jobs may name a department without a document; it must be offered too. */
function withUndescribed(
  described: readonly FacetOption[],
  used: readonly FacetValue[],
): FacetOption[] {
  const known = new Set(described.map(({ slug }) => slug))
  return [...described, ...used.filter(({ slug }) => !known.has(slug))]
}

/** Names that the order does not have come last. */
function inOrderOf(order: readonly string[], values: readonly FacetValue[]): FacetValue[] {
  const names = [...order, ...values.map(({ name }) => name)]
  return [...values].sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
}

/**
 * Places under their countries. Redundant are a country or region that equals its only part, and a region
 * that holds nearly everything.
 */
function toPlaceOptions({ jobs, places }: ListingView): FacetOption[] {
  const slugsOf = createLocationMatcher(places)
  const counts = new Map<string, number>()
  for (const slug of jobs.flatMap((job) => [...slugsOf(job)])) {
    counts.set(slug, (counts.get(slug) ?? 0) + 1)
  }
  const countOf = ({ slug }: { slug: string }) => counts.get(slug) ?? 0
  const countries = new Set(places.filter(({ kind }) => kind === 'country').map(({ slug }) => slug))
  return places.map((place) => {
    const { slug, name, aliases, path, kind, within } = place
    const parts = places.filter((part) => part.within[0] === slug && countOf(part) > 0)
    const [only, ...others] = parts
    const equalsPart = others.length === 0 && only !== undefined && countOf(only) === countOf(place)
    const isVast = kind === 'region' && countOf(place) >= NEARLY_ALL * jobs.length
    // The outermost: a choice is shown below one other, and a country may lie within one.
    const under = within.findLast((around) => countries.has(around))
    return {
      slug,
      name,
      aliases,
      path,
      redundant: equalsPart || isVast,
      ...(under === undefined ? {} : { under }),
    }
  })
}

/** Finds a remote job, and one that names a remote location as well as offices. */
function createRemoteMatcher({ places }: ListingView): (job: JobRow) => ReadonlySet<string> {
  const remote = new Set(places.filter(({ kind }) => kind === 'remote').map(({ slug }) => slug))
  return (job) =>
    job.workplace === 'Remote' || job.places.some(({ slug }) => remote.has(slug))
      ? FOUND
      : NOT_FOUND
}

/** One switch; redundant where it would change nothing. */
function toRemoteOptions(listing: ListingView): FacetOption[] {
  const match = createRemoteMatcher(listing)
  const redundant = listing.jobs.every((job) => match(job) === FOUND)
  return [{ slug: 'true', name: words.remoteOnly, aliases: ['1', 'yes'], redundant }]
}
