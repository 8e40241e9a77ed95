import { memoize } from '../../shared/memoize.js'
import type { ListingView } from '../../shared/page-data/listing-views.js'
import type { JobRow, LocationView } from '../../shared/page-data/views.js'
import { mapFacets } from '../query/facets.js'
import { toSearchWords } from '../query/search-text.js'

/**
 * Maps a job to its words: all that its row shows, the countries and regions around its locations,
 * its keywords, and the synonyms of these.
 */
export function createWordReader(listing: ListingView) {
  const synonyms = createSynonyms(listing.synonyms)
  const aliases = new Map(listing.departments.map(({ slug, aliases }) => [slug, aliases]))
  // Jobs share their departments, types, locations and pay, so most texts repeat.
  const toWords = memoize(toSearchWords)
  const { wordsOfLocation, wordsOfCountry } = createLocationWords(listing.places)

  return (job: JobRow): { title: Set<string>; all: Set<string> } => {
    const title = new Set(toSearchWords(job.title))
    const facetNames = mapFacets(({ valuesOf }) => valuesOf(job).map(({ name }) => name))
    const all = new Set([
      ...title,
      ...[
        job.id,
        ...Object.values(facetNames).flat(),
        ...(aliases.get(job.department.slug) ?? []),
        job.workplace ?? '',
        job.summary ?? '',
        ...job.keywords,
      ].flatMap(toWords),
      // Only the figures of the pay: 'a year' would make every paid job a match for 'year'.
      ...toWords(job.pay ?? '').filter((word) => /^\d+$/.test(word)),
      ...job.places.flatMap(({ slug }) => wordsOfLocation(slug)),
      ...job.remoteCountries.flatMap(wordsOfCountry),
    ])
    for (const word of [...all]) for (const synonym of synonyms.get(word) ?? []) all.add(synonym)
    return { title, all }
  }
}

/** By slug or country code, with the words of the locations around it. */
function createLocationWords(locations: readonly LocationView[]) {
  const bySlug = new Map(locations.map((location) => [location.slug, location]))
  const wordsOfLocation = memoize((slug: string): string[] =>
    [slug, ...(bySlug.get(slug)?.within ?? [])].flatMap((around) => {
      const { name = '', countryName = '', aliases = [] } = bySlug.get(around) ?? {}
      return [name, countryName ?? '', ...aliases].flatMap(toSearchWords)
    }),
  )
  /** A remote job names countries, which need not be among the listing's locations. */
  const wordsOfCountry = memoize((code: string): string[] => {
    const inCountry = locations.filter(({ country }) => country === code)
    const country = inCountry.find(({ kind }) => kind === 'country')
    return country === undefined
      ? toSearchWords(inCountry[0]?.countryName ?? code)
      : wordsOfLocation(country.slug)
  })
  return { wordsOfLocation, wordsOfCountry }
}

/** A plural has the synonyms of its singular. */
function createSynonyms(groups: readonly (readonly string[])[]): Map<string, Set<string>> {
  const synonyms = new Map<string, Set<string>>()
  for (const words of groups.map((group) => group.flatMap(toSearchWords))) {
    for (const word of words) {
      const others = words.filter((other) => other !== word)
      for (const form of [word, `${word}s`]) {
        synonyms.set(form, new Set([...(synonyms.get(form) ?? []), ...others]))
      }
    }
  }
  return synonyms
}
