import type { EmploymentType } from '../../shared/content-model/content-values.js'
import type { FacetOption, ListingView } from '../../shared/page-data/listing-views.js'
import type { FacetKey, JobRow } from '../../shared/page-data/views.js'
import type { FilterAction, FilterState, StateFacet } from './filter-state.js'
import { createLocationMatcher } from './location-hierarchy.js'
import { createPayMatcher, toPayOptions } from './pay-options.js'
import { toPlaceOptions } from './place-options.js'
import { createRemoteMatcher, toRemoteOptions } from './remote-option.js'
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
