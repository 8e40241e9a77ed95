import { renderToStaticMarkup } from 'react-dom/server'
import type { JobMatch } from '../../../../../client/filters/search/find-match.js'
import { JobRow } from '../../../../../client/components/job-rows/job-row.js'
import type { JobRow as JobRowView } from '../../../../../client/shared/page-data/views.js'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const DAY = 24 * 60 * 60 * 1000

const job: JobRowView = {
  id: '1001',
  path: '/qa-engineer/1001',
  title: 'QA Engineer',
  summary: null,
  department: { slug: 'engineering', name: 'Engineering' },
  places: ['Bristol', 'Leeds', 'London', 'Berlin', 'Dublin'].map((name) => ({ slug: name, name })),
  workplace: 'Hybrid',
  officeDays: 1,
  remoteCountries: [],
  types: [{ slug: 'full-time', name: 'Full time' }],
  pay: null,
  yearlyPay: [],
  postedOn: '2026-11-18',
  closesAt: null,
  featured: false,
  keywords: [],
}
const render = (changes: Partial<JobRowView> = {}, now: number | null = NOW, match?: JobMatch) =>
  renderToStaticMarkup(<JobRow job={{ ...job, ...changes }} now={now} match={match} />)
const textOf = (markup: string) => markup.replace(/<[^>]*>/g, '')

it('a job row links its title and nothing else', () => {
  expect(render().match(/<a .*?<\/a>/g)).toEqual(['<a href="/qa-engineer/1001">QA Engineer</a>'])
})

it('a job row shows three locations, counts the others, and names all to screen readers', () => {
  expect(render()).toContain(
    '<span>Bristol, Leeds, London</span><span aria-hidden="true">, +2 more</span>',
  )
  expect(render()).toContain('<span class="visually-hidden">, Berlin, Dublin</span>')
})

it('a job row shows working hours where it is given them', () => {
  expect(render({ hours: 'Nights' })).toContain('<span>Full time</span> <span>Nights</span>')
})

it('a job row leaves out what is not stated', () => {
  const bare = render({ places: [], workplace: null, types: [], postedOn: null })
  expect(textOf(bare).trim()).toBe('QA EngineerEngineering')
})

it('a job row has the badge “New” for a week, and not before the time is known', () => {
  expect(render({}, null)).not.toContain('New')
  expect(render()).toContain('New')
  expect(render({}, NOW + 8 * DAY)).not.toContain('New')
})

it('a job row has the badge “Closes soon” in the last week, until the job has closed', () => {
  const closesAt = '2026-11-27T23:59:59+00:00'
  expect(render({ closesAt })).toContain('Closes soon')
  expect(render({ closesAt }, NOW - 3 * DAY)).not.toContain('Closes soon')
  expect(render({ closesAt }, NOW + 9 * DAY)).not.toContain('Closes soon')
  expect(render({ closesAt })).toContain('Closes <time dateTime="2026-11-27">27 November</time>')
})

it('a job row says when it was posted, whether or not it says when it closes', () => {
  const posted = '>Posted <time dateTime="2026-11-18">18 November</time>'
  expect(render()).toContain(posted)
  expect(render({ closesAt: '2026-11-27T23:59:59+00:00' })).toContain(posted)
  expect(render({ isOld: true })).toContain('>18 November 2026</time>')
})

it('a job row reads as title, summary, reason, facts, pay and date, and marks what was found', () => {
  const change = { summary: 'Test every <logger>.', pay: '£42,000 a year', places: [] }
  const match: JobMatch = { title: [[3, 11]], summary: [[12, 18]], hidden: ['testing', 'Europe'] }
  const row = render(change, null, match)
  expect(textOf(row.replace(/<\/(p|h3)>|<\/span> /g, '|'))).toBe(
    'QA Engineer|Test every &lt;logger&gt;.|Matches ‘testing’ and ‘Europe’|' +
      'Engineering|Hybrid, 1 office day|Full time||£42,000 a year|Posted 18 November|',
  )
  expect(row.match(/<mark>.*?<\/mark>/g)).toEqual(['<mark>Engineer</mark>', '<mark>logger</mark>'])
  expect(render(change)).not.toMatch(/<mark>|Matches/)
})

it('title and summary of a job in another language than the page say which', () => {
  const row = render({ lang: 'de', summary: 'Wir messen.' })
  expect(row).toContain('<h3 class="job-row-title title" lang="de">')
  expect(row).toContain('<p class="job-row-summary" lang="de">Wir messen.</p>')
  expect(render({ summary: 'We measure.' })).not.toContain('lang=')
})
