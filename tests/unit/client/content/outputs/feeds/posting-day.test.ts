import { madeSettings } from '../../../../../helpers/content/made-documents.js'
import {
  madeListing,
  madeWholeJob,
  manifestOf,
  writeAll,
} from '../../../../../helpers/content/made-listing.js'

const FEEDS = ['feed.xml', 'feed.json', 'feeds/indeed.xml', 'feeds/linkedin.xml', 'api/jobs.json']

it.each([
  ['America/Los_Angeles', '2026-11-25T00:00:00-08:00', 'Wed, 25 Nov 2026 08:00:00 GMT'],
  ['Asia/Tokyo', '2026-11-25T00:00:00+09:00', 'Tue, 24 Nov 2026 15:00:00 GMT'],
  ['Europe/London', '2026-11-25T00:00:00+00:00', 'Wed, 25 Nov 2026 00:00:00 GMT'],
])(
  'in %s, feeds and the jobs API date a job at the beginning of its day there',
  (timezone, iso, rss) => {
    const job = madeWholeJob('1', { date_posted: '2026-11-25' })
    const files = writeAll(manifestOf(madeListing([job], madeSettings({ timezone }))))
    expect(FEEDS.map((name) => [iso, rss].find((date) => files.get(name)?.includes(date)))).toEqual(
      [rss, iso, iso, iso, iso],
    )
  },
)

it('where the clock goes forward at midnight, the day of a job begins with its first hour', () => {
  const job = madeWholeJob('1', { date_posted: '2026-09-06' })
  const settings = madeSettings({ timezone: 'America/Santiago' })
  const files = writeAll(manifestOf(madeListing([job], settings)))
  expect(files.get('feed.json')).toContain('"date_published":"2026-09-06T01:00:00-03:00"')
})

it('a job for which nobody can apply is in no feed for job boards, and in the others without a link', () => {
  const jobs = [madeWholeJob('1'), madeWholeJob('2', { apply_links: [] })]
  const files = writeAll(manifestOf(madeListing(jobs)))
  const has = (name: string) => files.get(name)?.includes('/role-2/2')
  expect(FEEDS.map(has)).toEqual([true, true, false, false, true])
  const { items } = JSON.parse(files.get('feed.json') ?? '')
  expect(items.map(({ _job }: { _job: { apply_url: unknown } }) => _job.apply_url).sort()).toEqual([
    'https://apply.example/1',
    null,
  ])
})
