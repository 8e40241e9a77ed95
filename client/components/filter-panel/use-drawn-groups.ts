import { useMemo } from 'react'
import { offersChosen, withChosen } from '../../filters/answer/with-chosen.js'
import { isSameQuery } from '../../filters/query/filter-url.js'
import { useDrawnValue } from '../../hooks/use-drawn-value.js'
import type { FilterGroup } from '../../shared/page-data/listing-views.js'
import type { FilterQuery } from '../../shared/page-data/views.js'

/**
 * The groups that answer a query, once the results that answer it are drawn; until then, those of the
 * query before with the new choice. So a choice draws its results first, and the options that come, go
 * and change their counts in the next frame.
 */
export function useDrawnGroups(
  groups: readonly FilterGroup[],
  query: FilterQuery,
): readonly FilterGroup[] {
  const drawn = useDrawnValue(useMemo(() => ({ groups, query }), [groups, query]))
  // Then new groups come of rows that are loaded now, or of a job that has closed.
  const isSame = isSameQuery(drawn.query, query)
  return isSame || !offersChosen(drawn.groups, query) ? groups : withChosen(drawn.groups, query)
}
