import { useId } from 'react'
import type { FilterGroup, FilterOption } from '../../shared/page-data/listing-views.js'
import type { FacetKey } from '../../shared/page-data/views.js'
import { toCountText } from '#words/formats.js'

export interface FilterSelectProps {
  group: FilterGroup
  /** For example 'Any pay'. */
  none: string
  note: string | null
  onToggle: (key: FacetKey, slug: string) => void
}

/** For a filter of at most one value, under the headings that its options name. */
export function FilterSelect({ group, none, note, onToggle }: FilterSelectProps) {
  const id = useId()
  const { key, legend, options } = group
  const chosen = options.find(({ checked }) => checked)?.slug ?? ''
  const headings = [...new Set(options.map(({ under }) => under))]
  return (
    <div className="filter-group">
      <label className="filter-group-legend" htmlFor={id}>
        {legend}
      </label>
      <select
        id={id}
        className="select"
        name={key}
        value={chosen}
        aria-describedby={note === null ? undefined : `${id}-note`}
        onChange={({ target }) => onToggle(key, target.value === '' ? chosen : target.value)}
      >
        <option value="">{none}</option>
        {headings.length < 2
          ? options.map(toElement)
          : headings.map((heading) => (
              <optgroup key={heading} label={heading ?? ''}>
                {options.filter(({ under }) => under === heading).map(toElement)}
              </optgroup>
            ))}
      </select>
      {note !== null && (
        <p className="filter-note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  )
}

function toElement({ slug, name, count }: FilterOption) {
  return (
    <option key={slug} value={slug}>
      {`${name} (${toCountText(count)})`}
    </option>
  )
}
