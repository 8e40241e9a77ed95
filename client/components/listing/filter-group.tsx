import { useState } from 'react'
import type { FilterGroup as FilterGroupView } from '../../shared/page-data/listing-views.js'
import type { FacetKey } from '../../shared/page-data/views.js'

export interface FilterGroupProps {
  group: FilterGroupView
  onToggle: (key: FacetKey, slug: string) => void
}

/** Native checkboxes; those that no job matches are disabled, or hidden behind a button. */
export function FilterGroup({ group, onToggle }: FilterGroupProps) {
  const [showAll, setShowAll] = useState(false)
  const hiddenCount = group.options.filter(({ hidden }) => hidden).length
  return (
    <fieldset className="filter-group">
      <legend className="filter-group-legend">{group.legend}</legend>
      {group.options.map((option) =>
        option.hidden && !showAll ? null : (
          <label key={option.slug} className="check" data-nested={option.nested || undefined}>
            <input
              type="checkbox"
              name={group.key}
              value={option.slug}
              checked={option.checked}
              disabled={option.disabled}
              onChange={() => onToggle(group.key, option.slug)}
            />
            <span className="check-name">{option.name}</span>{' '}
            <span className="check-count">({option.count})</span>
          </label>
        ),
      )}
      {hiddenCount > 0 && (
        <button
          type="button"
          className="link-button"
          aria-expanded={showAll}
          onClick={() => setShowAll(!showAll)}
        >
          {showAll ? 'Hide options with no roles' : 'Show options with no roles'}
        </button>
      )}
    </fieldset>
  )
}
