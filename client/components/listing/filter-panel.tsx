import type { FilterGroup as FilterGroupView, FilterKey } from '../../filters/query/filter-view.js'
import { FilterGroup } from './filter-group.js'
import { JobSearch } from './job-search.js'

export interface FilterPanelProps {
  search: string
  groups: readonly FilterGroupView[]
  /** Whether there is anything to clear. */
  active: boolean
  onSearch: (text: string) => void
  /** The visitor has left the search box. */
  onLeaveSearch: () => void
  onToggle: (key: FilterKey, slug: string) => void
  onClear: () => void
}

/** All that narrows the list. Every change takes effect at once, so there is nothing to submit. */
export function FilterPanel(props: FilterPanelProps) {
  const { search, groups, active, onSearch, onLeaveSearch } = props
  return (
    <search className="filter-panel" aria-label="Roles">
      <form onSubmit={(event) => event.preventDefault()}>
        <JobSearch value={search} onChange={onSearch} onLeave={onLeaveSearch} />
        {groups.map((group) => (
          <FilterGroup key={group.key} group={group} onToggle={props.onToggle} />
        ))}
        <button
          type="button"
          className="link-button filter-panel-clear"
          aria-disabled={!active}
          onClick={props.onClear}
        >
          Clear all
        </button>
      </form>
    </search>
  )
}
