import { packRow } from '../../shared/page-data/packed-row.js'
import { staticQueryHash } from '../../shared/page-data/static-query-hash.js'
import type { JobRow } from '../../shared/page-data/views.js'
import { staticQueryUrl } from '../../shared/addresses/page-paths.js'
import type { SiteList, DerivedText } from '../site/site-list.js'
import type { SiteContent } from '../site/site-content.js'
import { toListedRows } from './listed-rows.js'
import { isLongBoard } from './listing-view.js'

/** All rows of a long board, which its listings load on interest, as the result of the query 'rows'. */
export function createRowsList(site: SiteContent): SiteList[] {
  if (!isLongBoard(site)) return []
  return [
    {
      name: staticQueryUrl(staticQueryHash('rows')).slice(1),
      head: '{"data":[',
      separator: ',',
      parts: toListedRows(site).map(toPart),
      tail: ']}',
    },
  ]
}

function toPart(row: JobRow): DerivedText {
  return { sources: [row], create: () => JSON.stringify(packRow(row)) }
}
