import { memo, useId } from 'react'
import { useStableHandler } from '../../hooks/use-stable-handler.js'
import type { FacetKey } from '../../shared/page-data/views.js'
import type { JobFilters } from '../filter-state/use-job-filters.js'
import { FilterGroup, type FilterGroupProps } from './filter-group.js'
import { FilterOption } from './filter-option.js'
import { FilterSelect } from './filter-select.js'
import { useDrawnGroups } from './use-drawn-groups.js'
import { useHeldHeights } from './use-held-heights.js'
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
