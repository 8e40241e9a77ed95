import type { Vocabulary } from '../../shared/page-data/listing-views.js'
import type { FacetKey, FilterQuery } from '../../shared/page-data/views.js'
import { FACET_KEYS, isSingle, mapFacets } from './facets.js'
import type { FilterAction, FilterState, StateFacet } from './filter-state.js'
import { toSlugs } from './vocabulary.js'

export const EMPTY_QUERY: FilterQuery = { q: '', ...mapFacets(() => []), sort: 'department' }

type ExtraFacet = Exclude<FacetKey, StateFacet>

/** The part of a query that the specified state has no field for. */
export type ExtraQuery = Pick<FilterQuery, ExtraFacet | 'sort'>

export function toFilterQuery(state: FilterState, extra: ExtraQuery): FilterQuery {
  const values = mapFacets(({ state: place }, key) =>
    place === undefined ? extra[key as ExtraFacet] : state[place.field],
  )
  return { q: state.role_search, ...values, sort: extra.sort }
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
  return isSearch(query.q) || FACET_KEYS.some((key) => query[key].length > 0)
}

export function toggleValue(query: FilterQuery, key: FacetKey, slug: string): FilterQuery {
  const others = query[key].filter((value) => value !== slug)
  if (others.length < query[key].length) return { ...query, [key]: others }
  return { ...query, [key]: isSingle(key) ? [slug] : [...others, slug] }
}

/** The actions that change the state to a query; with `from`, only for what differs from it. */
export function toActions(to: FilterQuery, from?: FilterQuery): FilterAction[] {
  const actions = mapFacets<FilterAction[]>(({ state }, key) =>
    state === undefined || to[key] === from?.[key]
      ? []
      : [{ type: state.action, payload: to[key] }],
  )
  const search: FilterAction[] =
    to.q === from?.q ? [] : [{ type: 'SET_ROLE_SEARCH', payload: to.q }]
  return [...Object.values(actions).flat(), ...search]
}

/** Whether a text has a word to look for; `search-text.ts` has the words. */
export function isSearch(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.normalize('NFKD'))
}
