import { createSearchEngine } from '../../../../../client/filters/search/search-engine.js'
import { createJob, createListing } from '../sample-listing.js'

afterEach(() => jest.restoreAllMocks())

test('jobs are read for a search in many tasks, between which a key press is answered', async () => {
  const jobs = ['Data Engineer', 'Buyer', 'Designer', 'Nurse', 'Planner'].map((title) =>
    createJob({ title }),
  )
  // A processor that is slow: each look at the clock is later by a long task.
  let now = 0
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 50))
  let others = 0
  const another = setInterval(() => (others += 1))
  await createSearchEngine(createListing(jobs)).prepare()
  clearInterval(another)
  expect(others).toBeGreaterThanOrEqual(jobs.length - 2)
})
