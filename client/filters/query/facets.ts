import { EMPLOYMENT_TYPES } from '../../shared/content-model/content-values.js'
import type { FacetOption, ListingView } from '../../shared/page-data/listing-views.js'
import type { FacetKey, JobRow } from '../../shared/page-data/views.js'
import type { FilterAction, FilterState } from './filter-state.js'
import { createLocationMatcher, nestLocations } from './location-hierarchy.js'

interface FacetValue {
  slug: string
  name: string
}

interface Facet<Key extends FacetKey = FacetKey> {
  legend: string
  stateField: Extract<keyof FilterState, `filter_${Key}`>
  action: Extract<FilterAction['type'], `FILTER_${Uppercase<Key>}`>
  valuesOf: (job: JobRow) => readonly FacetValue[]
  /** The options in display order; `used` are the distinct values of the listing's jobs. */
  optionsOf: (listing: ListingView, used: readonly FacetValue[]) => readonly FacetOption[]
  /** Gives the options that find a job, where these are not just the job's own values. */
  createMatcher?: (listing: ListingView) => (job: JobRow) => ReadonlySet<string>
}

/** The listing's filters, in the order of the form and of the URL. The key is the query parameter. */
const FACETS: { [Key in FacetKey]: Facet<Key> } = {
  location: {
    legend: 'Location',
    stateField: 'filter_location',
    action: 'FILTER_LOCATION',
    valuesOf: (job) => job.places,
    optionsOf: ({ places }) => nestLocations(places),
    createMatcher: ({ places }) => createLocationMatcher(places),
  },
  department: {
    legend: 'Department',
    stateField: 'filter_department',
    action: 'FILTER_DEPARTMENT',
    valuesOf: (job) => [job.department],
    optionsOf: ({ departments }, used) => withUndescribed(departments, used),
  },
  type: {
    legend: 'Type',
    stateField: 'filter_type',
    action: 'FILTER_TYPE',
    valuesOf: (job) => job.types,
    optionsOf: (_, used) => inOrderOf(EMPLOYMENT_TYPES, used),
  },
}

export const FACET_KEYS = Object.keys(FACETS) as FacetKey[]

export function mapFacets<Value>(
  map: (facet: Facet, key: FacetKey) => Value,
): Record<FacetKey, Value> {
  const entries = FACET_KEYS.map((key) => [key, map(FACETS[key], key)])
  return Object.fromEntries(entries) as Record<FacetKey, Value>
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
