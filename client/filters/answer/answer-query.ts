import type { FilterGroup, Results, Vocabulary } from '../../shared/page-data/listing-views.js'
import type { FilterQuery, LocationView } from '../../shared/page-data/views.js'
import { isNarrowed } from '../query/filter-query.js'
import type { MatchOf } from '../search/find-match.js'
import type { JobIndex } from '../search/job-index.js'
import { suggestRemovals, type Removal } from './filter-chips.js'
import { toFilterGroups } from './filter-groups.js'
import { filterJobs } from './filter-jobs.js'
import { toStatusText } from './listing-texts.js'
import { toPayNote } from './pay-note.js'
import { toRemoteHints, type RemoteHint } from './remote-hints.js'
import { toResults } from './results.js'
import { withSpelling, type Spelling } from './with-spelling.js'

export interface Answer {
  results: Results
  /** Why the search found a job; only where there is a search. */
  matchOf?: MatchOf | undefined
  found: number
  status: string
  groups: FilterGroup[]
  /** About jobs that a chosen pay cannot be compared with. */
  payNote: string | null
  spelling: Spelling | null
  remoteHints: RemoteHint[]
  /** Suggestions; only where nothing was found. */
  removals: Removal[]
}

/** Runs at every key press. */
export function answerQuery(
  index: JobIndex,
  query: FilterQuery,
  vocabulary: Vocabulary,
  locations: readonly LocationView[],
): Answer {
  const { answered, spelling } = withSpelling(index, query)
  const hits = filterJobs(index, answered)
  const total = index.search('').length
  return {
    results: toResults(hits, query, vocabulary.department),
    matchOf: index.explain(answered.q),
    found: hits.length,
    status: toStatusText(hits.length, total, isNarrowed(query)),
    groups: toFilterGroups(index, answered, vocabulary),
    payNote: toPayNote(index, answered),
    spelling,
    remoteHints: toRemoteHints(index, answered, locations),
    removals: hits.length === 0 && total > 0 ? suggestRemovals(index, answered, vocabulary) : [],
  }
}
