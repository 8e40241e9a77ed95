import { XMLParser } from 'fast-xml-parser'
import { linkTo } from '../../../../../helpers/content/made-documents.js'
import {
  madeListing,
  madeWholeJob,
  manifestOf,
  writeAll,
} from '../../../../../helpers/content/made-listing.js'

const locations = ['bristol', 'dublin', 'nowhere'].map((uid) => ({
  location: linkTo('location', uid),
})) as never

const range = (min: number, currency: string, uid?: string) => ({
  min,
  max: min + 1000,
  currency,
  unit: 'YEAR',
  location: uid === undefined ? null : linkTo('location', uid),
})

function payAtLocations(salary_ranges: unknown[]) {
  const job = madeWholeJob('7', { locations, salary_ranges: salary_ranges as never })
  const files = writeAll(manifestOf(madeListing([job])))
  const parser = new XMLParser({ isArray: (name) => ['job', 'salary'].includes(name) })
  const read = (name: string) => parser.parse(files.get(name) ?? '').source.job
  return {
    indeed: read('feeds/indeed.xml').map(
      ({ salary }: { salary?: string[] }) => salary?.[0] ?? null,
    ),
    linkedin: read('feeds/linkedin.xml').map(
      ({ salaries }: { salaries?: { salary: { lowEnd: { amount: number } }[] } }) =>
        salaries?.salary.map(({ lowEnd }) => lowEnd.amount) ?? [],
    ),
  }
}

it('job boards get for each location the pay there, else that which is for no location', () => {
  const ranges = [
    range(50000, 'GBP', 'bristol'),
    range(60000, 'EUR', 'dublin'),
    range(40000, 'GBP'),
  ]
  expect(payAtLocations(ranges)).toEqual({
    indeed: ['£50,000 to £51,000 a year', '€60,000 to €61,000 a year', '£40,000 to £41,000 a year'],
    linkedin: [[50000], [60000], [40000]],
  })
})

it('job boards get the pay of a country for a location in it, and none for a location elsewhere', () => {
  expect(payAtLocations([range(50000, 'GBP', 'united-kingdom')])).toEqual({
    indeed: ['£50,000 to £51,000 a year', null, null],
    linkedin: [[50000], [], []],
  })
})
