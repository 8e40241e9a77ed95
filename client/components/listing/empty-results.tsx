import type { LinkView } from '../../shared/page-data/views.js'
import type { EmptySuggestion } from '../../filters/query/filter-view.js'
import { Link } from '../../runtime/links/link.js'
import { AlertsLink } from '../elements/alerts-link.js'
import { counted } from '../../shared/counted.js'
import { FeedLink } from '../elements/feed-link.js'

export interface EmptyResultsProps {
  /** The best of what could be taken away, with what would then be found. */
  suggestions: readonly EmptySuggestion[]
  onClear: () => void
  generalApplication: LinkView | null
}

/** Never a dead end: what to take away, the feed, and a way to apply without a role. */
export function EmptyResults({ suggestions, onClear, generalApplication }: EmptyResultsProps) {
  return (
    <div className="empty-results">
      <h2>No roles match all of that</h2>
      {suggestions.length > 0 && <p>Roles turn up when you take one thing away:</p>}
      <ul className="empty-results-actions">
        {suggestions.map(({ label, count, onChoose }) => (
          <li key={label}>
            <button type="button" className="button button--quiet" onClick={onChoose}>
              {label} ({counted(count, 'role')})
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="button button--quiet" onClick={onClear}>
            Clear all
          </button>
        </li>
      </ul>
      <FeedLink within="p" />
      <AlertsLink />
      {generalApplication !== null && (
        <p>
          <Link to={generalApplication.url}>{generalApplication.label}</Link>
        </p>
      )}
    </div>
  )
}
