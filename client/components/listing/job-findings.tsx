import type { ListingView } from '../../shared/page-data/views.js'
import { toSpellingText } from '../../filters/search/spelling.js'
import type { JobFilters } from '../filter-state/use-job-filters.js'
import { EmptyResults } from './empty-results.js'
import { FilterChips } from './filter-chips.js'
import { JobResults } from './job-results.js'
import { ListingFooter } from './listing-footer.js'
import { RemoteHints } from './remote-hints.js'

export interface JobFindingsProps {
  filters: JobFilters
  listing: ListingView
  idPrefix: string
  /** See `useShownRows`. */
  choices: number
  onShowResults: () => void
}

/** What the filters found, and what can be done about it. */
export function JobFindings(props: JobFindingsProps) {
  const { filters, listing, idPrefix, choices, onShowResults } = props
  const { chips, found, spelling, note, remoteHints } = filters
  // What was pressed goes with what it changes, so the focus must not stay on it.
  const thenShow =
    <Values extends unknown[]>(act: (...values: Values) => void) =>
    (...values: Values) => {
      onShowResults()
      act(...values)
    }
  return (
    <>
      <FilterChips
        chips={chips}
        onRemove={filters.remove}
        onClear={filters.clear}
        onEmptied={onShowResults}
      />
      {note !== null && <p className="listing-note">{note}</p>}
      {spelling !== null && <p className="listing-note">{toSpellingText(spelling)}</p>}
      {found === 0 ? (
        <EmptyResults
          suggestions={filters.suggestions.map((suggestion) => ({
            ...suggestion,
            onChoose: thenShow(suggestion.onChoose),
          }))}
          onClear={thenShow(filters.clear)}
          generalApplication={listing.generalApplication}
        />
      ) : (
        <JobResults results={filters.results} found={found} idPrefix={idPrefix} choices={choices} />
      )}
      <RemoteHints
        hints={remoteHints}
        onChoose={thenShow(({ slug }) => filters.toggle('location', slug))}
      />
      {found > 0 && (
        <ListingFooter feed={filters.feed} generalApplication={listing.generalApplication} />
      )}
    </>
  )
}
