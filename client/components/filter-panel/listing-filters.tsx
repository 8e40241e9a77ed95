import { useMediaQuery } from '../../hooks/use-media-query.js'
import { useMounted } from '../../hooks/use-mounted.js'
import { useFilters } from '../filter-state/filter-context.js'
import type { JobFilters } from '../filter-state/use-job-filters.js'
import { BrowseLinks, filtersId } from './browse-links.js'
import { FilterDialog } from './filter-dialog.js'
import { FilterPanel } from './filter-panel.js'

/** From this width on the filters have their own column; the stylesheet has the same number. */
const WIDE = '(min-width: 64rem)'

export interface ListingFiltersProps {
  filters: JobFilters
  idPrefix: string
  onShowResults: () => void
}

/** Without script, links in the same space. */
export function ListingFilters({ filters, idPrefix, onShowResults }: ListingFiltersProps) {
  const { dispatch } = useFilters()
  const mounted = useMounted()
  const wide = useMediaQuery(WIDE)
  const { results, chips, found, isPending, showInterest } = filters
  return (
    <div className="listing-filters" onPointerEnter={showInterest} onFocusCapture={showInterest}>
      {!mounted && results.kind === 'grouped' && (
        <BrowseLinks departments={results.groups} idPrefix={idPrefix} />
      )}
      {mounted && wide && <FilterPanel filters={filters} />}
      {mounted && !wide && (
        <FilterDialog
          openId={filtersId(idPrefix)}
          applied={chips.length}
          count={isPending ? null : found}
          status={filters.announced}
          onOpenChange={(open) => dispatch({ type: 'SET_BODY_FIXED', payload: open })}
          onShowResults={onShowResults}
        >
          {filters.searchNotes.map((text) => (
            <p key={text} className="listing-note">
              {text}
            </p>
          ))}
          <FilterPanel filters={filters} />
        </FilterDialog>
      )}
    </div>
  )
}
