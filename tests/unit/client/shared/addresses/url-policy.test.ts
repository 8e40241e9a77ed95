import {
  isReservedForPages,
  isReservedSegment,
} from '../../../../../client/shared/addresses/reserved-segments.js'
import {
  isOldJobLink,
  toJobPathId,
  toOldJobLinkId,
} from '../../../../../client/shared/addresses/job-paths.js'
import {
  isJobId,
  isPagePath,
  isSidecarPath,
} from '../../../../../client/shared/addresses/url-policy.js'

it.each([
  '/',
  '/index.html',
  '/benefits',
  '/qa-engineer/1001',
  '/job_ghid/1001',
  '/previews',
  '/apis',
  '/a.b/c',
  '/404.html',
  '/a/',
])('isPagePath says that a page can have the path %s', (path) => {
  expect(isPagePath(path)).toBe(true)
})

it.each([
  '/api',
  '/API/jobs',
  '/preview',
  '/preview/',
  '/feed.xml',
  '/healthz',
  '/assets/a',
  '/sw.js',
  '/a.PDF',
])('isPagePath says that no page can have the path %s', (path) => {
  expect(isPagePath(path)).toBe(false)
})

it.each(['/api/preview', '/api/preview/token', '/api/webhooks/board', '/api/status'])(
  'isSidecarPath accepts the endpoint %s',
  (path) => {
    expect(isSidecarPath(path)).toBe(true)
  },
)

it.each(['/api/jobs.json', '/api/status/more', '/api/webhooks', '/api/previews', '/preview'])(
  'isSidecarPath rejects the path %s of the site',
  (path) => {
    expect(isSidecarPath(path)).toBe(false)
  },
)

it('a job id has 1 to 19 digits', () => {
  expect(['1', '0', '1234567890123456789'].map(isJobId)).toEqual([true, true, true])
  expect(['', 'x', '1 ', '1\n', '12345678901234567890'].map(isJobId)).toEqual(Array(5).fill(false))
})

it('toJobPathId reads the number behind any slug that a page can have', () => {
  expect(toJobPathId('/qa-engineer/1001')).toBe('1001')
  expect(toJobPathId('/c.v/1001')).toBe('1001')
  const others = ['/1001', '/a/b/1001', '/qa/1001x', '/api/1001', '/qa/12345678901234567890']
  expect(others.map(toJobPathId)).toEqual(Array(5).fill(null))
})

it('old job links are found in any letter case, and only their numbers are read', () => {
  expect(['/job_ghid', '/JOB_GHID/x', '/job_ghid/1'].map(isOldJobLink)).toEqual([true, true, true])
  expect(['/job_ghids', '/a/job_ghid/1'].map(isOldJobLink)).toEqual([false, false])
  expect(toOldJobLinkId('/Job_Ghid/17/')).toBe('17')
  expect(['/job_ghid', '/job_ghid/', '/job_ghid/x'].map(toOldJobLinkId)).toEqual([null, null, null])
})

it('departments and locations are reserved for their landing pages only', () => {
  expect(['departments', 'locations'].map(isReservedForPages)).toEqual([true, true])
  expect(['departments', 'locations', 'benefits'].map(isReservedSegment)).toEqual(
    Array(3).fill(false),
  )
})
