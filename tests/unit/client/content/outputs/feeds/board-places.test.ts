import { XMLParser } from 'fast-xml-parser'
import { linkTo, madeLocation } from '../../../../../helpers/content/made-documents.js'
import {
  madeListing,
  madeWholeJob,
  manifestOf,
  writeAll,
} from '../../../../../helpers/content/made-listing.js'

const EUROPE = { locations: [{ location: linkTo('location', 'europe') }] as never }
const REMOTE = {
  workplace: 'Remote' as const,
  remote_countries: ['ireland', 'spain'].map((uid) => ({
    country: linkTo('location', uid),
  })) as never,
}
const both = ['spain', 'europe'].map((uid) => ({ location: linkTo('location', uid) })) as never

it.each([
  ['a remote job in a region', { ...EUROPE, ...REMOTE }, ['7-ireland IE', '7-spain ES']],
  ['one also in a country', { ...REMOTE, locations: both }, ['7-spain ES', '7-ireland IE']],
  ['one without countries', { ...EUROPE, workplace: 'Remote' as const }, ['7-europe undefined']],
  [
    'a job that is not remote',
    { ...EUROPE, ...REMOTE, workplace: 'Hybrid' as const },
    ['7-europe undefined'],
  ],
])('the country, where one is known, at which job boards list %s', (_, data, expected) => {
  const spain = madeLocation('spain', 'Spain', { kind: 'country', country: 'ES' })
  const files = writeAll(manifestOf(madeListing([madeWholeJob('7', data)], spain)))
  const parser = new XMLParser({ isArray: (name) => name === 'job' })
  const read = (name: string) => parser.parse(files.get(name) ?? '').source
  const listed = (name: string, id: string) =>
    read(name).job.map((job: Record<string, string>) => `${job[id]} ${job['country']}`)
  expect(listed('feeds/indeed.xml', 'referencenumber')).toEqual(expected)
  expect(listed('feeds/linkedin.xml', 'partnerJobId')).toEqual(expected)
  expect(read('feeds/linkedin.xml').expectedJobCount).toBe(expected.length)
})
