import type { Vocabulary } from '../../shared/page-data/listing-views.js'
import type { FilterQuery } from '../../shared/page-data/views.js'
import { FACET_KEYS, isSingle, mapFacets } from './facets.js'
import { EMPTY_QUERY, isSearch } from './filter-query.js'
import { toSlugs } from './vocabulary.js'

/** The parameters of a listing's address. */
export const QUERY_KEYS: readonly string[] = ['q', 'sort', ...FACET_KEYS]

const OWN_KEYS = new Set(QUERY_KEYS)

/**
 * Reads `?q=&location=&location=&department=&type=&remote=true&pay=gbp-50000&sort=newest`; repeated keys
 * are alternatives.
 */
export function parseFilterUrl(search: string, vocabulary: Vocabulary) {
  const params = new URLSearchParams(search)
  const sort = params.get('sort')
  // Forms send untouched fields as empty values.
  const values = mapFacets((_, key) => params.getAll(key).filter((value) => value !== ''))
  const known = mapFacets((_, key) => toSlugs(vocabulary[key], values[key]))
  const query: FilterQuery = {
    q: params.get('q') ?? '',
    ...mapFacets((_, key) => known[key].slugs.slice(0, isSingle(key) ? 1 : Infinity)),
    sort: sort === 'newest' ? sort : EMPTY_QUERY.sort,
  }
  return {
    query,
    unknown: FACET_KEYS.flatMap((key) => known[key].unknown),
    /** A value is spelled differently from the listing's slug: rewrite the URL. */
    rewritten:
      (sort !== null && sort !== 'newest') ||
      FACET_KEYS.some((key) => values[key].some((value) => !query[key].includes(value))),
  }
}

/** With a leading `?`, or empty. Own keys in fixed order, then foreign ones from `current`. */
export function serialiseFilterUrl(query: FilterQuery, current = ''): string {
  const params = new URLSearchParams()
  if (query.q !== '') params.append('q', query.q)
  for (const key of FACET_KEYS) {
    for (const slug of query[key]) params.append(key, slug)
  }
  if (query.sort !== EMPTY_QUERY.sort) params.append('sort', query.sort)
  for (const [key, value] of new URLSearchParams(current)) {
    if (!OWN_KEYS.has(key)) params.append(key, value)
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

export function isSameQuery(one: FilterQuery, other: FilterQuery): boolean {
  return serialiseFilterUrl(one) === serialiseFilterUrl(other)
}

/** The landing page of a query's only value; null for any other query. */
export function toLandingPath(query: FilterQuery, vocabulary: Vocabulary): string | null {
  if (isSearch(query.q)) return null
  const [only, ...others] = FACET_KEYS.flatMap((key) => query[key].map((slug) => ({ key, slug })))
  if (only === undefined || others.length > 0) return null
  return vocabulary[only.key].find(({ slug }) => slug === only.slug)?.path ?? null
}
