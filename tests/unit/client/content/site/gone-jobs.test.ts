import { createSite } from '../../../../../client/content/create-site.js'
import type { RememberedJob } from '../../../../../client/content/site/job-life.js'
import type { ClosedJobPageData } from '../../../../../client/shared/page-data/page-views.js'
import { rememberJobs } from '../../../../../client/content/site/job-life.js'
import type { CareersDocument } from '../../../../../client/shared/content-model/content-types.js'
import {
  madeJob,
  madeRepository,
  madeSettings,
} from '../../../../helpers/content/made-documents.js'

const NOW = '2026-11-21T12:00:00Z'
const legacy = (...ids: string[]) => ids.map((id) => ({ id })) as [{ id: string }]

function siteOf(documents: CareersDocument[], remembered: RememberedJob[] = [], now = NOW) {
  return createSite(documents, { now: new Date(now), buildHash: 'hash', remembered })
}

/** What a site at one time would hand on to the next. */
function memoryOf(documents: CareersDocument[], remembered: RememberedJob[] = [], now = NOW) {
  const { content } = siteOf(documents, remembered, now)
  if (content === null) throw new Error('The documents make no site.')
  return rememberJobs(content)
}

function closedPages(...given: Parameters<typeof siteOf>) {
  return siteOf(...given)
    .pages.filter(({ componentChunkName }) => componentChunkName === 'component---closed-job-page')
    .map(({ path, result }) => ({ path, ...(result.data as ClosedJobPageData) }))
}

const before = madeRepository([madeJob('1'), madeJob('2', { legacy_ids: legacy('90', '91') })])
const after = madeRepository([madeJob('1')])

it('a deleted job gets a closed page with the date of the first build without the job', () => {
  expect(closedPages(after, memoryOf(before))).toMatchObject([
    {
      path: '/role-2/2',
      title: 'Role 2',
      department: { slug: 'engineering', name: 'Engineering' },
      closedOn: '2026-11-21',
      formerIds: ['90', '91'],
      similar: [{ id: '1' }],
    },
  ])
})

it('the closing day of a deleted job is in the time zone of the company', () => {
  const [page] = closedPages(after, memoryOf(before), '2026-07-21T23:30:00Z')
  expect(page?.closedOn).toBe('2026-07-22')
})

it('later builds remember a deleted job and its closing day for the days in the settings', () => {
  const settings = madeSettings({ closed_page_days: 30 })
  const documents = [settings, ...after.slice(1)]
  const memory = memoryOf(documents, memoryOf(before))
  expect(closedPages(documents, memory, '2026-12-21T12:00:00Z')).toMatchObject([
    { closedOn: '2026-11-21' },
  ])
  expect(closedPages(documents, memory, '2026-12-22T12:00:00Z')).toEqual([])
  expect(memoryOf(documents, memory, '2026-12-22T12:00:00Z').map(({ id }) => id)).toEqual(['1'])
})

it('the closed page of a deleted job stays for a year when the settings name no period', () => {
  const memory = memoryOf(after, memoryOf(before))
  expect(closedPages(after, memory, '2027-11-21T12:00:00Z')).toHaveLength(1)
  expect(closedPages(after, memory, '2027-11-22T12:00:00Z')).toEqual([])
})

it('a job has no closed page after its document is back', () => {
  expect(closedPages(before, memoryOf(after, memoryOf(before)))).toEqual([])
})

it('a closed page uses no id that another job has taken over', () => {
  const moved = madeRepository([madeJob('1'), madeJob('7', { legacy_ids: legacy('2') })])
  expect(closedPages(moved, memoryOf(before))).toEqual([])
  const half = madeRepository([madeJob('1'), madeJob('7', { legacy_ids: legacy('91') })])
  expect(closedPages(half, memoryOf(before))).toMatchObject([{ formerIds: ['90'] }])
})

it('a closed job that is deleted later retains its closing day', () => {
  const closed = madeRepository([
    madeJob('1'),
    madeJob('2', { status: 'Closed', closed_on: '2026-11-03' }),
  ])
  expect(closedPages(after, memoryOf(closed))).toMatchObject([{ closedOn: '2026-11-03' }])
})

it('a closed page names no department that no longer has a page', () => {
  const memory = memoryOf(before).map((job) => ({
    ...job,
    department: { slug: 'gone', name: 'Gone' },
  }))
  expect(closedPages(after, memory)).toMatchObject([{ department: null }])
})
