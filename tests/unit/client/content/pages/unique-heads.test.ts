import fc from 'fast-check'
import type {
  CareersDocument,
  JobData,
} from '../../../../../client/shared/content-model/content-types.js'
import {
  completeDescription,
  toTitlesSentence,
} from '../../../../../client/content/views/complete-description.js'
import { linkTo, madePage, madeSettings } from '../../../../helpers/content/made-documents.js'
import { madeListing, madeWholeJob, manifestOf } from '../../../../helpers/content/made-listing.js'

function headsOf(jobs: Partial<JobData>[], ...more: CareersDocument[]) {
  const { pages, publishedUrls } = manifestOf(
    madeListing(
      jobs.map((data, index) => madeWholeJob(`${index + 1}`, data)),
      ...more,
    ),
  )
  const indexed = pages.filter(({ data }) => Object.hasOwn(publishedUrls.pages, data.path))
  return new Map(indexed.map(({ data }) => [data.path, data.result.pageContext.head]))
}

const at = (location: string) => ({
  locations: [{ location: linkTo('location', location) }] as never,
})

it('jobs with the same name differ in their page titles by location, or else by id', () => {
  const heads = headsOf([
    { title: 'Hydrologist', ...at('bristol') },
    { title: 'Hydrologist', ...at('dublin') },
    { title: 'Surveyor', ...at('bristol') },
    { title: 'Surveyor', ...at('bristol') },
  ])
  const title = (path: string) => heads.get(path)?.title
  expect(title('/hydrologist/1')).toBe('Hydrologist, Bristol | Careers at Example Works')
  expect(title('/hydrologist/2')).toBe('Hydrologist, Dublin | Careers at Example Works')
  expect(title('/surveyor/3')).toBe('Surveyor, Bristol (3) | Careers at Example Works')
  expect(title('/surveyor/4')).toBe('Surveyor, Bristol (4) | Careers at Example Works')
})

it('a job in several locations names them in its page title, or how many more there are', () => {
  const locations = (...uids: string[]) => ({
    locations: uids.map((uid) => ({ location: linkTo('location', uid) })) as never,
  })
  const heads = headsOf([
    { title: 'Surveyor', ...locations('bristol', 'dublin') },
    { title: 'Diver', ...locations('bristol', 'dublin', 'remote-uk') },
  ])
  expect([...heads.values()].map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'Surveyor, Bristol and Dublin | Careers at Example Works',
      'Diver, Bristol and 2 more | Careers at Example Works',
    ]),
  )
})

it('a description does not say the title again', () => {
  const heads = headsOf(
    [{ title: 'Lead Surveyor', summary: ' Lead surveyor.' }],
    madePage('benefits', { title: 'Benefits', summary: 'Benefits' }),
  )
  expect(heads.get('/lead-surveyor/1')?.description).toMatch(/^Engineering, /)
  expect(heads.get('/benefits')?.description).toMatch(/^Open roles at Example Works, /)
})

it('a description names as many roles as it has room for, and cuts none', () => {
  const titles = ['Installation Scheduler', 'Customer Success Manager', 'Billing Lead', 'Diver']
  const heads = headsOf(titles.map((title) => ({ title })))
  const landing = heads.get('/departments/engineering')?.description ?? ''
  expect(landing).toMatch(/ Open now: .+\.$/)
  const intro = 'x'.repeat(95)
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...titles), { minLength: 1 }),
      fc.nat(160),
      (all, room) => {
        const sentence = toTitlesSentence(
          all.map((title) => ({ title })),
          room,
        )
        expect(sentence.length).toBeLessThanOrEqual(room)
        expect(completeDescription(intro, [sentence])).toMatch(/^x+(?: Open now: .+\.)?$/)
      },
    ),
  )
})

it('a long page title omits the location first, then the company, never the job title', () => {
  const heads = headsOf([
    { title: 'Senior Hydrologist, Large Rivers', ...at('bristol') },
    { title: 'Principal Hydrological Data and Infrastructure Engineer, Rivers', ...at('bristol') },
  ])
  expect([...heads.values()].map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'Senior Hydrologist, Large Rivers | Careers at Example Works',
      'Principal Hydrological Data and Infrastructure Engineer, Rivers',
    ]),
  )
})

it('where the company’s name is too long for any title, jobs keep their location, and the name is cut', () => {
  const name = 'The Partnership for Water Conservation and Leakage Engineering'
  const heads = headsOf(
    [{ title: 'Hydrologist', ...at('bristol') }],
    madeSettings({ organisation_name: name }),
  )
  expect(heads.get('/hydrologist/1')?.title).toBe('Hydrologist, Bristol')
  expect(heads.get('/')?.title).toBe(
    'Careers at The Partnership for Water Conservation and Leakage…',
  )
})

it('all indexed pages have different titles and descriptions, whatever the jobs are called', () => {
  const words = fc.constantFrom(
    'Engineer',
    'Hydrologist',
    'Engineer of very large and very small rivers',
    'R',
  )
  const job = fc.record({
    title: fc.oneof(
      words,
      fc.tuple(words, words).map((pair) => pair.join(' ')),
    ),
    summary: fc.option(fc.constantFrom('Measure rivers.', 'Look after data. '.repeat(12)), {
      nil: null,
    }),
    meta_title: fc.option(fc.constantFrom('A role', 'A role at our company'), { nil: null }),
    location: fc.constantFrom('bristol', 'dublin', 'remote-uk'),
  })
  fc.assert(
    fc.property(fc.array(job, { minLength: 1, maxLength: 40 }), (jobs) => {
      const heads = [
        ...headsOf(jobs.map(({ location, ...data }) => ({ ...data, ...at(location) }))).values(),
      ]
      expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
      expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
      for (const { title, description } of heads) {
        expect(title.length).toBeLessThanOrEqual(65)
        expect((description ?? '').length).toBeLessThanOrEqual(160)
      }
    }),
    { numRuns: 25 },
  )
})
