import type { LocationDocument } from '../../shared/content-model/content-types.js'
import type { LocationView, JobRow } from '../../shared/page-data/views.js'
import { toText, toTexts, toDocumentId, isPresent } from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import type { SiteContext } from '../site/site-context.js'
import { FRONT_PATH } from '../../shared/addresses/page-paths.js'
import { ancestorsOf } from '../lib/ancestors-of.js'
import type { SiteContent } from '../site/site-content.js'
import { createLocationMatcher } from '../../filters/query/location-hierarchy.js'
import { memoize } from '../../shared/lib/memoize.js'

export function toLocationView(
  location: Node<LocationDocument>,
  { locationById }: Pick<SiteContext, 'locationById'>,
): LocationView {
  const { uid, url, data } = location
  return {
    slug: uid ?? '',
    name: toText(data.name) ?? '',
    kind: data.kind ?? 'office',
    path: url ?? FRONT_PATH,
    country: toText(data.country),
    countryName: toText(data.country_name),
    within: locationsAround(location, locationById).map(({ uid }) => uid ?? ''),
    aliases: toTexts(data.aliases, 'alias'),
  }
}

/** The locations that contain a location, nearest first. */
export function locationsAround(
  location: Node<LocationDocument>,
  locationById: ReadonlyMap<string, Node<LocationDocument>>,
): Node<LocationDocument>[] {
  return ancestorsOf(location, ({ data }) => locationById.get(toDocumentId(data.parent) ?? ''))
}

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

/** Maps a job to the locations that find it in the listing of its site. */
export const createFindingLocations = memoize((site: SiteContext) => {
  const slugsOf = createLocationMatcher(site.locations.map((place) => toLocationView(place, site)))
  const bySlug = new Map(site.locations.map((location) => [location.uid ?? '', location]))
  const locationsOf = (job: JobRow): Node<LocationDocument>[] =>
    [...slugsOf(job)].map((slug) => bySlug.get(slug)).filter(isPresent)
  return memoize(locationsOf, new WeakMap())
}, new WeakMap())
