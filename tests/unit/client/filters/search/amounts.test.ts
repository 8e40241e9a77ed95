import { createJobIndex } from '../../../../../client/filters/search/job-index.js'
import { createSearchEngine } from '../../../../../client/filters/search/search-engine.js'
import { takeAmount } from '../../../../../client/filters/search/amounts.js'
import { createJob, createListing, locationRef } from '../sample-listing.js'

it.each([
  ['50k', 50_000, ''],
  ['50000', 50_000, ''],
  ['50,000', 50_000, ''],
  ['£50,000', 50_000, 'GBP'],
  ['50.000 €', 50_000, 'EUR'],
  ['50 000 eur', 50_000, 'EUR'],
  ['£ 50K+', 50_000, 'GBP'],
  ['$52.5k', 52_500, '$'],
  ['GBP 50000 per annum', 50_000, 'GBP'],
  ['50k p.a.', 50_000, ''],
  ['50-60k', 50_000, ''],
  ['£50,000 – £60,000 a year', 50_000, 'GBP'],
  ['50k to 60k', 50_000, ''],
  ['salary over 50k', 50_000, ''],
  ['at least 50k plus', 50_000, ''],
  ['paying from £8,000', null, ''],
  ['50k pounds', 50_000, 'GBP'],
])('all of “%s” asks for %j a year in “%s”', (text, least, currency) => {
  const { rest, amount } = takeAmount(text, () => false)
  expect(amount?.least ?? null).toBe(least)
  if (amount === null) return
  expect(amount.currency).toBe(currency)
  expect(rest.trim()).toBe('')
})

it.each([
  '1020',
  'k8s',
  'tw-2026-039',
  'under 40k',
  '10,000 a month',
  'up to £60,000',
  '24/7',
  'band 5',
  '10012',
])('no pay is asked for in “%s”', (text) => {
  expect(takeAmount(text, (word) => word === '10012').amount).toBeNull()
})

const yearly = (currency: string, upTo: number) => ({
  pay: 'stated',
  yearlyPay: [{ currency, upTo }],
})
const people = { slug: 'people', name: 'People' }
const JOBS = [
  createJob({ id: '1', title: 'Engineer', ...yearly('GBP', 50_000) }),
  createJob({ id: '2', title: 'Engineer', ...yearly('GBP', 64_000) }),
  createJob({
    id: '3',
    title: 'Engineer',
    places: [locationRef('paris')],
    ...yearly('EUR', 70_000),
  }),
  createJob({ id: '4', title: 'Designer', department: people, pay: '£20 an hour' }),
  createJob({ id: '5', title: 'Designer', department: people, ...yearly('GBP', 90_000) }),
]
const index = createJobIndex(createListing(JOBS), createSearchEngine)

it.each([
  ['50k', '1 2 5', '‘50k’ is read as £50,000 a year or more.'],
  ['over £64,000', '2 5', '‘over £64,000’ is read as £64,000 a year or more.'],
  ['55k engineer', '2', '‘55k’ is read as £55,000 a year or more.'],
  ['60k paris', '3', '‘60k’ is read as €60,000 a year or more.'],
  ['€60k', '3', '‘€60k’ is read as €60,000 a year or more.'],
  ['enginer 60k', '2', '‘60k’ is read as £60,000 a year or more.'],
  ['engineer munich 60k', '2', '‘60k’ is read as £60,000 a year or more.'],
  [
    '$60k',
    '1 2 3 4 5',
    'No role states yearly pay in the currency of ‘$60k’, so that was left out.',
  ],
  ['200k', '', '‘200k’ is read as £200,000 a year or more.'],
])('an amount in a search is the pay filter: “%s” finds %j', (text, ids, note) => {
  expect(
    index
      .search(text)
      .map(({ job }) => job.id)
      .join(' '),
  ).toBe(ids)
  expect(index.explain(text)?.notes.join(' ')).toContain(note)
})
