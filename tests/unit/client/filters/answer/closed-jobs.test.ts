import { isClosed, lastClosing } from '../../../../../client/filters/answer/closed-jobs.js'
import { createJob } from '../sample-listing.js'

const closesAt = '2026-07-31T23:59:59+01:00'
const jobs = [
  createJob({ id: '1', title: 'Closes', closesAt }),
  createJob({ id: '2', title: 'Stays' }),
  createJob({ id: '3', title: 'Unreadable', closesAt: 'soon' }),
]

it('a job is open to the last second of its closing day in the zone of the site', () => {
  const openIds = (instant: string) =>
    jobs.filter((job) => !isClosed(job, Date.parse(instant))).map(({ id }) => id)
  expect(openIds('2026-07-31T22:59:59Z')).toEqual(['1', '2', '3'])
  expect(openIds('2026-07-31T23:00:00Z')).toEqual(['2', '3'])
})

it('no job is closed before the browser knows the time', () => {
  expect(jobs.filter((job) => isClosed(job, null))).toEqual([])
})

it('lastClosing returns the instant at which the list last became shorter', () => {
  expect(lastClosing(jobs, Date.parse('2026-07-31T22:59:59Z'))).toBeNull()
  expect(lastClosing(jobs, Date.parse('2027-01-01T00:00:00Z'))).toBe(Date.parse(closesAt))
})
