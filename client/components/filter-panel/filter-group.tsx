import { useState } from 'react'
import type { FilterGroup as FilterGroupView } from '../../shared/page-data/listing-views.js'
import type { FacetKey } from '../../shared/page-data/views.js'
import { FilterOption } from './filter-option.js'
import * as words from '#words/listing.js'

export interface FilterGroupProps {
  group: FilterGroupView
  onToggle: (key: FacetKey, slug: string) => void
}

/** Native checkboxes; in a long group, the last ones are behind a button. */
export function FilterGroup({ group, onToggle }: FilterGroupProps) {
  const [showAll, setShowAll] = useState(false)
  const { key, legend, options } = group
  return (
    <fieldset className="filter-group">
      <legend className="filter-group-legend">{legend}</legend>
      {options
        .filter(({ folded }) => showAll || !folded)
        .map((option) => (
          <FilterOption key={option.slug} option={option} name={key} onToggle={onToggle} />
        ))}
      {options.some(({ folded }) => folded) && (
        <button
          type="button"
          className="link-button"
          aria-expanded={showAll}
          onClick={() => setShowAll(!showAll)}
        >
          {...showAll
            ? words.showFewerOf(legend, toShown, toHidden)
            : words.showAllOf(options.length, legend, toShown, toHidden)}
        </button>
      )}
    </fieldset>
  )
}

function toShown(text: string) {
  return <span>{text}</span>
}

function toHidden(text: string) {
  return <span className="visually-hidden">{text}</span>
}
