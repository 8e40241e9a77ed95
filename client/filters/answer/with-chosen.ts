import type { FilterGroup, FilterOption } from '../../shared/page-data/listing-views.js'
import type { FilterQuery } from '../../shared/page-data/views.js'

/** The groups of another query with what this one chooses; those that need no change are the same objects. */
export function withChosen(groups: readonly FilterGroup[], query: FilterQuery): FilterGroup[] {
  return groups.map((group) => {
    const options = markAll(group.options, query[group.key])
    return options === group.options ? group : { ...group, options }
  })
}

/** Whether all that a query chooses is among the options. */
export function offersChosen(groups: readonly FilterGroup[], query: FilterQuery): boolean {
  return groups.every(({ key, options }) =>
    query[key].every((chosen) =>
      options.some(
        ({ slug, parts }) => slug === chosen || parts.some((part) => part.slug === chosen),
      ),
    ),
  )
}

function markAll(
  options: readonly FilterOption[],
  chosen: readonly string[],
): readonly FilterOption[] {
  const marked = options.map((option) => {
    const checked = chosen.includes(option.slug)
    const parts = markAll(option.parts, chosen)
    const isSame = checked === option.checked && parts === option.parts
    return isSame ? option : { ...option, checked, parts }
  })
  return marked.every((option, position) => option === options[position]) ? options : marked
}
