import type { LocationDocument } from '../../shared/content-model/content-types.js'
import type { Node } from '../documents/normalize-document.js'
import type { SiteContent } from '../site/site-content.js'
import type { SiteContext } from '../site/site-context.js'

/**
 * Where to look for what contains a location: for one of this language only among its own, so that lists find in it
 * what feeds find.
 */
export function placesAround(
  { id }: Node<LocationDocument>,
  { context, elsewhere }: SiteContent,
): Pick<SiteContext, 'locationById'> {
  return context.locationById.has(id) ? context : { locationById: elsewhere.placeById }
}
