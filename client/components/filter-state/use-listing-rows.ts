import { useEffect, useState } from 'react'
import { useNavigation } from '../../runtime/address/navigation-context.js'
import { unpackRow, type PackedRow } from '../../shared/page-data/packed-row.js'
import type { FirstAnswer, ListingView } from '../../shared/page-data/listing-views.js'
import type { JobRow } from '../../shared/page-data/views.js'

export interface ListingRows {
  /** Null while the rows of a long board are not there. */
  rows: JobRow[] | null
  /** Null unless they could not be loaded. */
  retry: (() => void) | null
}

/** All rows of a listing; a long board loads them once they are wanted. */
export function useListingRows({ jobs, first }: ListingView, isWanted: boolean): ListingRows {
  const { loadQuery } = useNavigation()
  const [loaded, setLoaded] = useState<{ of: FirstAnswer; rows: JobRow[] } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const isMissing = first !== null && loaded?.of !== first

  useEffect(() => {
    if (!isMissing || !isWanted || hasFailed) return undefined
    let isNewest = true
    loadQuery('rows').then(
      (packed) =>
        isNewest && setLoaded({ of: first, rows: (packed as PackedRow[]).map(unpackRow) }),
      () => isNewest && setFailed(true),
    )
    return () => {
      isNewest = false
    }
  }, [first, isMissing, isWanted, hasFailed, loadQuery])

  if (first === null) return { rows: jobs, retry: null }
  return {
    rows: isMissing ? null : (loaded?.rows ?? null),
    retry: hasFailed ? () => setFailed(false) : null,
  }
}
