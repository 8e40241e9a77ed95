import type { FirstAnswer } from '../../shared/page-data/listing-views.js'
import type { FilterQuery } from '../../shared/page-data/views.js'
import { isNarrowed } from '../query/filter-query.js'
import type { Answer } from './answer-query.js'
import { toStatusText } from './listing-texts.js'
import { withChosen } from './with-chosen.js'
import * as words from '#words/listing.js'

/**
 * What can be said before the rows of a long board, or the engine of a search, are loaded: the answer to
 * the first query, or none yet.
 */
export function answerWithoutRows(
  first: Pick<FirstAnswer, 'results' | 'found' | 'groups'>,
  total: number,
  query: FilterQuery,
  isFirstQuery: boolean,
): Answer {
  return {
    results: isFirstQuery ? first.results : { kind: 'flat', jobs: [] },
    found: isFirstQuery ? first.found : 0,
    status: isFirstQuery
      ? toStatusText(first.found, total, isNarrowed(query))
      : words.searching(total),
    groups: withChosen(first.groups, query),
    payNote: null,
    searchNotes: [],
    remoteHints: [],
    removals: [],
    departments: [],
  }
}
