import { useId } from 'react'
import type { JobFilters } from '../filter-state/use-job-filters.js'
import { FilterGroup } from './filter-group.js'

/** Every change takes effect at once, so there is no submit button. */
export function FilterPanel({ filters }: { filters: JobFilters }) {
  const searchId = useId()
  return (
    <search className="filter-panel" aria-label="Roles">
      <form onSubmit={(event) => event.preventDefault()}>
        <div className="role-search">
          <label className="filter-group-legend" htmlFor={searchId}>
            Search roles
          </label>
          <input
            id={searchId}
            className="input"
            type="search"
            name="q"
            value={filters.query.q}
            onChange={(event) => filters.search(event.target.value)}
            onBlur={filters.flush}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
        </div>
        {filters.groups.map((group) => (
          <FilterGroup key={group.key} group={group} onToggle={filters.toggle} />
        ))}
        <button
          type="button"
          className="link-button filter-panel-clear"
          aria-disabled={filters.chips.length === 0}
          onClick={filters.clear}
        >
          Clear all
        </button>
      </form>
    </search>
  )
}
