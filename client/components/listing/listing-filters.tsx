import { useFilters } from '../filter-state/filter-context.js'
import type { JobFilters } from '../filter-state/use-job-filters.js'
import { BrowseLinks } from './browse-links.js'
import { FilterDialog } from './filter-dialog.js'
import { FilterPanel } from './filter-panel.js'
import { filtersId } from './listing-ids.js'
import { useMediaQuery } from '../../hooks/use-media-query.js'
import { useMounted } from '../../hooks/use-mounted.js'

/** From here on the filters have a column of their own; the stylesheet has the same figure. */
const WIDE = '(min-width: 64rem)'

export interface ListingFiltersProps {
  filters: JobFilters
  idPrefix: string
  onShowResults: () => void
}

/** The form comes with the script, into a place that was kept for it. */
export function ListingFilters(props: ListingFiltersProps) {
  const { filters, idPrefix, onShowResults } = props
  const { dispatch } = useFilters()
  const mounted = useMounted()
  const wide = useMediaQuery(WIDE)
  if (!mounted) {
    return (
      <div className="listing-filters">
        {filters.results.kind === 'grouped' && (
          <BrowseLinks departments={filters.results.groups} idPrefix={idPrefix} />
        )}
      </div>
    )
  }
  const panel = (
    <FilterPanel
      search={filters.query.q}
      groups={filters.groups}
      active={filters.chips.length > 0}
      onSearch={filters.search}
      onLeaveSearch={filters.flush}
      onToggle={filters.toggle}
      onClear={filters.clear}
    />
  )
  return (
    <div className="listing-filters">
      {wide ? (
        panel
      ) : (
        <FilterDialog
          openId={filtersId(idPrefix)}
          applied={filters.chips.length}
          count={filters.found}
          onOpenChange={(open) => dispatch({ type: 'SET_BODY_FIXED', payload: open })}
          onShowResults={onShowResults}
        >
          {panel}
        </FilterDialog>
      )}
    </div>
  )
}
