import { FILTER_KEYS, toggleValue, type FilterQuery } from './filter-query.js'
import type { FilterChip } from './filter-view.js'
import { toSearchWords } from './search-text.js'
import { nameOf, type Vocabulary } from './vocabulary.js'

/** One chip for each thing that narrows the listing, in the order of the URL's keys. */
export function toFilterChips(query: FilterQuery, vocabulary: Vocabulary): FilterChip[] {
  const search: FilterChip[] =
    toSearchWords(query.q).length === 0
      ? []
      : [{ key: 'q', slug: '', label: `“${query.q.trim()}”` }]
  return [
    ...search,
    ...FILTER_KEYS.flatMap((key) =>
      query[key].map((slug) => ({ key, slug, label: nameOf(vocabulary, key, slug) })),
    ),
  ]
}

/** The query without what one chip stands for. */
export function withoutChip(query: FilterQuery, { key, slug }: FilterChip): FilterQuery {
  return key === 'q' ? { ...query, q: '' } : toggleValue(query, key, slug)
}
