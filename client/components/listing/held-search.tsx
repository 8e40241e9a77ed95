import { counted } from '../../shared/counted.js'

export interface HeldSearchProps {
  /** The number of all roles. */
  total: number
  /** Whether all of them are in the page. */
  isWhole: boolean
}

/**
 * What stands for the list while the search of an address is not answered yet, or cannot be: the
 * stylesheet shows each line in its state. Without script, what the list below is.
 */
export function HeldSearch({ total, isWhole }: HeldSearchProps) {
  const roles = counted(total, 'role')
  return (
    <>
      <p className="held-search held-search--pending">
        Searching {roles}… <a href="/">Show all roles</a>
      </p>
      <p className="held-search held-search--failed">
        The search did not load, so this is the list of all roles. <a href="">Try again</a>
      </p>
      <noscript>
        <p className="listing-note">
          Search and filters need JavaScript.{' '}
          {isWhole
            ? `This is the list of all ${roles}; each department and place has a page of its own.`
            : `The pages of departments and places, and the list from A to Z, have all ${roles}.`}
        </p>
      </noscript>
    </>
  )
}
