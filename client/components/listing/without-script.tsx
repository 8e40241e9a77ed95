import { useMounted } from '../../hooks/use-mounted.js'
import * as words from '#words/listing.js'

export interface WithoutScriptProps {
  /** The number of all roles. */
  total: number
  /** Whether all of them are in the page. */
  isWhole: boolean
}

/**
 * Above the rows, for visitors without scripts or with a browser that is too old for ours: why no search is
 * answered, and what the rows are. The stylesheet shows it.
 */
export function WithoutScript({ total, isWhole }: WithoutScriptProps) {
  if (useMounted()) return null
  return (
    <p className="listing-note without-script">
      {isWhole ? words.needsScript(total) : words.longNeedsScript(total)}
    </p>
  )
}
