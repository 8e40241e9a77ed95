import type {
  FilterGroup,
  FilterOption,
  Results,
  Vocabulary,
} from '../../shared/page-data/listing-views.js'
import type { FilterQuery, LocationView } from '../../shared/page-data/views.js'
import { EMPTY_QUERY, isNarrowed } from '../query/filter-query.js'
import { isSearch } from '../query/is-search.js'
import type { MatchOf } from '../search/find-match.js'
import type { JobIndex } from '../search/job-index.js'
import { suggestRemovals, type Removal } from './filter-chips.js'
import { toFilterGroups } from './filter-groups.js'
import { filterJobs } from './filter-jobs.js'
import { toStatusText, type Spelling } from './listing-texts.js'
import { toPayNote } from './pay-note.js'
import { toRemoteHints, type RemoteHint } from './remote-hints.js'
import { toResults } from './results.js'

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
  /** How else the search was understood, in sentences. */
  searchNotes: readonly string[]
  remoteHints: RemoteHint[]
  /** Suggestions; only where nothing was found. */
  removals: Removal[]
  /** With all their jobs; only where the search itself finds nothing. */
  departments: readonly FilterOption[]
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
  const isInVain = isSearch(query.q) && index.search(query.q).length === 0
  const { spelling = null, notes = [], matchOf } = index.explain(query.q) ?? {}
  return {
    results: toResults(hits, query, vocabulary.department),
    matchOf,
    found: hits.length,
    status: toStatusText(hits.length, total, isNarrowed(query)),
    groups: toFilterGroups(index, query, vocabulary),
    payNote: toPayNote(index, query),
    spelling: spelling === null ? null : { typed: query.q.trim(), used: spelling },
    searchNotes: notes,
    remoteHints: toRemoteHints(index, query, locations),
    removals: hits.length === 0 && total > 0 ? suggestRemovals(index, query, vocabulary) : [],
    departments: isInVain ? toDepartments(index, vocabulary) : [],
  }
}

function toDepartments(index: JobIndex, vocabulary: Vocabulary): readonly FilterOption[] {
  const groups = toFilterGroups(index, EMPTY_QUERY, vocabulary)
  return groups.find(({ key }) => key === 'department')?.options ?? []
}
