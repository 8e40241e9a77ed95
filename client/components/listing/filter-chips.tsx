import { useRef } from 'react'
import type { FilterChip } from '../../filters/answer/filter-chips.js'
import * as words from '#words/listing.js'

export interface FilterChipsProps {
  chips: readonly FilterChip[]
  onRemove: (chip: FilterChip) => void
  onClear: () => void
  /** Moves the focus when no chip is left. */
  onEmptied: () => void
}

/** Removing a chip moves the focus to its neighbour. */
export function FilterChips({ chips, onRemove, onClear, onEmptied }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  if (chips.length === 0) return null

  const remove = (chip: FilterChip, index: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[index + 1] ?? buttons[index - 1]
    if (next === undefined) onEmptied()
    else next.focus()
    onRemove(chip)
  }

  return (
    <div className="filter-chips">
      <ul className="filter-chips-list" aria-label={words.chosenFilters} ref={list}>
        {chips.map((chip, index) => (
          <li key={`${chip.key} ${chip.slug}`}>
            <button type="button" className="chip" onClick={() => remove(chip, index)}>
              {...words.removeChosen(
                chip.label,
                (text) => <span>{text}</span>,
                (text) => <span className="visually-hidden">{text}</span>,
              )}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="link-button"
        onClick={() => {
          onEmptied()
          onClear()
        }}
      >
        {words.clearAll}
      </button>
    </div>
  )
}
