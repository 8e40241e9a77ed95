import {
  memo,
  useId,
  useMemo,
  useRef,
  type PointerEvent,
  useCallback,
  useLayoutEffect,
} from 'react'
import type { FacetKey, FilterQuery } from '../../shared/page-data/views.js'
import type { JobFilters } from '../filter-state/use-job-filters.js'
import { FilterGroup, type FilterGroupProps } from './filter-group.js'
import { FilterOption } from './filter-option.js'
import { FilterSelect } from './filter-select.js'
import { offersChosen, withChosen } from '../../filters/answer/with-chosen.js'
import { isSameQuery } from '../../filters/query/filter-url.js'
import { useDrawnValue } from '../../hooks/use-drawn-value.js'
import * as words from '#words/listing.js'

/**
 * Every change takes effect at once, so there is no submit button. The address keeps what is chosen, so
 * the browser need not keep the form's state with every entry of the history.
 */
export function FilterPanel({ filters }: { filters: JobFilters }) {
  const searchId = useId()
  const { form, hold, release } = useHeldHeights()
  const groups = useDrawnGroups(filters.groups, filters.query)
  const toggle = useStableHandler((key: FacetKey, slug: string) => {
    hold()
    filters.toggle(key, slug)
  })
  return (
    <search className="filter-panel" aria-label={words.filterForm}>
      <form
        ref={form}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        onPointerLeave={release}
      >
        <div className="role-search">
          <label className="filter-group-legend" htmlFor={searchId}>
            {words.searchRoles}
          </label>
          <input
            id={searchId}
            className="input"
            type="search"
            name="q"
            value={filters.query.q}
            onChange={({ target, nativeEvent }) =>
              filters.search(target.value, (nativeEvent as InputEvent).isComposing)
            }
            onCompositionEnd={({ currentTarget }) => filters.search(currentTarget.value)}
            onBlur={filters.flush}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
        </div>
        {groups.map((group) => (
          <div key={group.key}>
            {group.options.length > 0 && (
              <Group group={group} payNote={filters.payNote} onToggle={toggle} />
            )}
          </div>
        ))}
        <button
          type="button"
          className="link-button filter-panel-clear"
          aria-disabled={filters.chips.length === 0}
          onClick={filters.clear}
        >
          {words.clearAll}
        </button>
      </form>
    </search>
  )
}

interface GroupProps extends FilterGroupProps {
  payNote: string | null
}

/** Memoized, because most groups stay in the frame that answers a choice. */
const Group = memo(function Group({ payNote, ...props }: GroupProps) {
  const { group, onToggle } = props
  if (group.key === 'pay') return <FilterSelect {...props} none={words.anyPay} note={payNote} />
  if (group.key !== 'remote') return <FilterGroup {...props} />
  return (
    <div className="filter-group">
      {group.options.map((option) => (
        <FilterOption key={option.slug} option={option} name={group.key} onToggle={onToggle} />
      ))}
    </div>
  )
})

/**
 * The groups that answer a query, once the results that answer it are drawn; until then, those of the
 * query before with the new choice. So a choice draws its results first, and the options that come, go
 * and change their counts in the next frame.
 */
function useDrawnGroups(groups: JobFilters['groups'], query: FilterQuery): JobFilters['groups'] {
  const drawn = useDrawnValue(useMemo(() => ({ groups, query }), [groups, query]))
  // Then new groups come of rows that are loaded now, or of a job that has closed.
  const isSame = isSameQuery(drawn.query, query)
  return isSame || !offersChosen(drawn.groups, query) ? groups : withChosen(drawn.groups, query)
}

/** Keeps the groups' heights while the pointer is in the form, so that the ticked box stays under it. */
function useHeldHeights() {
  const form = useRef<HTMLFormElement>(null)
  const parts = () => [form.current, ...(form.current?.children ?? [])] as HTMLElement[]
  const hold = () => {
    const heights = parts().map((part) => part.getBoundingClientRect().height)
    for (const [index, part] of parts().entries()) part.style.minHeight = `${heights[index]}px`
  }
  const release = ({ pointerType }: PointerEvent) => {
    // A finger leaves at the end of every tap.
    if (pointerType === 'mouse') for (const part of parts()) part.style.minHeight = ''
  }
  return { form, hold, release }
}

/** The same function for all renders, which calls the newest handler: for events of memoized components. */
function useStableHandler<Values extends unknown[]>(
  handler: (...values: Values) => void,
): (...values: Values) => void {
  const newest = useRef(handler)
  useLayoutEffect(() => {
    newest.current = handler
  })
  return useCallback((...values) => newest.current(...values), [])
}
