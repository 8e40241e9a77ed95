import type { JobData } from '../../shared/content-model/content-types.js'
import { isParsableUrl } from '../../shared/lib/is-parsable-url.js'
import { toDocumentId, toItems, toUrl } from '../documents/field-values.js'
import { toApplyAddress } from '../values/apply-address.js'

type ApplyLinkItem = JobData['apply_links'][number]

export interface ApplyLink {
  /** With https. */
  address: string
  item: ApplyLinkItem
  /** Where the job is that one applies for by it; null for anywhere. */
  locationId: string | null
}

/**
 * By which people can apply: the one rule for the gate, the page, structured data and feeds. A link to a page
 * of this site has no address any more.
 */
export function toApplyLinks({ apply_links }: Pick<JobData, 'apply_links'>): ApplyLink[] {
  return toItems(apply_links).flatMap((item) => {
    const address = toApplyAddress(toUrl(item.url))
    if (address === null || !isParsableUrl(address)) return []
    return [{ address, item, locationId: toDocumentId(item.location) }]
  })
}

/** Job boards and search engines are offered no other job. */
export function canApply(data: Pick<JobData, 'apply_links'>): boolean {
  return toApplyLinks(data).length > 0
}
