import type * as CountLog from '../../../../../builder/commands/report/count-log.js'
import { countLog } from '../../../../../builder/commands/report/count-log.js'
import { formatCsv, formatTable } from '../../../../../builder/commands/report/write-report.js'
import { formatHtml } from '../../../../../builder/commands/report/format-html.js'
import { loadInLanguage } from '../../../../helpers/words/load-in-language.js'

const PERSON = 'Mozilla/5.0 (iPhone)'

function line(fields: Record<string, unknown>): string {
  const common = {
    time: '2026-11-16T09:00:00+00:00',
    method: 'GET',
    status: 200,
    userAgent: PERSON,
  }
  return JSON.stringify({ ...common, ...fields })
}

const LINES = [
  line({ path: '/', source: 'linkedin' }),
  line({ path: '/qa-engineer/1001', referrer: 'careers.example.com' }),
  line({
    path: '/qa-engineer/1001',
    referrer: 'www.google.com',
    time: '2026-11-17T00:10:00+00:00',
  }),
  line({ path: '/qa-engineer/1001', status: 304 }),
  line({ path: '/page-data/index/page-data.json' }),
  line({ path: '/sitemap.xml' }),
  line({ path: '/nowhere', status: 404 }),
  line({ path: '/', userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0)' }),
  line({ path: '/api/measure', method: 'POST', status: 204, apply: '1001' }),
  line({ path: '/api/measure', method: 'POST', status: 429, apply: '1001' }),
  line({ path: '/api/measure', method: 'POST', status: 204, search: '%3Dsum%28a%29' }),
  `web-1  | ${line({ path: '/', source: 'a%', campaign: '<b>' })}`,
  'nginx: [notice] ready',
  '{"level":"info"}',
  '',
]

async function* given(lines: readonly string[]) {
  yield* lines
}

it('people’s arrivals, their sources, the pages they open and the forms they go to are counted', async () => {
  expect(await countLog(given(LINES), 'careers.example.com')).toEqual({
    from: '2026-11-16',
    to: '2026-11-17',
    visits: 4,
    byPrograms: 1,
    unread: 2,
    days: [
      { name: '2026-11-16', count: 3 },
      { name: '2026-11-17', count: 1 },
    ],
    pages: [
      { name: '/qa-engineer/1001', count: 3 },
      { name: '/', count: 2 },
    ],
    sources: ['(no source)', 'a% / <b>', 'google.com', 'linkedin'].map((name) => ({
      name,
      count: 1,
    })),
    searches: [{ name: '=sum(a)', count: 1 }],
    jobs: [{ id: '1001', path: '/qa-engineer/1001', opened: 3, applied: 1 }],
  })
})

it('an empty log is said to be empty', async () => {
  const report = await countLog(given([]), 'careers.example.com')
  expect(formatTable(report)).toMatch(/^The log is empty\.\n0 visits/)
  expect(formatHtml(report)).toContain('<p>None.</p>')
})

it('the table has a section for each question', async () => {
  const table = formatTable(await countLog(given(LINES), 'careers.example.com'))
  expect(table).toMatch(/^2026-11-16 to 2026-11-17\n4 visits, 1 pages opened by programs, 2 other/)
  expect(table).toContain('Ways to the form, by job\n  1  /qa-engineer/1001  of 3 that opened')
})

it('no text of a visitor is a formula in the table for spreadsheets, or markup in the page', async () => {
  const formulas = ['%2B1', '-1', '%40a', ' =1', '%EF%BC%9D1', 'a;=1', '%09=1']
  const beacon = { path: '/api/measure', method: 'POST', status: 204 }
  const lines = formulas.map((search) => line({ ...beacon, search }))
  const report = await countLog(given([...LINES, ...lines]), 'careers.example.com')
  expect(formatCsv(report)).toContain("search without results,'=sum(a),1,\r\n")
  for (const name of ["'+1", "'-1", "'@a", "' =1", "'＝1", "a;'=1"])
    expect(formatCsv(report)).toContain(`search without results,${name},`)
  expect(formatHtml(report)).toContain('<th scope="row">a% / &lt;b&gt;</th>')
  expect(formatHtml(report)).not.toMatch(/<b>|https?:/)
})

it.each([
  ['table', formatTable],
  ['CSV', formatCsv],
  ['HTML', formatHtml],
  ['JSON', (report: CountLog.Report) => JSON.stringify(report)],
])('no text of a visitor steers a terminal or invents a row of the %s', async (_, format) => {
  const escapes = '\u001b]0;owned\u0007\u009b2J\u202e\u2028\r\n\nWays to the form, by job\n  9999'
  const encoded = encodeURIComponent(escapes)
  const texts = { path: `/${escapes}`, referrer: escapes, source: encoded, campaign: encoded }
  const lines = (hostile: typeof texts, search: string) => [
    line(hostile),
    line({ ...hostile, source: '', campaign: '' }),
    line({ path: '/api/measure', method: 'POST', status: 204, apply: hostile.referrer, search }),
    line({ ...hostile, time: `${hostile.referrer}2026` }),
  ]
  const plain = { path: '/a', referrer: 'b', source: 'c', campaign: 'd' }
  const asked = await countLog(given(lines(plain, 'e')), 'careers.example.com')
  const report = format(await countLog(given(lines(texts, encoded)), 'careers.example.com'))
  expect(report.split('\r\n').join('\n').replaceAll('\n', '')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u)
  expect(report.split('\n')).toHaveLength(format(asked).split('\n').length)
})

it('phones of a maker whose name ends as a program’s are people’s', async () => {
  const agents = [
    'Linux; Android 9; CUBOT X19',
    'Linux; U; CUBOT_NOTE_S',
    'a Googlebot/2.1',
    'xbot',
  ]
  const lines = agents.map((name) => line({ path: '/', userAgent: `Mozilla/5.0 (${name})` }))
  expect(await countLog(given(lines), 'x')).toMatchObject({ visits: 2, byPrograms: 2 })
})

test('in several languages the page of a job counts for its number below each base', async () => {
  const inLanguages = loadInLanguage<typeof CountLog>(
    'en-gb',
    'en-gb,de-de',
    'builder/commands/report/count-log.ts',
  )
  const lines = ['/de', '/de/stelle/1001', '/engineer/1001', '/de/page-data/index/page-data.json']
  const log = given(lines.map((path) => line({ path })))
  const { pages, jobs } = await inLanguages.countLog(log, 'careers.example.com')
  expect(pages.map(({ name }) => name)).toEqual(['/de', '/de/stelle/1001', '/engineer/1001'])
  expect(jobs.map(({ id, opened }) => [id, opened])).toEqual([['1001', 2]])
})
