import { Link } from '../../runtime/links/link.js'
import { counted } from '../../shared/lib/counted.js'
import type { LinkView } from '../../shared/page-data/views.js'
import { AlertsLink } from '../elements/alerts-link.js'
import { FeedLink } from '../elements/feed-link.js'
import type { JobFilters } from '../filter-state/use-job-filters.js'

export interface EmptyResultsProps extends Pick<JobFilters, 'removals' | 'remove' | 'clear'> {
  generalApplication: LinkView | null
}

/** Never a dead end: filters to remove, the feed, and a way to apply without a job. */
export function EmptyResults({ removals, remove, clear, generalApplication }: EmptyResultsProps) {
  return (
    <div className="empty-results">
      <h3>No roles match all of that</h3>
      {removals.length > 0 && <p>Roles turn up when you take one thing away:</p>}
      <ul className="empty-results-actions">
        {removals.map(({ chip, label, count }) => (
          <li key={label}>
            <button type="button" className="button button--quiet" onClick={() => remove(chip)}>
              {`${label} (${counted(count, 'role')})`}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="button button--quiet" onClick={clear}>
            Clear all
          </button>
        </li>
      </ul>
      <FeedLink within="p" />
      <AlertsLink />
      {generalApplication !== null && (
        <p>
          <Link to={generalApplication}>{generalApplication.label}</Link>
        </p>
      )}
    </div>
  )
}
