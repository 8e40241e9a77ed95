import { counted } from '../../shared/lib/counted.js'

/**
 * What stands for the list while the search of an address is not answered yet, or cannot be: the
 * stylesheet shows each line in its state. @param total The number of all roles.
 */
export function HeldSearch({ total }: { total: number }) {
  return (
    <>
      <p className="held-search held-search--pending">
        <span>{`Searching ${counted(total, 'role')}…`}</span> <a href="/">Show all roles</a>
      </p>
      <p className="held-search held-search--failed">
        The search did not load, so this is the list of all roles. <a href="">Try again</a>
      </p>
    </>
  )
}
