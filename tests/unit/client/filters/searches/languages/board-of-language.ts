import type { ListingView } from '../../../../../../client/shared/page-data/listing-views.js'
import { createJob, createListing } from '../../sample-listing.js'
import type { Search } from '../searches-table.js'

/** What candidates of one language type, and the roles of its board. */
export interface SearchesOfLanguage {
  titles: Readonly<Record<number, string>>
  /** By id, how a role is worked, in the words of the language; 'Vollzeit' otherwise. */
  types: Readonly<Record<number, string>>
  /** By id, where a role is, other than in the first town. */
  towns: Readonly<Record<number, string>>
  usualType: string
  usualTown: string
  searches: readonly Search[]
}

export function createBoard(of: SearchesOfLanguage): ListingView {
  const department = { slug: 'all', name: '—' }
  const jobs = Object.entries(of.titles).map(([id, title]) => {
    const type = of.types[Number(id)] ?? of.usualType
    const town = of.towns[Number(id)] ?? of.usualTown
    return createJob({
      id,
      title,
      department,
      workplace: null,
      types: [{ slug: type, name: type }],
      places: [{ slug: town, name: town }],
    })
  })
  return createListing(jobs, { synonyms: [], departments: [], places: [] })
}
