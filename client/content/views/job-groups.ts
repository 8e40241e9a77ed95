import { memoize } from '../../shared/lib/memoize.js'
import type { JobRow, LocationRef } from '../../shared/page-data/views.js'
import { groupBy } from '../lib/group-by.js'
import { locationsAround, placesAround } from './location-view.js'
import type { SiteContent } from '../site/site-content.js'
import { toListedRows } from './listed-rows.js'

export interface JobGroups {
  /** By the department's slug. */
  byDepartment: ReadonlyMap<string, JobRow[]>
  /** By the slug of a place or of a location that contains it. */
  byPlace: ReadonlyMap<string, JobRow[]>
  /** Remote roles, by the code of a country from which they can be done. */
  byCountry: ReadonlyMap<string, JobRow[]>
}

/** The listed roles of each landing page. */
export const toJobGroups = memoize(
  (site: SiteContent) => groupRows(toListedRows(site), site),
  new WeakMap(),
)

/** By the site's locations; the rows may be those of a former release. */
export function groupRows(rows: readonly JobRow[], site: SiteContent): JobGroups {
  const slugsAround = createSlugsAround(site)
  return {
    byDepartment: groupBy(rows, ({ department }) => [department.slug]),
    byPlace: groupBy(rows, ({ places }) => slugsAround(places)),
    byCountry: groupBy(rows, ({ remoteCountries }) => remoteCountries),
  }
}

/** Looks up the slugs of places and of all locations that contain them. */
function createSlugsAround(site: SiteContent): (places: readonly LocationRef[]) => string[] {
  const bySlug = groupBy(site.elsewhere.places, ({ uid }) => [uid ?? ''])
  const slugsOf = memoize((slug: string) =>
    (bySlug.get(slug) ?? []).flatMap((location) =>
      [location, ...locationsAround(location, placesAround(location, site).locationById)].map(
        ({ uid }) => uid ?? '',
      ),
    ),
  )
  return (places) => [...new Set(places.flatMap(({ slug }) => slugsOf(slug)))]
}
