import type { MatchOf } from '../../filters/search/find-match.js'
import type { JobGroup, Results } from '../../shared/page-data/listing-views.js'
import { toCountText } from '#words/formats.js'
import { Link } from '../../runtime/links/link.js'
import { JobRows } from '../job-rows/job-rows.js'
import type { Choice } from './use-results-in-view.js'
import { useVisibleRows } from './use-visible-rows.js'
import * as words from '#words/listing.js'

export interface JobResultsProps {
  results: Results
  /** How many roles were found; `results` may hold only the first of them. */
  found: number
  matchOf: MatchOf | undefined
  idPrefix: string
  choice: Choice
  /** Whether the board is so long that its rows are loaded on interest. */
  isLong: boolean
}

/** Without script all jobs are visible; with it, a very long list opens in steps. */
export function JobResults(props: JobResultsProps) {
  const { results, found, matchOf, idPrefix, choice, isLong } = props
  const { list, minHeight, visible, next, showMore, isFresh } = useVisibleRows(
    results,
    found,
    choice,
  )
  const look = isLong && isFresh ? 'job-results job-results--fresh' : 'job-results'
  return (
    <div ref={list} className={look} style={{ minHeight }}>
      {results.kind === 'flat' ? (
        <JobRows jobs={results.jobs} matchOf={matchOf} limit={visible} />
      ) : (
        <JobGroups groups={results.groups} idPrefix={idPrefix} limit={visible} />
      )}
      {next > 0 && (
        <button type="button" className="button button--quiet job-results-more" onClick={showMore}>
          {words.showMore(next)}
        </button>
      )}
    </div>
  )
}

interface JobGroupsProps {
  groups: JobGroup[]
  idPrefix: string
  limit: number
}

function JobGroups({ groups, idPrefix, limit }: JobGroupsProps) {
  return groups.map(({ slug, name, jobs, count, path }, index) => {
    const before = groups.slice(0, index).reduce((sum, group) => sum + group.jobs.length, 0)
    if (before >= limit) return null
    const id = `${idPrefix}${slug}`
    return (
      <section key={slug} className="job-group" aria-labelledby={id}>
        <h3 className="job-group-heading" id={id}>
          <span>{name}</span> <span className="job-group-count">{`(${toCountText(count)})`}</span>
        </h3>
        <JobRows jobs={jobs} titleLevel={4} showDepartment={false} limit={limit - before} />
        {path !== undefined && (
          <p className="job-group-more">
            <Link to={path} className="more-link">
              {words.allIn(count, name)}
            </Link>
          </p>
        )}
      </section>
    )
  })
}
