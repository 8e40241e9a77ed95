import { useState } from 'react'
import type { Results } from '../filters/answer-query.js'
import type { JobGroup } from '../filters/group-jobs.js'
import { counted } from './counted.js'
import { JobRows } from './job-rows.js'
import { useMounted } from './use-mounted.js'

/** More rows than a person reads through; beyond them the list opens step by step. */
const SHOWN_AT_FIRST = 200
const SHOWN_MORE = 50

export interface JobResultsProps {
  results: Results
  found: number
  /** Before the ids of the groups' headings, where a page holds two listings. */
  idPrefix: string
}

/** The roles found. Without script all of them show; with it, a very long list opens in steps. */
export function JobResults({ results, found, idPrefix }: JobResultsProps) {
  const mounted = useMounted()
  const [limit, setLimit] = useState(SHOWN_AT_FIRST)
  const shown = mounted ? limit : Infinity
  const rest = found - shown
  return (
    <>
      {results.kind === 'flat' ? (
        <JobRows jobs={results.jobs} limit={shown} />
      ) : (
        <JobGroups groups={results.groups} idPrefix={idPrefix} limit={shown} />
      )}
      {rest > 0 && (
        <button
          type="button"
          className="button button--quiet job-results-more"
          onClick={() => setLimit(limit + SHOWN_MORE)}
        >
          Show {counted(Math.min(rest, SHOWN_MORE), 'more role')}
        </button>
      )}
    </>
  )
}

interface JobGroupsProps {
  groups: JobGroup[]
  idPrefix: string
  limit: number
}

function JobGroups({ groups, idPrefix, limit }: JobGroupsProps) {
  return groups.map(({ slug, name, jobs }, index) => {
    const before = groups.slice(0, index).reduce((sum, group) => sum + group.jobs.length, 0)
    const id = `${idPrefix}${slug}`
    return (
      <section key={slug} className="job-group" hidden={before >= limit} aria-labelledby={id}>
        <h2 className="job-group-heading" id={id}>
          {name} <span className="job-group-count">({jobs.length})</span>
        </h2>
        <JobRows jobs={jobs} showDepartment={false} limit={limit - before} />
      </section>
    )
  })
}
