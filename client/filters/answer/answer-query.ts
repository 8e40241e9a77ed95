import type { JobRow, LocationView } from '../../shared/page-data/views.js'
import { toFilterGroups } from './filter-groups.js'
import { suggestRemovals, type Removal } from './empty-suggestions.js'
import { filterJobs } from './filter-jobs.js'
import { isNarrowed, type FilterQuery } from '../query/filter-query.js'
import type { FilterGroup } from '../query/filter-view.js'
import { groupJobs, type JobGroup } from './group-jobs.js'
import type { JobIndex } from '../search/job-index.js'
import { toRemoteHints, type RemoteHint } from './remote-hint.js'
import { toSearchWords } from '../query/search-text.js'
import { sortJobs } from './sort-jobs.js'
import { withSpelling, type Spelling } from '../search/spelling.js'
import { toStatusText } from './status-text.js'
import type { Vocabulary } from '../query/vocabulary.js'

/** A search or an order asks for one flat list; otherwise roles stand under their departments. */
export type Results = { kind: 'grouped'; groups: JobGroup[] } | { kind: 'flat'; jobs: JobRow[] }

export interface Answer {
  results: Results
  found: number
  total: number
  status: string
  groups: FilterGroup[]
  spelling: Spelling | null
  remoteHints: RemoteHint[]
  /** Filters to remove; only where nothing was found. */
  removals: Removal[]
}

/** Everything that a listing says in answer to a query. Pure, and quick enough for every key. */
export function answerQuery(
  index: JobIndex,
  query: FilterQuery,
  vocabulary: Vocabulary,
  places: readonly LocationView[],
): Answer {
  const { answered, spelling } = withSpelling(index, query)
  const hits = filterJobs(index, answered)
  const jobs = sortJobs(hits, query.sort)
  const flat = query.sort === 'newest' || toSearchWords(query.q).length > 0
  const total = index.jobs.length
  return {
    results: flat
      ? { kind: 'flat', jobs }
      : { kind: 'grouped', groups: groupJobs(jobs, vocabulary.department) },
    found: hits.length,
    total,
    status: toStatusText(hits.length, total, isNarrowed(query)),
    groups: toFilterGroups(index, answered, vocabulary),
    spelling,
    remoteHints: toRemoteHints(index, answered, places),
    removals: hits.length === 0 && total > 0 ? suggestRemovals(index, answered, vocabulary) : [],
  }
}
