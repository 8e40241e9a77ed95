import type { FacetOption, ListingView } from '../../shared/page-data/listing-views.js'
import { createLocationMatcher } from './location-hierarchy.js'

/** A region with this part of all jobs narrows nothing. */
const NEARLY_ALL = 0.9

/**
 * Places under their countries. Redundant are a country or region that equals its only part, and a region
 * that holds nearly everything.
 */
export function toPlaceOptions({ jobs, places }: ListingView): FacetOption[] {
  const slugsOf = createLocationMatcher(places)
  const counts = new Map<string, number>()
  for (const slug of jobs.flatMap((job) => [...slugsOf(job)])) {
    counts.set(slug, (counts.get(slug) ?? 0) + 1)
  }
  const countOf = ({ slug }: { slug: string }) => counts.get(slug) ?? 0
  const countries = new Set(places.filter(({ kind }) => kind === 'country').map(({ slug }) => slug))
  return places.map((place) => {
    const { slug, name, aliases, path, kind, within } = place
    const parts = places.filter((part) => part.within[0] === slug && countOf(part) > 0)
    const [only, ...others] = parts
    const equalsPart = others.length === 0 && only !== undefined && countOf(only) === countOf(place)
    const isVast = kind === 'region' && countOf(place) >= NEARLY_ALL * jobs.length
    // The outermost: a choice is shown below one other, and a country may lie within one.
    const under = within.findLast((around) => countries.has(around))
    return {
      slug,
      name,
      aliases,
      path,
      redundant: equalsPart || isVast,
      ...(under === undefined ? {} : { under }),
    }
  })
}
