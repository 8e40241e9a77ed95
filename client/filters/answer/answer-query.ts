import type { FilterGroup, Results, Vocabulary } from '../../shared/page-data/listing-views.js'
import type { FilterQuery, LocationView } from '../../shared/page-data/views.js'
import { isNarrowed } from '../query/filter-query.js'
import type { MatchOf } from '../search/find-match.js'
import type { DepartmentCount } from '../search/search-engine.js'
import type { JobIndex } from '../search/job-index.js'
import { suggestRemovals, type Removal } from './filter-chips.js'
import { toFilterGroups } from './filter-groups.js'
import { filterJobs } from './filter-jobs.js'
import { toStatusText } from './listing-texts.js'
import { toRemoteHints, type RemoteHint } from './remote-hints.js'
import { toResults } from './results.js'
import * as words from '#words/listing.js'

export interface Answer {
  results: Results
  /** Why the search found a job; only where there is a search. */
  matchOf?: MatchOf | undefined
  found: number
  status: string
  groups: FilterGroup[]
  /** About jobs that a chosen pay cannot be compared with. */
  payNote: string | null
  /** How the search was understood where that is not as it is typed, in sentences. */
  searchNotes: readonly string[]
  remoteHints: RemoteHint[]
  /** Suggestions; only where nothing was found. */
  removals: Removal[]
  /** To look through; only where the search itself finds nothing. */
  departments: readonly DepartmentCount[]
}

/** Runs at every key press. */
export function answerQuery(
  index: JobIndex,
  query: FilterQuery,
  vocabulary: Vocabulary,
  locations: readonly LocationView[],
): Answer {
  const hits = filterJobs(index, query)
  const total = index.search('').length
  const { notes = [], departments = [], matchOf } = index.explain(query.q) ?? {}
  return {
    results: toResults(hits, query, vocabulary.department),
    matchOf,
    found: hits.length,
    status: toStatusText(hits.length, total, isNarrowed(query)),
    groups: toFilterGroups(index, query, vocabulary),
    payNote: toPayNote(index, query),
    searchNotes: notes,
    remoteHints: toRemoteHints(index, query, locations),
    removals: hits.length === 0 && total > 0 ? suggestRemovals(index, query, vocabulary) : [],
    departments,
  }
}

/** What a chosen pay leaves out because it cannot be compared; null if there is no such job. */
function toPayNote(index: JobIndex, query: FilterQuery): string | null {
  const [chosen] = query.pay
  if (chosen === undefined) return null
  const currency = chosen.slice(0, chosen.indexOf('-')).toUpperCase()
  const jobs = filterJobs(index, { ...query, pay: [] }).map(({ job }) => job)
  const silent = jobs.filter(({ pay }) => pay === null).length
  const other = jobs.filter(
    ({ pay, yearlyPay }) =>
      pay !== null && yearlyPay.every((yearly) => yearly.currency !== currency),
  ).length
  return other + silent === 0 ? null : words.notCompared(other, currency, silent)
}
