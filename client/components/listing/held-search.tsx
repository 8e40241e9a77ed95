import * as words from '#words/listing.js'
import { FRONT_PATH } from '../../shared/addresses/page-paths.js'

/**
 * What stands for the list while the search of an address is not answered yet, or cannot be: the
 * stylesheet shows each line in its state. @param total The number of all roles.
 */
export function HeldSearch({ total }: { total: number }) {
  return (
    <>
      <p className="held-search held-search--pending">
        <span>{words.searching(total)}</span> <a href={FRONT_PATH}>{words.showAllRoles}</a>
      </p>
      <p className="held-search held-search--failed">
        {...words.searchFailed(<a href="">{words.tryAgain}</a>)}
      </p>
    </>
  )
}
