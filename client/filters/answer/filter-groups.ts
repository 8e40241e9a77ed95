import type {
  FacetOption,
  FilterGroup,
  FilterOption,
  Vocabulary,
} from '../../shared/page-data/listing-views.js'
import type { FacetKey, FilterQuery } from '../../shared/page-data/views.js'
import { FACET_KEYS, FACET_KEYS_IN_FORM, mapFacets } from '../query/facets.js'
import type { JobIndex } from '../search/job-index.js'
import { passes, toChosenKeys } from './filter-jobs.js'
import * as words from '#words/listing.js'

/** A group of at most this many options shows all of them; a longer one, its first. */
const SHORT_GROUP = 8
const FIRST_OPTIONS = 6

export function toFilterGroups(
  index: JobIndex,
  query: FilterQuery,
  vocabulary: Vocabulary,
): FilterGroup[] {
  const counts = countMatches(index, query)
  const groups = mapFacets(({ legend }, key) => {
    const options = vocabulary[key].flatMap((option) =>
      toOption(option, counts[key].get(option.slug) ?? 0, query[key]),
    )
    return { key, legend, options: foldLong(nest(options, vocabulary[key])) }
  })
  return FACET_KEYS_IN_FORM.map((key) => groups[key])
}

/** A group's own choice does not limit its counts, so a job that fails only there counts too. */
function countMatches(index: JobIndex, query: FilterQuery): Record<FacetKey, Map<string, number>> {
  const counts = mapFacets(() => new Map<string, number>())
  const keys = toChosenKeys(query)
  for (const hit of index.search(query.q)) {
    const failing = keys.filter((key) => !passes(hit, query, key))
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
  { slug, name, under, redundant = false }: FacetOption,
  count: number,
  chosen: readonly string[],
): FilterOption[] {
  const checked = chosen.includes(slug)
  if (!checked && (count === 0 || redundant)) return []
  return [
    { slug, name, count, checked, under: under ?? null, parts: [], folded: false, unfolded: false },
  ]
}

function nest(
  options: readonly FilterOption[],
  vocabulary: readonly FacetOption[],
): FilterOption[] {
  const isHeld = ({ under }: FilterOption) => options.some(({ slug }) => slug === under)
  const outer = options
    .filter((option) => !isHeld(option))
    .map((option) => ({
      ...option,
      name: toOuterName(option, vocabulary),
      parts: options.filter(({ under }) => under === option.slug),
    }))
  const holders = outer.filter(({ parts }) => parts.length > 0)
  const most = Math.max(...holders.map(({ count }) => count))
  return outer.map((option) => ({
    ...option,
    unfolded: option.parts.length > 0 && option.count === most,
  }))
}

/** The only place of a country stands among countries, so it says its own. */
function toOuterName({ name, under }: FilterOption, vocabulary: readonly FacetOption[]): string {
  const around = vocabulary.find(({ slug }) => slug === under)?.name
  return around === undefined || name.includes(around) ? name : words.placeIn(around, name)
}

function foldLong(options: readonly FilterOption[]): readonly FilterOption[] {
  if (options.length <= SHORT_GROUP) return options
  return options.map((option, position) => {
    const isChosen = [option, ...option.parts].some(({ checked }) => checked)
    return { ...option, folded: position >= FIRST_OPTIONS && !isChosen }
  })
}
