import { useRef, useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import type { SortOrder } from '../../shared/page-data/views.js'
import { useMounted } from '../../hooks/use-mounted.js'
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

/** Takes over what a visitor has chosen before hydration, which React knows nothing of. */
function useEarlyChoice(
  select: RefObject<HTMLSelectElement | null>,
  value: string,
  choose: (value: string) => void,
): void {
  const mounted = useMounted()
  const [first] = useState(value)
  const early = useRef(value)
  useLayoutEffect(() => {
    early.current = select.current?.value ?? ''
  }, [select])
  const takeOver = useEffectEvent(() => {
    if (early.current !== first) choose(early.current)
  })
  useEffect(() => {
    if (mounted) takeOver()
  }, [mounted])
}
