import type {
  FacetOption,
  FilterGroup,
  FilterOption,
  Vocabulary,
} from '../../shared/page-data/listing-views.js'
import type { FacetKey, FilterQuery } from '../../shared/page-data/views.js'
import { FACET_KEYS, mapFacets } from '../query/facets.js'
import type { JobIndex } from '../search/job-index.js'
import { passes } from './filter-jobs.js'

/** A group of at most this many options shows all of them. */
const SHORT_GROUP = 8

export function toFilterGroups(
  index: JobIndex,
  query: FilterQuery,
  vocabulary: Vocabulary,
): FilterGroup[] {
  const counts = countMatches(index, query)
  const groups = mapFacets(({ legend }, key) => {
    const isShort = vocabulary[key].length <= SHORT_GROUP
    const options = vocabulary[key].map((option) =>
      toOption(option, counts[key].get(option.slug) ?? 0, query[key], isShort),
    )
    return { key, legend, options: withParents(options) }
  })
  return Object.values(groups)
}

/** A group's own choice does not limit its counts, so a job that fails only there counts too. */
function countMatches(index: JobIndex, query: FilterQuery): Record<FacetKey, Map<string, number>> {
  const counts = mapFacets(() => new Map<string, number>())
  for (const hit of index.search(query.q)) {
    const failing = FACET_KEYS.filter((key) => !passes(hit, query, key))
    if (failing.length > 1) continue
    for (const key of failing.length === 0 ? FACET_KEYS : failing) {
      for (const slug of hit.matches[key]) {
        counts[key].set(slug, (counts[key].get(slug) ?? 0) + 1)
      }
    }
  }
  return counts
}

function toOption(
  { slug, name, nested = false }: FacetOption,
  count: number,
  chosen: readonly string[],
  isShort: boolean,
): FilterOption {
  const checked = chosen.includes(slug)
  const isDead = count === 0 && !checked
  return {
    slug,
    name,
    count,
    checked,
    nested,
    disabled: isDead && isShort,
    hidden: isDead && !isShort,
  }
}

/** Shows the parent of a visible option; without it the option would seem nested in another. */
function withParents(options: FilterOption[]): FilterOption[] {
  let hasVisibleChild = false
  return options.reduceRight<FilterOption[]>((rest, option) => {
    const isNeeded = !option.nested && option.hidden && hasVisibleChild
    hasVisibleChild = option.nested && (hasVisibleChild || !option.hidden)
    return [isNeeded ? { ...option, hidden: false, disabled: true } : option, ...rest]
  }, [])
}
