import { memo, useId, useState } from 'react'
import type { FilterOption as FilterOptionView } from '../../shared/page-data/listing-views.js'
import type { FacetKey } from '../../shared/page-data/views.js'
import { toCountText } from '#words/formats.js'
import * as words from '#words/listing.js'

export interface FilterOptionProps {
  option: FilterOptionView
  name: FacetKey
  onToggle: (key: FacetKey, slug: string) => void
}

/** One that holds others, as a country holds its places, unfolds them by a button of its own. */
export const FilterOption = memo(function FilterOption(props: FilterOptionProps) {
  const { option, name, onToggle } = props
  if (option.parts.length > 0) return <FilterParts {...props} />
  return <Check option={option} name={name} onToggle={onToggle} />
})

function Check({ option, name, onToggle }: FilterOptionProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        name={name}
        value={option.slug}
        checked={option.checked}
        onChange={() => onToggle(name, option.slug)}
      />
      <span className="check-name">{option.name}</span>{' '}
      <span className="check-count">{`(${toCountText(option.count)})`}</span>
    </label>
  )
}

function FilterParts({ option, name, onToggle }: FilterOptionProps) {
  const id = useId()
  const hasChosen = option.parts.some(({ checked }) => checked)
  const [hadChosen, setHadChosen] = useState(false)
  const [open, setOpen] = useState(option.unfolded)
  // Opens for what is chosen inside, and does not close with it: the focus may be there.
  if (hasChosen !== hadChosen) {
    setHadChosen(hasChosen)
    if (hasChosen) setOpen(true)
  }
  return (
    <>
      <div className="filter-parts-head">
        <Check option={option} name={name} onToggle={onToggle} />
        <button
          type="button"
          className="filter-parts-open"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <span className="visually-hidden">{words.placesIn(option.name)}</span>
        </button>
      </div>
      {open && (
        <div className="filter-parts" id={id} role="group" aria-label={option.name}>
          {option.parts.map((part) => (
            <Check key={part.slug} option={part} name={name} onToggle={onToggle} />
          ))}
        </div>
      )}
    </>
  )
}
