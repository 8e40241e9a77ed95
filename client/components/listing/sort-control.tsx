import { useId } from 'react'
import { useMounted } from '../../hooks/use-mounted.js'
import type { SortOrder } from '../../shared/page-data/views.js'

export interface SortControlProps {
  value: SortOrder
  /** A search sorts by relevance instead of department. */
  searching: boolean
  onChange: (value: SortOrder) => void
}

/** Without script, only an empty box that reserves the space. */
export function SortControl({ value, searching, onChange }: SortControlProps) {
  const id = useId()
  const mounted = useMounted()
  return (
    <div className="listing-sort">
      {mounted && (
        <div className="sort-control">
          <label htmlFor={id}>Sort by</label>
          <select
            id={id}
            className="select"
            name="sort"
            value={value}
            onChange={({ target }) => onChange(target.value === 'newest' ? 'newest' : 'department')}
          >
            <option value="department">{searching ? 'Best match' : 'Department'}</option>
            <option value="newest">Newest</option>
          </select>
        </div>
      )}
    </div>
  )
}
