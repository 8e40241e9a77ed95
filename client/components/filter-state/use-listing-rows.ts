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

/** Once for each release that this tab has met: Back needs them in the first render. */
const loaded = new WeakMap<FirstAnswer, JobRow[]>()

/** All rows of a listing; a long board loads them once they are wanted. */
export function useListingRows({ jobs, first }: ListingView, isWanted: boolean): ListingRows {
  const { loadQuery } = useNavigation()
  const [, setLoadedFor] = useState<FirstAnswer | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const rows = first === null ? jobs : (loaded.get(first) ?? null)
  const isMissing = rows === null

  useEffect(() => {
    if (first === null || !isMissing || !isWanted || hasFailed) return undefined
    let isNewest = true
    loadQuery('rows').then(
      (packed) => {
        loaded.set(first, (packed as PackedRow[]).map(unpackRow))
        if (isNewest) setLoadedFor(first)
      },
      () => isNewest && setFailed(true),
    )
    return () => {
      isNewest = false
    }
  }, [first, isMissing, isWanted, hasFailed, loadQuery])

  return { rows, retry: hasFailed ? () => setFailed(false) : null }
}
