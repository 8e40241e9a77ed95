import fc from 'fast-check'
import type {
  JobData,
  JobDocument,
} from '../../../../../../client/shared/content-model/content-types.js'
import { CURRENCIES } from '../../../../../../client/shared/content-model/codes.js'
import {
  EDUCATION_LEVELS,
  EMPLOYMENT_TYPES,
  JOB_STATUSES,
  SALARY_UNITS,
  WORKPLACES,
} from '../../../../../../client/shared/content-model/content-values.js'
import { linkTo } from '../../../../../helpers/content/made-documents.js'
import { LONG_TEXT, madeWholeJob } from '../../../../../helpers/content/made-listing.js'

/** Half of the values are what an editor would write, the rest is what may go wrong with it. */
const orEmpty = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null, freq: 4 })

const day = fc
  .integer({ min: -400, max: 400 })
  .map((days) => new Date(Date.UTC(2026, 10, 21) + days * 86_400_000).toISOString().slice(0, 10))

const amount = fc.oneof(
  fc.integer({ min: -5, max: 200_000 }),
  fc.double({ noNaN: true, max: 1e6, min: 0 }),
)

const range = fc.record({
  title: fc.constant(null),
  min: orEmpty(amount),
  max: orEmpty(amount),
  currency: orEmpty(fc.constantFrom(...CURRENCIES)),
  unit: orEmpty(fc.constantFrom(...SALARY_UNITS)),
  location: fc.constant({ link_type: 'Any' }),
  note: fc.constant(null),
})

const words = fc.oneof(
  { weight: 3, arbitrary: fc.constant(LONG_TEXT) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(' once=1 javascript:x </script><a href=x>', '', '\u2028]]>'),
  },
)

const text = fc
  .array(
    fc.record({
      type: fc.constantFrom('paragraph', 'heading2', 'list-item', 'o-list-item', 'preformatted'),
      text: words,
      spans: fc.constant([]),
    }),
    { maxLength: 4 },
  )
  .map((blocks) => blocks as never)

const title = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Hydrologist', 'R&D Engineer', 'Head of <Data>') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'URGENT!! apply now',
      'Driver £30000',
      'Engineer JR-12345',
      'X',
      'Y'.repeat(130),
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 140 }) },
)

const links = (slugs: string[]) =>
  fc
    .subarray(slugs, { minLength: 0 })
    .map((chosen) => chosen.map((slug) => linkTo('location', slug)))

const fields = {
  title,
  department: fc.constantFrom(
    linkTo('department', 'engineering'),
    linkTo('department', 'hydrology'),
  ),
  locations: links(['bristol', 'dublin', 'nowhere', 'remote-uk']).map(
    (locations) => locations.map((location) => ({ location })) as never,
  ),
  remote_countries: links(['united-kingdom', 'ireland', 'europe']).map(
    (countries) => countries.map((country) => ({ country })) as never,
  ),
  workplace: orEmpty(fc.constantFrom(...WORKPLACES)),
  employment_types: fc
    .subarray([...EMPLOYMENT_TYPES])
    .map((types) => types.map((type) => ({ type })) as never),
  salary_ranges: fc.array(range, { maxLength: 3 }) as never,
  about: text,
  responsibilities: text,
  extra: text,
  working_hours: orEmpty(words) as never,
  experience_months: orEmpty(fc.integer({ min: -1, max: 120 })),
  education: orEmpty(fc.constantFrom(...EDUCATION_LEVELS)),
  experience_in_place_of_education: fc.boolean(),
  vacancies: orEmpty(fc.integer({ min: -1, max: 9 })),
  date_posted: orEmpty(day) as never,
  closes_on: orEmpty(day) as never,
  status: orEmpty(fc.constantFrom(...JOB_STATUSES)),
  listed: orEmpty(fc.boolean()),
}

/** Up to so many fields of a job are not as a careful editor leaves them. */
const MOST_STRANGE = 6

const data = fc
  .tuple(fc.record(fields), fc.subarray(Object.keys(fields), { maxLength: MOST_STRANGE }))
  .map(([job, strange]) =>
    Object.fromEntries(Object.entries(job).filter(([name]) => strange.includes(name))),
  ) as fc.Arbitrary<Partial<JobData>>

/** Jobs with ids from 1 on, as wrong as editors and imports can make them. */
export function arbitraryJobs(count: number): fc.Arbitrary<JobDocument[]> {
  return fc
    .array(data, { minLength: count, maxLength: count })
    .map((jobs) => jobs.map((job, index) => madeWholeJob(String(index + 1), job)))
}
