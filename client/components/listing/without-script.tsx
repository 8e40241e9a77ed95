import { counted } from '../../shared/lib/counted.js'

export interface WithoutScriptProps {
  /** The number of all roles. */
  total: number
  /** Whether all of them are in the page. */
  isWhole: boolean
}

/** Above the rows, for visitors without scripts: why no search is answered, and what the rows are. */
export function WithoutScript({ total, isWhole }: WithoutScriptProps) {
  const roles = counted(total, 'role')
  return (
    <noscript>
      <p className="listing-note">
        {`Search and filters need JavaScript. ${
          isWhole
            ? `This is the list of all ${roles}; each department and place has a page of its own.`
            : `The pages of departments and places, and the list from A to Z, have all ${roles}.`
        }`}
      </p>
    </noscript>
  )
}
