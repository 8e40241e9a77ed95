import { createSite } from '../../../../../client/content/create-site.js'
import { findChecks } from '../../../../../client/preview/panel/find-checks.js'
import type { JobData } from '../../../../../client/shared/content-model/content-types.js'
import {
  madeJob,
  madePage,
  madeRepository,
  paragraph,
} from '../../../../helpers/content/made-documents.js'
import { slice, textWithLink } from '../../../../helpers/world/made-world.js'

const SOUND: Partial<JobData> = {
  about: paragraph('What this role is about, in a sentence. '.repeat(8)),
  salary_ranges: [
    { title: null, min: 40000, max: 50000, currency: 'GBP', unit: 'year', note: null } as never,
  ],
}

function check(data: Partial<JobData>, ...others: ReturnType<typeof madeJob>[]): string[] {
  const jobs = [madeJob('1', { ...SOUND, ...data }), ...others]
  const site = createSite(madeRepository(jobs), { now: new Date('2026-11-01'), buildHash: '' })
  return findChecks(site, 'job-1').map(({ severity, message }) => `${severity}: ${message}`)
}

test('errors, warnings and dead links of a page are all told at once', () => {
  const to = (url: string) => textWithLink({ link_type: 'Web', url })
  const slices: [never, ...never[]] = [
    slice('rich_text', { content: to('/departments/engineering/z') }),
    slice('rich_text', { content: to('/nowhere') }),
    slice('faq', {}, [{}]),
  ]
  const page = madePage('healthz', { slices: slices as never })
  const documents = madeRepository([madeJob('1', { title: null })], page)
  const site = createSite(documents, { now: new Date('2026-11-01'), buildHash: '' })
  const own = findChecks(site, 'page-healthz').filter(({ message }) => !/^elsewhere/.test(message))
  expect(own.map(({ severity, message }) => `${severity} ${message}`).sort()).toEqual([
    expect.stringMatching(
      /^error slices.0.primary.content.0: leads to .departments.engineering.z,/,
    ),
    expect.stringMatching(/^error uid: the path .healthz is reserved/),
    expect.stringMatching(/^warning slices.1.primary.content.0: leads to .nowhere,/),
    expect.stringMatching(/^warning slices.2: the slice "faq" has nothing to show/),
  ])
})

test.each<[string, Partial<JobData>, RegExp]>([
  ['a missing title', { title: null }, /^error: title: the job has no title/],
  ['no location', { locations: [] }, /^error: locations: the job has no location/],
  ['no pay range', { salary_ranges: [] }, /^warning: No pay range is stated/],
  ['a short text', { about: paragraph('Short.') }, /a text shorter than 200 characters/],
  ['pay in the title', { title: 'Surveyor £40,000' }, /more than the name of a role/],
  ['a code in the title', { title: 'Surveyor REQ-1234' }, /more than the name of a role/],
  ['no apply link', { apply_links: [] }, /no apply link that works/],
  [
    'an apply link within the site',
    { apply_links: [{ url: { link_type: 'Web', url: '/apply' } }] as never },
    /^error: apply_links\.0\.url: people would apply at/,
  ],
  [
    'a closing date that has passed',
    { closes_on: '2026-10-15' },
    /closing date 15 October 2026 has passed/,
  ],
  ['a status that closes the job', { status: 'Paused' }, /status is Paused/],
  [
    'an opening day in the future',
    { opens_at: '2026-12-01T09:00:00+0000' },
    /opens on 1 December 2026/,
  ],
  ['an unlisted job', { listed: false }, /unlisted/],
])('the checks report %s', (_, data, expected) => {
  expect(check(data)).toContainEqual(expect.stringMatching(expected))
})

test('the checks name the open job that has the same title', () => {
  expect(check({ title: 'Surveyor' }, madeJob('2', { title: ' surveyor' }))).toContain(
    'warning: Job 2 has the same title.',
  )
})

test('the checks name errors of other documents, because nothing is published until they are mended', () => {
  const broken = madeJob('2', { title: null })
  expect(check({}, broken)).toEqual([
    expect.stringMatching(/^error: elsewhere: job "2" \(job-2\), field "title": /),
    ...check({}),
  ])
  const documents = madeRepository([madeJob('1'), broken])
  const site = createSite(documents, { now: new Date('2026-11-01'), buildHash: '' })
  expect(findChecks(site, null)).toEqual([
    { severity: 'error', message: expect.stringContaining('elsewhere: job "2"') },
  ])
})

test('the checks leave out warnings of other documents', () => {
  expect(check({}, madeJob('2', { apply_links: [] }))).toEqual(check({}))
})

test('the checks of a page without a document are empty', () => {
  const site = createSite(madeRepository([madeJob('1')]), { now: new Date(), buildHash: '' })
  expect(findChecks(site, null)).toEqual([])
})
