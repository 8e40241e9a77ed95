import { createContext, useContext } from 'react'
import { staticQueryMissing } from '../../shared/constants/runtime-messages.js'
import { staticQueryHash, type StaticQueryName } from '../../shared/page-data/static-query-hash.js'

/** Results of the page's static queries, by hash. */
export const StaticQueryContext = createContext<Record<string, unknown>>({})

/** The result of a static query that the page names in its `staticQueryHashes`. */
export function useStaticQuery<Result>(name: StaticQueryName): Result {
  const result = useContext(StaticQueryContext)[staticQueryHash(name)]
  if (result === undefined || result === null) throw new Error(staticQueryMissing)
  return result as Result
}
