import type { JobData } from '../../../../../client/shared/content-model/content-types.js'
import { linkTo, madeDepartment, madeSettings } from '../../../../helpers/content/made-documents.js'
import { madeListing, madeWholeJob, manifestOf } from '../../../../helpers/content/made-listing.js'

const IMAGE = {
  url: 'https://images.example/own.png',
  alt: 'A river',
  dimensions: { width: 1200, height: 630 },
} as never

const cardsOf = (...documents: Parameters<typeof madeListing>[1][]) => {
  const jobs = documents.filter(({ type }) => type === 'job') as Parameters<typeof madeListing>[0]
  const { pages } = manifestOf(madeListing(jobs, ...documents.filter(({ type }) => type !== 'job')))
  return new Map(pages.map(({ data, card }) => [data.path, card]))
}
const cardOf = (data: Partial<JobData>) => cardsOf(madeWholeJob('1', { title: 'Role', ...data }))

it('the card of a job shows its title, its places and workplace, and its pay', () => {
  const salary = { min: 42000, max: 54000, currency: 'GBP', unit: 'YEAR' }
  const locations = ['bristol', 'dublin'].map((uid) => ({ location: linkTo('location', uid) }))
  const cards = cardOf({ locations: locations as never, salary_ranges: [salary] as never })
  expect(cards.get('/role/1')).toEqual({
    seed: '1',
    heading: expect.stringMatching(/^Careers at /),
    title: 'Role',
    facts: ['Bristol, Dublin · Hybrid', '£42,000 to £54,000 a year'],
  })
})

it('the card of a job leaves out what is not known of it', () => {
  expect(cardOf({ locations: [], workplace: 'Remote' }).get('/role/1')?.facts).toEqual(['Remote'])
  expect(cardOf({ locations: [], workplace: null }).get('/role/1')?.facts).toEqual([])
})

it('the card of a department or a location shows how many roles are open', () => {
  const cards = cardOf({})
  expect(cards.get('/departments/engineering')?.facts).toEqual(['1 open role'])
  expect(cards.get('/departments/hydrology')?.facts).toEqual([])
  expect(cards.get('/locations/bristol')?.title).toBe('Bristol')
})

it('the card of the front page names the company, unless the settings have an image', () => {
  expect(cardOf({}).get('/')).toMatchObject({ title: 'Careers at Example Works', facts: [] })
  const settings = madeSettings({ share_image: IMAGE })
  expect(cardsOf(madeWholeJob('1'), settings).get('/')).toBeNull()
})

it('an image that an editor has chosen wins, and other pages have none', () => {
  const department = madeDepartment('making', 'Making')
  const cards = cardsOf(madeWholeJob('1', { title: 'Role', share_image: IMAGE }), {
    ...department,
    data: { ...department.data, share_image: IMAGE },
  })
  expect(cards.get('/role/1')).toBeNull()
  expect(cards.get('/departments/making')).toBeNull()
  expect(cards.get('/saved')).toBeNull()
})
