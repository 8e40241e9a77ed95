import { APPROVED, jobs, LIVE_SINCE, refusalOf, SMALL, toCandidate } from './made-candidate.js'

describe('a release that is larger than the live one', () => {
  it.each<[string, Partial<typeof SMALL>, Partial<typeof SMALL>, string]>([
    ['a small site may grow many times over', { files: 200 }, { files: 9_000 }, ''],
    ['a large site may double in size', { bytes: 1e9 }, { bytes: 2e9 }, ''],
    [
      'more than three times as many files need an approval',
      { files: 4_000 },
      { files: 12_001 },
      'has 12001 files, the one that is live',
    ],
    [
      'more than three times as many bytes need an approval',
      { bytes: 1e8 },
      { bytes: 3e8 + 1 },
      'has 300000001 bytes, the one',
    ],
    [
      'a largest file that is four times as large needs an approval',
      { largestFile: 1e6 },
      { largestFile: 4e6 },
      'has 4000000 bytes in one file',
    ],
  ])('%s', (_, before, now, message) => {
    const sizes = {
      size: { ...SMALL, ...now },
      live: { jobs: 3, createdAt: LIVE_SINCE, size: { ...SMALL, ...before } },
    }
    const refusal = refusalOf(toCandidate(jobs(3), sizes))
    if (message === '') expect(refusal).toBe('')
    else expect(refusal).toContain(message)
    const approval = { ref: 'Zmaster1', allowEmpty: false, ...APPROVED }
    expect(refusalOf(toCandidate(jobs(3), { ...sizes, approval }))).toBe('')
    expect(refusalOf(toCandidate(jobs(3), { ...sizes, allowsDrop: true }))).toBe('')
  })
})
