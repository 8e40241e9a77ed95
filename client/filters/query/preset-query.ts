import type { ListingPreset } from '../../shared/page-data/slice-views.js'
import { EMPTY_QUERY, type FilterQuery } from './filter-query.js'
import { toSlug, type Vocabulary } from './vocabulary.js'

/** An editor's preset as a query; what the listing does not offer (any more) is left out. */
export function toPresetQuery(
  preset: ListingPreset | undefined,
  vocabulary: Vocabulary,
): FilterQuery {
  if (preset === undefined) return EMPTY_QUERY
  const known = (key: 'location' | 'department' | 'type') =>
    preset[key].map((value) => toSlug(vocabulary[key], value)).filter((slug) => slug !== null)
  return {
    ...EMPTY_QUERY,
    q: preset.q,
    location: known('location'),
    department: known('department'),
    type: known('type'),
  }
}
