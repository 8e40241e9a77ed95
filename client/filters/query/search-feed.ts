import type { ListingView } from '../../shared/page-data/listing-views.js'
import type {
  DepartmentRef,
  FilterQuery,
  JobRow,
  LocationRef,
} from '../../shared/page-data/views.js'
import { createLocationMatcher } from './location-hierarchy.js'
import { FEED_PATH, toDepartmentPath, toLocationPath } from '../../shared/addresses/page-paths.js'
import { isOwnPath } from '../../shared/addresses/path-base.js'
import { comma } from '#words/formats.js'

export interface SearchFeed {
  path: string
  /** For example 'Engineering, Bristol'; null for all jobs. */
  name: string | null
  department: string | null
}

export const ALL_JOBS_FEED: SearchFeed = { path: FEED_PATH, name: null, department: null }

interface SearchedListing extends Pick<ListingView, 'departments' | 'places'> {
  jobs: readonly JobRow[]
}

/**
 * The narrowest feed that holds all results. There are feeds for departments, locations, and a
 * department at a location, where there are jobs of this language; other filters have none.
 */
export function findSearchFeed(query: FilterQuery, listing: SearchedListing): SearchFeed {
  const department = findOnly(listing.departments, query.department)
  const location = findOnly(listing.places, query.location)

  if (department !== null && hasJobs(listing, department, null)) {
    const isThere = location !== null && hasJobs(listing, department, location)
    const parts = isThere ? [department, location] : [department]
    return {
      path: `${toDepartmentPath(parts.map(({ slug }) => slug).join('/'))}/feed.xml`,
      name: parts.map(({ name }) => name).join(comma),
      department: department.name,
    }
  }
  if (location !== null && hasJobs(listing, null, location)) {
    return {
      path: `${toLocationPath(location.slug)}/feed.xml`,
      name: location.name,
      department: null,
    }
  }
  return ALL_JOBS_FEED
}

function findOnly<Ref extends DepartmentRef>(entries: readonly Ref[], slugs: readonly string[]) {
  const [only, ...others] = entries.filter(({ slug }) => slugs.includes(slug))
  return only === undefined || others.length > 0 ? null : only
}

/** The feed of a location has the jobs that the location finds, but those that only another language has. */
function hasJobs(
  { jobs, places }: SearchedListing,
  department: DepartmentRef | null,
  location: LocationRef | null,
): boolean {
  const slugsOf = createLocationMatcher(places)
  return jobs.some(
    (job) =>
      isOwnPath(job.path) &&
      (department === null || job.department.slug === department.slug) &&
      (location === null || slugsOf(job).has(location.slug)),
  )
}
