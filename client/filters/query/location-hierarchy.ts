import type { JobRow, LocationView } from '../../shared/page-data/views.js'

/**
 * Maps a job to the slugs of all locations that find it: its own and those around them; for a
 * remote job also the remote locations and countries it can be done from, with their regions. An
 * office never finds a remote job that is not based there.
 */
export function createLocationMatcher(
  locations: readonly LocationView[],
): (job: Pick<JobRow, 'places' | 'workplace' | 'remoteCountries'>) => Set<string> {
  const bySlug = new Map(locations.map((location) => [location.slug, location]))
  const byCountry = new Map<string, string[]>()
  for (const { kind, country, slug, within } of locations) {
    if (country === null || (kind !== 'remote' && kind !== 'country')) continue
    byCountry.set(country, [...(byCountry.get(country) ?? []), slug, ...within])
  }
  return ({ places, workplace, remoteCountries }) =>
    new Set([
      ...places.flatMap(({ slug }) => [slug, ...(bySlug.get(slug)?.within ?? [])]),
      ...(workplace === 'Remote' ? remoteCountries : []).flatMap(
        (country) => byCountry.get(country) ?? [],
      ),
    ])
}
