import { EMPTY_QUERY, FILTER_KEYS, type FilterQuery } from './filter-query.js'
import type { FilterKey } from './filter-view.js'
import { toSlug, type Vocabulary } from './vocabulary.js'

/** Keys that are not the listing's, in their original order. */
export type ForeignKeys = readonly (readonly [key: string, value: string])[]

export interface ParsedUrl {
  query: FilterQuery
  foreign: ForeignKeys
  /** Values that the listing does not offer, as they stood in the URL. */
  unknown: readonly { key: FilterKey; value: string }[]
  /** The URL says it in other words than the listing would, and should be rewritten. */
  rewritten: boolean
}

const OWN_KEYS = new Set<string>(['q', 'sort', ...FILTER_KEYS])

/** Reads `?q=&location=&location=&department=&type=&sort=newest`; repeated keys are alternatives. */
export function parseFilterUrl(search: string, vocabulary: Vocabulary): ParsedUrl {
  const params = new URLSearchParams(search)
  const unknown: { key: FilterKey; value: string }[] = []
  const sort = params.get('sort')
  let rewritten = sort !== null && sort !== 'newest'

  const readGroup = (key: FilterKey): string[] => {
    const slugs = new Set<string>()
    for (const value of params.getAll(key)) {
      // A form sends its untouched fields as empty values; they ask for nothing.
      if (value === '') continue
      const slug = toSlug(vocabulary[key], value)
      if (slug === null) unknown.push({ key, value })
      else slugs.add(slug)
      if (slug !== value) rewritten = true
    }
    return [...slugs]
  }

  const query: FilterQuery = {
    q: params.get('q') ?? '',
    location: readGroup('location'),
    department: readGroup('department'),
    type: readGroup('type'),
    sort: sort === 'newest' ? sort : EMPTY_QUERY.sort,
  }
  const foreign = [...params].filter(([key]) => !OWN_KEYS.has(key))
  return { query, foreign, unknown, rewritten }
}

/** The query string with its leading `?`, or nothing: own keys in fixed order, then foreign ones. */
export function serialiseFilterUrl(query: FilterQuery, foreign: ForeignKeys = []): string {
  const params = new URLSearchParams()
  if (query.q !== '') params.append('q', query.q)
  for (const key of FILTER_KEYS) {
    for (const slug of query[key]) params.append(key, slug)
  }
  if (query.sort !== EMPTY_QUERY.sort) params.append('sort', query.sort)
  for (const [key, value] of foreign) params.append(key, value)
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/** Whether a query string asks the listing for anything, so that a preset must stand back. */
export function hasOwnKeys(search: string): boolean {
  return [...new URLSearchParams(search)].some(([key, value]) => OWN_KEYS.has(key) && value !== '')
}
