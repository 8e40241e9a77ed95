import type { JobRow, ListingView, LocationView } from '../../shared/page-data/views.js'
import { toSearchWords } from '../query/search-text.js'

export interface SearchableWords {
  title: ReadonlySet<string>
  /** All words by which the role can be found, those of the title included. */
  all: ReadonlySet<string>
}

/**
 * Gives a function from a role to its words: whatever its row shows, the countries and regions
 * around its places, its keywords, and the synonyms of all of these.
 */
export function createWordReader(listing: ListingView): (job: JobRow) => SearchableWords {
  const placeWords = createPlaceWords(listing.places)
  const synonyms = createSynonyms(listing.synonyms)
  const departmentAliases = new Map(listing.departments.map(({ slug, aliases }) => [slug, aliases]))

  const wordsOfCountry = createCache(placeWords.ofCountry)
  const toWords = createCache(toSearchWords)

  return (job) => {
    const title = new Set(toSearchWords(job.title))
    const all = new Set([
      ...title,
      ...[
        job.id,
        job.department.name,
        ...(departmentAliases.get(job.department.slug) ?? []),
        ...job.types.map(({ name }) => name),
        job.workplace ?? '',
        job.summary ?? '',
        ...job.keywords,
      ].flatMap(toWords),
      // Of the pay only its figures: 'a year' would make every paid role a hit for 'year'.
      ...toWords(job.pay ?? '').filter((word) => /^\d+$/.test(word)),
      ...job.places.flatMap(({ slug, name }) => placeWords.ofPlace(slug) ?? toWords(name)),
      ...job.remoteCountries.flatMap(wordsOfCountry),
    ])
    for (const word of [...all]) for (const synonym of synonyms.get(word) ?? []) all.add(synonym)
    return { title, all }
  }
}

function createPlaceWords(places: readonly LocationView[]) {
  const bySlug = new Map(places.map((place) => [place.slug, place]))
  const ownWords = ({ name, countryName, aliases }: LocationView) =>
    [name, countryName ?? '', ...aliases].flatMap(toSearchWords)
  const wordsBySlug = new Map(
    places.map((place) => [
      place.slug,
      [place, ...place.within.map((slug) => bySlug.get(slug))].flatMap((around) =>
        around === undefined ? [] : ownWords(around),
      ),
    ]),
  )
  return {
    ofPlace: (slug: string) => wordsBySlug.get(slug),
    /** A remote role names countries, which need not be among the listing's places. */
    ofCountry: (code: string) => {
      const country = places.find((place) => place.kind === 'country' && place.country === code)
      return country === undefined
        ? toSearchWords(places.find((place) => place.country === code)?.countryName ?? code)
        : (wordsBySlug.get(country.slug) ?? [])
    },
  }
}

/** Words that stand for a word, for each word of each group; a plural counts as its singular. */
function createSynonyms(groups: readonly (readonly string[])[]): Map<string, Set<string>> {
  const synonyms = new Map<string, Set<string>>()
  const add = (word: string, others: readonly string[]) =>
    synonyms.set(word, new Set([...(synonyms.get(word) ?? []), ...others]))
  for (const group of groups) {
    const words = group.flatMap(toSearchWords)
    for (const word of words) {
      const others = words.filter((other) => other !== word)
      add(word, others)
      add(`${word}s`, others)
    }
  }
  return synonyms
}

/** Jobs share their departments, types and pay, so most texts come again. */
function createCache<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, Value>()
  return (text) => {
    const known = made.get(text)
    if (known !== undefined) return known
    const value = make(text)
    made.set(text, value)
    return value
  }
}
