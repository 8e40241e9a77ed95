import { useMounted } from '../../hooks/use-mounted.js'
import { counted } from '../../shared/lib/counted.js'

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
  const roles = counted(total, 'role')
  if (useMounted()) return null
  return (
    <p className="listing-note without-script">
      {`Search and filters need JavaScript and a current browser. ${
        isWhole
          ? `This is the list of all ${roles}; each department and place has a page of its own.`
          : `The pages of departments and places, and the list from A to Z, have all ${roles}.`
      }`}
    </p>
  )
}
