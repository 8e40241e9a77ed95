import type { FilterQuery, ListingView } from '../../shared/page-data/views.js'

export interface SearchFeed {
  path: string
  /** What it is the feed of: 'Engineering, Bristol'; null for all jobs. */
  name: string | null
  /** The name of the one department that it is of. */
  department: string | null
}

export const ALL_JOBS_FEED: SearchFeed = { path: '/feed.xml', name: null, department: null }

/**
 * The narrowest feed that holds all that a query finds. Feeds exist for a department, a location, and
 * a department at a location, where there are jobs; other filters have no feeds.
 */
export function findSearchFeed(query: FilterQuery, listing: ListingView): SearchFeed {
  const department = findOnly(listing.departments, query.department)
  const location = findOnly(listing.places, query.location)

  if (department !== null && location !== null && hasJobs(listing, department, location)) {
    return {
      path: `/departments/${department.slug}/${location.slug}/feed.xml`,
      name: `${department.name}, ${location.name}`,
      department: department.name,
    }
  }
  if (department !== null && hasJobs(listing, department, null)) {
    return {
      path: `/departments/${department.slug}/feed.xml`,
      name: department.name,
      department: department.name,
    }
  }
  if (location !== null && hasJobs(listing, null, location)) {
    return { path: `/locations/${location.slug}/feed.xml`, name: location.name, department: null }
  }
  return ALL_JOBS_FEED
}

interface Slugged {
  slug: string
}

function findOnly<Entry extends Slugged>(entries: readonly Entry[], slugs: readonly string[]) {
  const [only, ...others] = entries.filter(({ slug }) => slugs.includes(slug))
  return only === undefined || others.length > 0 ? null : only
}

function hasJobs(
  { jobs, places }: ListingView,
  department: Slugged | null,
  location: Slugged | null,
): boolean {
  const covered = places
    .filter(({ slug, within }) => location !== null && [slug, ...within].includes(location.slug))
    .map(({ slug }) => slug)
  return jobs.some(
    (job) =>
      (department === null || job.department.slug === department.slug) &&
      (location === null || job.places.some(({ slug }) => covered.includes(slug))),
  )
}
