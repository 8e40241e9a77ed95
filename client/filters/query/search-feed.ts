import type { ListingView, LocationView } from '../../shared/page-data/views.js'
import type { FilterQuery } from './filter-query.js'
import { nameOf, type Vocabulary } from './vocabulary.js'

export interface SearchFeed {
  path: string
  /** What it is the feed of: 'Engineering, Bristol'; null for all roles. */
  name: string | null
  /** The name of the one department that it is of. */
  department: string | null
}

export const ALL_ROLES_FEED: SearchFeed = { path: '/feed.xml', name: null, department: null }

/**
 * The narrowest feed that holds all that a query finds. Feeds exist for a department, a place, and a
 * department at a place, where there are roles; what else a query asks for, no feed can follow.
 */
export function findSearchFeed(
  query: FilterQuery,
  listing: ListingView,
  vocabulary: Vocabulary,
): SearchFeed {
  const department = only(
    query.department.filter((slug) => listing.departments.some((known) => known.slug === slug)),
  )
  const place = only(query.location)
  const departmentName = nameOf(vocabulary, 'department', department ?? '')
  const placeName = nameOf(vocabulary, 'location', place ?? '')

  if (department !== null && place !== null && hasRole(listing, department, place)) {
    return {
      path: `/departments/${department}/${place}/feed.xml`,
      name: `${departmentName}, ${placeName}`,
      department: departmentName,
    }
  }
  if (department !== null && hasRole(listing, department, null)) {
    return {
      path: `/departments/${department}/feed.xml`,
      name: departmentName,
      department: departmentName,
    }
  }
  if (place !== null && hasRole(listing, null, place)) {
    return { path: `/locations/${place}/feed.xml`, name: placeName, department: null }
  }
  return ALL_ROLES_FEED
}

function only(slugs: readonly string[]): string | null {
  return slugs.length === 1 ? (slugs[0] ?? null) : null
}

function hasRole({ jobs, places }: ListingView, department: string | null, place: string | null) {
  const within = new Set(
    places.filter(({ slug, within }) => slug === place || within.includes(place ?? '')).map(toSlug),
  )
  return jobs.some(
    (job) =>
      (department === null || job.department.slug === department) &&
      (place === null || job.places.some(({ slug }) => within.has(slug))),
  )
}

function toSlug({ slug }: LocationView): string {
  return slug
}
