import type { FilterGroup, FilterOption } from '../../shared/page-data/listing-views.js'
import type { FilterQuery } from '../../shared/page-data/views.js'
import { FACET_KEYS } from '../query/facets.js'

/** The groups of another query with what this one chooses; those that need no change are the same objects. */
export function withChosen(groups: readonly FilterGroup[], query: FilterQuery): FilterGroup[] {
  return groups.map((group) => {
    const options = markAll(group.options, query[group.key])
    return options === group.options ? group : { ...group, options }
  })
}

/** Whether all that a query chooses is among the options. */
export function offersChosen(groups: readonly FilterGroup[], query: FilterQuery): boolean {
  return FACET_KEYS.every((key) => {
    const options = groups.find((group) => group.key === key)?.options ?? []
    const slugs = new Set(options.flatMap(({ slug, parts }) => [slug, ...parts.map(toSlug)]))
    return query[key].every((slug) => slugs.has(slug))
  })
}

function markAll(
  options: readonly FilterOption[],
  chosen: readonly string[],
): readonly FilterOption[] {
  const marked = options.map((option) => mark(option, chosen))
  return marked.every((option, position) => option === options[position]) ? options : marked
}

function mark(option: FilterOption, chosen: readonly string[]): FilterOption {
  const checked = chosen.includes(option.slug)
  const parts = markAll(option.parts, chosen)
  return checked === option.checked && parts === option.parts
    ? option
    : { ...option, checked, parts }
}

function toSlug({ slug }: FilterOption): string {
  return slug
}
