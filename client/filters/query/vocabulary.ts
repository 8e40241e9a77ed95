import type { ListingView, LocationView } from '../../shared/page-data/views.js'
import { EMPLOYMENT_TYPES } from '../../shared/content-model/content-values.js'
import type { FilterKey } from './filter-view.js'

export interface VocabularyEntry {
  slug: string
  name: string
  /** Former names and other spellings under which links may still ask for it. */
  aliases: readonly string[]
  /** Stands below the entry that it is a part of. */
  nested?: boolean
}

/** What can be chosen in each group, in the order in which it is offered. */
export type Vocabulary = Record<FilterKey, readonly VocabularyEntry[]>

/** Only what occurs among the listing's roles is offered. */
export function toVocabulary(listing: ListingView): Vocabulary {
  return {
    location: withNesting(listing.places),
    department: withStrays(
      listing.departments,
      listing.jobs.map(({ department }) => department),
    ),
    type: withStrays(
      [],
      listing.jobs.flatMap(({ types }) => types),
    ).sort((a, b) => orderOfType(a.name) - orderOfType(b.name)),
  }
}

/** A country comes before its places, a region after all of them: only places in a country nest. */
function withNesting(places: readonly LocationView[]): VocabularyEntry[] {
  const before = new Set<string>()
  return places.map((place) => {
    before.add(place.slug)
    return { ...place, nested: place.within.some((slug) => before.has(slug)) }
  })
}

/** The slug that a URL's value means: the slug itself, a name or an alias, in any letter case. */
export function toSlug(entries: readonly VocabularyEntry[], value: string): string | null {
  const wanted = fold(value)
  const found =
    entries.find(({ slug }) => fold(slug) === wanted) ??
    entries.find(({ name }) => fold(name) === wanted) ??
    entries.find(({ aliases }) => aliases.some((alias) => fold(alias) === wanted))
  return found?.slug ?? null
}

export function nameOf(vocabulary: Vocabulary, key: FilterKey, slug: string): string {
  return vocabulary[key].find((entry) => entry.slug === slug)?.name ?? slug
}

/** A role may belong to something that the content does not describe; it must be choosable too. */
function withStrays(
  entries: readonly VocabularyEntry[],
  used: { slug: string; name: string }[],
): VocabularyEntry[] {
  const known = new Map(entries.map((entry) => [entry.slug, entry]))
  for (const { slug, name } of used) {
    if (!known.has(slug)) known.set(slug, { slug, name, aliases: [] })
  }
  return [...known.values()]
}

function orderOfType(name: string): number {
  const order = (EMPLOYMENT_TYPES as readonly string[]).indexOf(name)
  return order === -1 ? EMPLOYMENT_TYPES.length : order
}

function fold(value: string): string {
  return value.trim().normalize('NFKC').toLowerCase()
}
