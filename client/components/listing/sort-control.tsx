import { useRef } from 'react'
import type { SortOrder } from '../../shared/page-data/views.js'
import { useEarlyChoice } from './use-early-choice.js'
import * as words from '#words/listing.js'

export interface SortControlProps {
  id: string
  value: SortOrder
  /** A search sorts by relevance instead of department. */
  searching: boolean
  onChange: (value: SortOrder) => void
}

/** In the first HTML for those whose scripts are on their way; without script, the stylesheet hides it. */
export function SortControl({ id, value, searching, onChange }: SortControlProps) {
  const select = useRef<HTMLSelectElement>(null)
  const choose = (order: string) => onChange(order === 'newest' ? 'newest' : 'department')
  useEarlyChoice(select, value, choose)
  return (
    <div className="listing-sort">
      <div className="sort-control scripted">
        <label htmlFor={id}>{words.sortBy}</label>
        <select
          ref={select}
          id={id}
          className="select"
          name="sort"
          autoComplete="off"
          value={value}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="department">{searching ? words.byMatch : words.byDepartment}</option>
          <option value="newest">{words.byDate}</option>
        </select>
      </div>
    </div>
  )
}
