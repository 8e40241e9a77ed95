import type { JobRow, LocationView } from '../../shared/page-data/views.js'

/**
 * Gives a function from a job to the slugs of all places that find it: its own, those that contain
 * them and, for a remote job, the remote places and countries from which it can be done, with the
 * regions around these. So a place always finds what its parts find, and an office never finds a
 * remote job that is not at it.
 */
export function createLocationMatcher(
  places: readonly LocationView[],
): (job: JobRow) => Set<string> {
  const bySlug = new Map(places.map((place) => [place.slug, place]))
  const byCountry = new Map<string, string[]>()
  for (const place of places) {
    if (place.country === null || (place.kind !== 'remote' && place.kind !== 'country')) continue
    const slugs = byCountry.get(place.country) ?? []
    byCountry.set(place.country, [...slugs, place.slug, ...place.within])
  }
  return (job) => {
    const slugs = new Set<string>()
    for (const { slug } of job.places) {
      slugs.add(slug)
      for (const around of bySlug.get(slug)?.within ?? []) slugs.add(around)
    }
    if (job.workplace === 'Remote') {
      for (const country of job.remoteCountries) {
        for (const slug of byCountry.get(country) ?? []) slugs.add(slug)
      }
    }
    return slugs
  }
}
