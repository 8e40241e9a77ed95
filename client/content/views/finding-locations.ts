import { createLocationMatcher } from '../../filters/query/location-hierarchy.js'
import type { LocationDocument } from '../../shared/content-model/content-types.js'
import { memoize } from '../../shared/lib/memoize.js'
import type { JobRow } from '../../shared/page-data/views.js'
import { isPresent } from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import type { SiteContext } from '../site/site-context.js'
import { toLocationView } from './location-view.js'

/** Maps a job to the locations that find it in the listing of its site. */
export const createFindingLocations = memoize((site: SiteContext) => {
  const slugsOf = createLocationMatcher(site.locations.map((place) => toLocationView(place, site)))
  const bySlug = new Map(site.locations.map((location) => [location.uid ?? '', location]))
  const locationsOf = (job: JobRow): Node<LocationDocument>[] =>
    [...slugsOf(job)].map((slug) => bySlug.get(slug)).filter(isPresent)
  return memoize(locationsOf, new WeakMap())
}, new WeakMap())
