import { memoize } from '../../shared/lib/memoize.js'
import type { ListingView } from '../../shared/page-data/listing-views.js'
import type { JobRow, LocationView } from '../../shared/page-data/views.js'
import { thousands } from '#words/search.js'

/** How much a word counts, by where a job has it; names first, passing words last. */
export const FIELD_WEIGHTS = {
  title: 24,
  initials: 3.2,
  department: 6,
  place: 6,
  fact: 6,
  /** Another name of the department. */
  alias: 6,
  /** A place around its own, or another name of one. */
  around: 6,
  keyword: 3,
  summary: 1,
}

export type SearchField = keyof typeof FIELD_WEIGHTS

/** What no row shows. */
export const HIDDEN: ReadonlySet<SearchField> = new Set(['alias', 'around', 'keyword'])

export interface JobText {
  field: SearchField
  text: string
}

/** Maps a job to all texts that a search looks at. */
export function createTextReader({ departments, places }: ListingView) {
  const aliases = new Map(departments.map(({ slug, aliases }) => [slug, aliases]))
  const { aroundLocation, aroundCountry } = createNamesAround(places)
  const toTexts = (field: SearchField, texts: readonly string[]): JobText[] =>
    texts.map((text) => ({ field, text }))

  return (job: JobRow): JobText[] => [
    ...toTexts('title', [job.title]),
    ...toTexts('department', [job.department.name]),
    ...toTexts(
      'place',
      job.places.map(({ name }) => name),
    ),
    ...toTexts('fact', [job.workplace ?? '', ...job.types.map(({ name }) => name)]),
    ...toTexts('fact', [job.hours ?? '']),
    ...toTexts('fact', toFigures(job)),
    ...toTexts('summary', [job.summary ?? '']),
    ...toTexts('keyword', [...job.keywords, job.id, job.reference ?? '']),
    ...toTexts('alias', aliases.get(job.department.slug) ?? []),
    ...toTexts(
      'around',
      job.places.flatMap(({ slug }) => aroundLocation(slug)),
    ),
    ...toTexts('around', job.remoteCountries.flatMap(aroundCountry)),
  ]
}

const FIGURE = new RegExp(`\\d[\\d${thousands}]*`, 'g')

/**
 * Of pay that is not by the year, which a search compares. Only the figures: 'an hour' would make every paid job
 * a match for 'hour'.
 */
function toFigures({ pay, yearlyPay }: JobRow): readonly string[] {
  return yearlyPay.length > 0 ? [] : (pay?.match(FIGURE) ?? [])
}

/** By slug or country code, the names of the locations around it. */
function createNamesAround(locations: readonly LocationView[]) {
  const bySlug = new Map(locations.map((location) => [location.slug, location]))
  const aroundLocation = memoize((slug: string): string[] =>
    [slug, ...(bySlug.get(slug)?.within ?? [])].flatMap((around) => {
      const { name = '', countryName = '', aliases = [] } = bySlug.get(around) ?? {}
      return [name, countryName ?? '', ...aliases]
    }),
  )
  /** A remote job names countries, which need not be among the listing's locations. */
  const aroundCountry = memoize((code: string): string[] => {
    const inCountry = locations.filter(({ country }) => country === code)
    const country = inCountry.find(({ kind }) => kind === 'country')
    return country === undefined
      ? [inCountry[0]?.countryName ?? code]
      : aroundLocation(country.slug)
  })
  return { aroundLocation, aroundCountry }
}
