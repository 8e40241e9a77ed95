import type { JobData } from '../../../../../client/shared/content-model/content-types.js'
import { linkTo } from '../../../../helpers/content/made-documents.js'
import { madeListing, madeWholeJob, siteOf } from '../../../../helpers/content/made-listing.js'
import { toListedRows } from '../../../../../client/content/views/listed-rows.js'

const nurse = (uid: string, working_hours: string | null, more: Partial<JobData> = {}) =>
  madeWholeJob(uid, { title: 'Nurse', working_hours, ...more })

const listedHours = (...jobs: ReturnType<typeof nurse>[]) =>
  toListedRows(siteOf(madeListing(jobs)).content).map(({ id, hours }) => [id, hours])

const DUBLIN = { locations: [{ location: linkTo('location', 'dublin') }] as never }

it('rows of one title and place say their working hours where these differ', () => {
  expect(listedHours(nurse('1', 'Nights'), nurse('2', 'Weekends'), nurse('3', null))).toEqual([
    ['1', 'Nights'],
    ['2', 'Weekends'],
    ['3', undefined],
  ])
})

it.each([
  ['the same hours', nurse('2', 'Nights')],
  ['another place', nurse('2', 'Days', DUBLIN)],
  ['another title', nurse('2', 'Days', { title: 'Surgeon' })],
  ['no place in the list', nurse('2', 'Days', { listed: false })],
])('a row says no hours beside a job with %s', (_, other) => {
  const hours = listedHours(nurse('1', 'Nights'), other).map(([, each]) => each)
  expect(hours.every((each) => each === undefined)).toBe(true)
})

it('working hours of many words are cut in a row', () => {
  const long = 'Rotating between days and nights in a pattern of four weeks that begins on Mondays'
  expect(listedHours(nurse('1', long), nurse('2', 'Nights'))[0]).toEqual([
    '1',
    'Rotating between days and nights in a pattern of four weeks…',
  ])
})

it('the page of a job has its hours among its facts alone', () => {
  const { pages } = siteOf(madeListing([nurse('1', 'Nights'), nurse('2', 'Days')]))
  const data = pages.find(({ path }) => path === '/nurse/1')?.result.data
  expect(data).toMatchObject({ job: { workingHours: 'Nights' }, similar: [{ hours: 'Days' }] })
  expect(data).not.toHaveProperty('job.hours')
})
