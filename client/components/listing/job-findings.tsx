import { memo } from 'react'
import type { ListingView } from '../../shared/page-data/listing-views.js'
import type { JobFilters } from '../filter-state/use-job-filters.js'
import { EmptyResults } from './empty-results.js'
import { FilterChips } from './filter-chips.js'
import { JobResults } from './job-results.js'
import type { Choice } from './use-results-in-view.js'
import type { SiteData } from '../../shared/page-data/page-views.js'
import type { LinkView } from '../../shared/page-data/views.js'
import type { SearchFeed } from '../../filters/query/search-feed.js'
import { Link } from '../../runtime/links/link.js'
import { useStaticQuery } from '../../runtime/load/static-query-context.js'
import { AlertsLink } from '../elements/alerts-link.js'
import { CopyLink } from '../elements/copy-link.js'
import { useMounted } from '../../hooks/use-mounted.js'
import { createIsland } from '../../runtime/islands/islands.js'
import { FeedLink } from '../elements/feed-link.js'
import * as words from '#words/listing.js'

export interface JobFindingsProps {
  filters: JobFilters
  listing: ListingView
  idPrefix: string
  choice: Choice
  onShowResults: () => void
  /** Whether it stays as it is for now. */
  isHeld: boolean
}

export const JobFindings = memo(
  Findings,
  (_before: JobFindingsProps, { isHeld }: JobFindingsProps) => isHeld,
)

function Findings(props: JobFindingsProps) {
  const { filters, listing, idPrefix, choice, onShowResults } = props
  const { chips, found, note, remoteHints, remove, clear, isPending, retry } = filters
  const { generalApplication } = listing
  // The clicked button disappears with the old results, so the focus must move first.
  const thenShow =
    <Values extends unknown[]>(act: (...values: Values) => void) =>
    (...values: Values) => {
      onShowResults()
      act(...values)
    }
  const addLocation = thenShow((slug: string) => filters.toggle('location', slug))
  return (
    <>
      <FilterChips chips={chips} onRemove={remove} onClear={clear} onEmptied={onShowResults} />
      {note !== null && <p className="listing-note">{note}</p>}
      {filters.searchNotes.map((text) => (
        <p key={text} className="listing-note">
          {text}
        </p>
      ))}
      {isPending ? (
        <PendingResults retry={retry && thenShow(retry)} />
      ) : found === 0 && chips.length === 0 ? (
        <NoJobs listing={listing} />
      ) : found === 0 ? (
        <EmptyResults
          {...filters}
          remove={thenShow(remove)}
          browse={thenShow(filters.browse)}
          clear={thenShow(clear)}
          generalApplication={generalApplication}
        />
      ) : (
        <JobResults
          results={filters.results}
          found={found}
          matchOf={filters.matchOf}
          idPrefix={idPrefix}
          choice={choice}
          isLong={listing.first !== null}
        />
      )}
      {remoteHints.length > 0 && (
        <ul className="remote-hints">
          {remoteHints.map(({ slug, text }) => (
            <li key={slug}>
              <button type="button" className="link-button" onClick={() => addLocation(slug)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
      {found > 0 && <ListingFooter feed={filters.feed} generalApplication={generalApplication} />}
    </>
  )
}

interface PendingResultsProps {
  /** Null while the roles are loading. */
  retry: (() => void) | null
}

/** Instead of rows that would not be the answer. */
export function PendingResults({ retry }: PendingResultsProps) {
  if (retry === null) return <div className="results-pending" aria-hidden="true" />
  return (
    <div className="empty-results" role="alert">
      <p>{words.rolesFailed}</p>
      <button type="button" className="button button--quiet" onClick={retry}>
        {words.tryAgain}
      </button>
    </div>
  )
}

interface ListingFooterProps {
  feed: SearchFeed
  generalApplication: LinkView | null
}

function ListingFooter({ feed, generalApplication }: ListingFooterProps) {
  const { feedPath } = useStaticQuery<SiteData>('site')
  const mounted = useMounted()
  return (
    <div className="listing-footer">
      {mounted && <CopyLink label={words.copySearch} />}
      {feedPath !== null && (
        <a href={feed.path}>
          {feed.name === null ? words.feedOfAll : words.feedOfSearch(feed.name)}
        </a>
      )}
      <AlertsLink feed={feed} />
      {generalApplication !== null && (
        <Link to={generalApplication}>{generalApplication.label}</Link>
      )}
    </div>
  )
}

/** Few boards are ever empty. */
const NoRolesText = createIsland(
  'no-roles-text',
  async () => (await import('../elements/rich-text.js')).RichText,
)

export function NoJobs({ listing }: { listing: ListingView }) {
  const { noRolesText, generalApplication } = listing
  return (
    <div className="empty-results">
      {noRolesText.length > 0 ? (
        <NoRolesText content={noRolesText} firstLevel={3} />
      ) : (
        <p>{words.noRoles}</p>
      )}
      <FeedLink within="p" />
      <AlertsLink />
      {generalApplication !== null && (
        <p>
          <Link to={generalApplication} className="button">
            {generalApplication.label}
          </Link>
        </p>
      )}
    </div>
  )
}
