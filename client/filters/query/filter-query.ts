import type { Vocabulary } from '../../shared/page-data/listing-views.js'
import type { FacetKey, FilterQuery, SortOrder } from '../../shared/page-data/views.js'
import { FACET_KEYS, mapFacets } from './facets.js'
import type { FilterAction, FilterState } from './filter-state.js'
import { toSearchWords } from './search-text.js'
import { toSlugs } from './vocabulary.js'

export const EMPTY_QUERY: FilterQuery = { q: '', ...mapFacets(() => []), sort: 'department' }

export function toFilterQuery(state: FilterState, sort: SortOrder): FilterQuery {
  return { q: state.role_search, ...mapFacets(({ stateField }) => state[stateField]), sort }
}

/** An editor's preset as a query, without values that the listing does not offer. */
export function toPresetQuery(
  preset: Partial<FilterQuery> | undefined,
  vocabulary: Vocabulary,
): FilterQuery {
  const known = mapFacets((_, key) => toSlugs(vocabulary[key], preset?.[key] ?? []).slugs)
  return { ...EMPTY_QUERY, ...preset, ...known }
}

export function isNarrowed(query: FilterQuery): boolean {
  return toSearchWords(query.q).length > 0 || FACET_KEYS.some((key) => query[key].length > 0)
}

export function toggleValue(query: FilterQuery, key: FacetKey, slug: string): FilterQuery {
  const values = query[key]
  const next = values.includes(slug) ? values.filter((value) => value !== slug) : [...values, slug]
  return { ...query, [key]: next }
}

/** The actions that change the state to a query; with `from`, only for what differs from it. */
export function toActions(to: FilterQuery, from?: FilterQuery): FilterAction[] {
  const actions = mapFacets<FilterAction[]>(({ action }, key) =>
    to[key] === from?.[key] ? [] : [{ type: action, payload: to[key] }],
  )
  const search: FilterAction[] =
    to.q === from?.q ? [] : [{ type: 'SET_ROLE_SEARCH', payload: to.q }]
  return [...Object.values(actions).flat(), ...search]
}
