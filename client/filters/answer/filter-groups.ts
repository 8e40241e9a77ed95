import { FILTER_KEYS, type FilterQuery } from '../query/filter-query.js'
import { isInGroup, visitSearched } from './filter-jobs.js'
import type { FilterGroup, FilterKey, FilterOption } from '../query/filter-view.js'
import type { JobIndex } from '../search/job-index.js'
import type { Vocabulary, VocabularyEntry } from '../query/vocabulary.js'

const LEGENDS: Record<FilterKey, string> = {
  location: 'Location',
  department: 'Department',
  type: 'Type',
}

/** Up to so many options, those without roles stay visible; more would only be in the way. */
const SHORT_GROUP = 8

/** The groups with, beside every option, what it would find if it alone were chosen in its group. */
export function toFilterGroups(
  index: JobIndex,
  query: FilterQuery,
  vocabulary: Vocabulary,
): FilterGroup[] {
  const counts = countMatches(index, query)
  return FILTER_KEYS.map((key) => ({
    key,
    legend: LEGENDS[key],
    options: withParents(
      vocabulary[key].map((entry, _, entries) =>
        toOption(
          entry,
          counts[key].get(entry.slug) ?? 0,
          query[key],
          entries.length <= SHORT_GROUP,
        ),
      ),
    ),
  }))
}

type Counts = Record<FilterKey, Map<string, number>>

/** A group's own choice does not count for its options, so a job counts where only that fails. */
function countMatches(index: JobIndex, query: FilterQuery): Counts {
  const counts: Counts = { location: new Map(), department: new Map(), type: new Map() }
  visitSearched(index, query, (entry) => {
    const failing = FILTER_KEYS.filter((key) => !isInGroup(entry, query, key))
    if (failing.length > 1) return
    for (const key of failing.length === 0 ? FILTER_KEYS : failing) {
      for (const slug of entry.matches[key]) {
        counts[key].set(slug, (counts[key].get(slug) ?? 0) + 1)
      }
    }
  })
  return counts
}

function toOption(
  { slug, name, nested = false }: VocabularyEntry,
  count: number,
  chosen: readonly string[],
  short: boolean,
): FilterOption {
  const checked = chosen.includes(slug)
  const dead = count === 0 && !checked
  return { slug, name, count, checked, nested, disabled: dead && short, hidden: dead && !short }
}

/** A place that is shown must not seem to lie in the country before its own. */
function withParents(options: FilterOption[]): FilterOption[] {
  let hasShownChild = false
  return options.reduceRight<FilterOption[]>((rest, option) => {
    const isParentOfShown = option.nested !== true && option.hidden === true && hasShownChild
    hasShownChild = option.nested === true && (hasShownChild || option.hidden !== true)
    return [isParentOfShown ? { ...option, hidden: false, disabled: true } : option, ...rest]
  }, [])
}
