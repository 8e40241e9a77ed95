import type { LocationDocument } from '../../shared/content-model/content-types.js'
import { toDocumentId, toItems, toUrl } from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import type { FeedJob } from './feed-jobs.js'

/** Where one applies for a job at one of its places; the job's own page if there is no other way. */
export function toApplyUrl({ node, url }: FeedJob, place?: Node<LocationDocument>): string {
  const links = toItems(node.data.apply_links).flatMap((link) => {
    const address = toUrl(link.url)
    return address === null ? [] : [{ address, placeId: toDocumentId(link.location) }]
  })
  const best =
    links.find(({ placeId }) => placeId !== null && placeId === place?.id) ??
    links.find(({ placeId }) => placeId === null) ??
    links[0]
  return best?.address ?? url
}
