import type { FacetOption, ListingView, Vocabulary } from '../../shared/page-data/listing-views.js'
import type { FacetKey } from '../../shared/page-data/views.js'
import { foldText } from '../../shared/lib/fold-text.js'
import { memoize } from '../../shared/lib/memoize.js'
import { mapFacets } from './facets.js'

/** Several listings of a site begin with the same one. */
export const toVocabulary = memoize((listing: ListingView): Vocabulary => {
  const { jobs } = listing
  return mapFacets(({ valuesOf, optionsOf }) => {
    const used = new Map(jobs.flatMap(valuesOf).map((value) => [value.slug, value]))
    const options = optionsOf(listing, [...used.values()])
    // Where all jobs have the same value, there is nothing to choose.
    const isDead = used.size === 1 && jobs.every((job) => valuesOf(job).length > 0)
    return isDead ? options.map((option) => ({ ...option, redundant: true })) : options
  })
}, new WeakMap())

export function toSlugs(
  options: readonly FacetOption[],
  values: readonly string[],
): { slugs: string[]; unknown: string[] } {
  const found = values
    .flatMap((value) => splitAtCommas(options, value))
    .map((value) => ({ value, slug: toSlug(options, value) }))
  return {
    slugs: [...new Set(found.flatMap(({ slug }) => slug ?? []))],
    unknown: found.filter(({ slug }) => slug === undefined).map(({ value }) => value),
  }
}

/** Several values, unless a name has the comma. In 'Bristol, UK' the second only says where the first is. */
function splitAtCommas(options: readonly FacetOption[], value: string): string[] {
  if (!value.includes(',') || toSlug(options, value) !== undefined) return [value]
  const parts = value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const slugs = parts.map((part) => toSlug(options, part))
  const around = options.flatMap(({ slug, under }) => (slugs.includes(slug) ? under : []))
  return parts.filter((_, at) => !around.includes(slugs[at]))
}

/** A value may be a slug, a name or an alias, however it is typed. */
function toSlug(options: readonly FacetOption[], value: string): string | undefined {
  const wanted = fold(value)
  const found =
    options.find(({ slug }) => fold(slug) === wanted) ??
    options.find(({ name }) => fold(name) === wanted) ??
    options.find(({ aliases = [] }) => aliases.some((alias) => fold(alias) === wanted))
  return found?.slug
}

export function nameOf(vocabulary: Vocabulary, key: FacetKey, slug: string): string {
  return vocabulary[key].find((option) => option.slug === slug)?.name ?? slug
}

function fold(value: string): string {
  return foldText(value).replaceAll('&', ' and ').replace(/\s+/g, ' ').trim()
}
