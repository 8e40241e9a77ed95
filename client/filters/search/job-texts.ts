import { memoize } from '../../shared/lib/memoize.js'
import type { ListingView } from '../../shared/page-data/listing-views.js'
import type { JobRow, LocationView } from '../../shared/page-data/views.js'

/** How much a word counts, by where a job has it; names first, passing words last. */
export const FIELD_WEIGHTS = { title: 24, department: 6, place: 6, fact: 6, keyword: 3, summary: 1 }

export type SearchField = keyof typeof FIELD_WEIGHTS

export interface JobText {
  field: SearchField
  text: string
  /** Whether the job's row shows it. */
  isShown: boolean
}

/** Maps a job to all texts that a search looks at. */
export function createTextReader({ departments, places }: ListingView) {
  const aliases = new Map(departments.map(({ slug, aliases }) => [slug, aliases]))
  const { aroundLocation, aroundCountry } = createNamesAround(places)
  const toTexts = (field: SearchField, isShown: boolean, texts: readonly string[]): JobText[] =>
    texts.map((text) => ({ field, isShown, text }))

  return (job: JobRow): JobText[] => [
    ...toTexts('title', true, [job.title]),
    ...toTexts('department', true, [job.department.name]),
    ...toTexts(
      'place',
      true,
      job.places.map(({ name }) => name),
    ),
    ...toTexts('fact', true, [job.workplace ?? '', ...job.types.map(({ name }) => name)]),
    ...toTexts('fact', true, [job.hours ?? '']),
    // Only the figures of the pay: 'a year' would make every paid job a match for 'year'.
    ...toTexts('fact', true, job.pay?.match(/\d[\d,]*/g) ?? []),
    ...toTexts('summary', true, [job.summary ?? '']),
    ...toTexts('keyword', false, [...job.keywords, job.id]),
    ...toTexts('department', false, aliases.get(job.department.slug) ?? []),
    ...toTexts(
      'place',
      false,
      job.places.flatMap(({ slug }) => aroundLocation(slug)),
    ),
    ...toTexts('place', false, job.remoteCountries.flatMap(aroundCountry)),
  ]
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
