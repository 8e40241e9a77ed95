import { useId } from 'react'
import type { SortOrder } from '../../filters/query/filter-query.js'

export interface SortControlProps {
  value: SortOrder
  /** A search has an order of its own in the departments' place. */
  searching: boolean
  onChange: (value: SortOrder) => void
}

export function SortControl({ value, searching, onChange }: SortControlProps) {
  const id = useId()
  return (
    <div className="sort-control">
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        className="select"
        name="sort"
        value={value}
        onChange={(event) => onChange(event.target.value === 'newest' ? 'newest' : 'department')}
      >
        <option value="department">{searching ? 'Best match' : 'Department'}</option>
        <option value="newest">Newest</option>
      </select>
    </div>
  )
}
