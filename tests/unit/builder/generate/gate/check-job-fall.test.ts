import type { Candidate } from '../../../../../builder/generate/gate/candidate.js'
import type { JobData } from '../../../../../client/shared/content-model/content-types.js'
import { madeJobs, madeRepository } from '../../../../helpers/content/made-documents.js'
import { APPROVED, jobs, LIVE_SINCE, refusalOf, SMALL, toCandidate } from './made-candidate.js'

describe('a release with another number of jobs than the live one', () => {
  it.each([
    [20, 10, true],
    [20, 11, false],
    [43, 1, true],
    [10, 5, true],
    // A small site may lose half in a day.
    [8, 4, false],
    [2, 1, false],
    [5, 50, false],
  ])('the release checks refuse a change from %i jobs to %i: %s', (liveJobs, left, isRefused) => {
    const message = refusalOf(
      toCandidate(jobs(left), { live: { jobs: liveJobs, createdAt: LIVE_SINCE, size: SMALL } }),
    )
    expect(message !== '').toBe(isRefused)
    if (isRefused) expect(message).toContain(`only ${left} of ${liveJobs} jobs would be left`)
  })

  it.each<[string, Partial<JobData>, boolean]>([
    ['a closing date that has passed since the live release', { closes_on: '2026-11-19' }, false],
    ['a closing date that had passed before it', { closes_on: '2026-11-18' }, true],
    ['an editor’s mark', { status: 'Closed', closes_on: '2026-11-19' }, true],
  ])('jobs closed by %s are a fall in their number: %s', (_, closed, isRefused) => {
    const documents = madeJobs(20).map((job, at) =>
      at < 15 ? { ...job, data: { ...job.data, ...closed } } : job,
    )
    const live = { jobs: 20, createdAt: LIVE_SINCE, size: SMALL }
    const message = refusalOf(toCandidate(madeRepository(documents), { live }))
    expect(message.includes('only 5 of 20 jobs would be left')).toBe(isRefused)
    expect(message === '').toBe(!isRefused)
  })

  it.each<[string, Partial<Candidate>, boolean]>([
    [
      'a large drop passes when this ref is approved',
      { approval: { ref: 'Zmaster1', allowEmpty: false, ...APPROVED } },
      true,
    ],
    [
      'a large drop is refused when only another ref is approved',
      { approval: { ref: 'Zother', allowEmpty: true, ...APPROVED } },
      false,
    ],
    ['a large drop passes when the command line allows it', { allowsDrop: true }, true],
  ])('%s', (_, changes, passes) => {
    const message = refusalOf(
      toCandidate(jobs(1), { live: { jobs: 43, createdAt: LIVE_SINCE, size: SMALL }, ...changes }),
    )
    expect(message === '').toBe(passes)
  })
})
