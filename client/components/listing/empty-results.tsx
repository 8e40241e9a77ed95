import { useEffect } from 'react'
import { Link } from '../../runtime/links/link.js'
import type { LinkView } from '../../shared/page-data/views.js'
import { AlertsLink } from '../elements/alerts-link.js'
import { FeedLink } from '../elements/feed-link.js'
import type { JobFilters } from '../filter-state/use-job-filters.js'
import { sendBeacon } from '../../runtime/measure/beacon.js'
import * as words from '#words/listing.js'

export interface EmptyResultsProps extends Pick<
  JobFilters,
  'query' | 'chips' | 'departments' | 'removals' | 'remove' | 'browse' | 'clear'
> {
  generalApplication: LinkView | null
}

/** In ms: by then the visitor has finished typing. */
const SETTLED_MS = 2_000
const LONGEST = 100

/** Never a dead end: filters to remove, the departments, the feed, and a way to apply without a job. */
export function EmptyResults(props: EmptyResultsProps) {
  const { query, chips, departments, removals, remove, browse, clear, generalApplication } = props
  const isInVain = departments.length > 0
  useVainSearch(isInVain ? query.q : null)
  return (
    <div className="empty-results">
      <h3>{isInVain ? words.noneMatchesSearch(query.q.trim()) : words.noneMatchesAll}</h3>
      {removals.length > 0 && <p>{words.takeOneAway}</p>}
      <ul className="empty-results-actions">
        {removals.map(({ chip, label, count }) => (
          <Action key={label} label={label} count={count} act={() => remove(chip)} />
        ))}
        {/* Without a single one there is nothing left. */}
        {chips.length > 1 && <Action label={words.clearAll} act={clear} />}
      </ul>
      {isInVain && (
        <>
          <p>{words.browseDepartment}</p>
          <ul className="empty-results-actions">
            {departments.map(({ slug, name, count }) => (
              <Action key={slug} label={name} count={count} act={() => browse(slug)} />
            ))}
          </ul>
        </>
      )}
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

interface ActionProps {
  label: string
  /** Roles that it shows. */
  count?: number
  act: () => void
}

function Action({ label, count, act }: ActionProps) {
  return (
    <li>
      <button type="button" className="button button--quiet" onClick={act}>
        {count === undefined ? label : words.actionFor(label, count)}
      </button>
    </li>
  )
}

const counted = new Set<string>()

/** Counts a text that no role has, once a visit. Null counts nothing. */
function useVainSearch(text: string | null): void {
  useEffect(() => {
    const search = text?.trim().toLowerCase().slice(0, LONGEST) ?? ''
    if (search === '' || counted.has(search)) return
    const timer = setTimeout(() => {
      counted.add(search)
      sendBeacon('search', search)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [text])
}
