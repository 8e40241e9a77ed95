import type {
  JobData,
  RedirectDocument,
} from '../../../../../client/shared/content-model/content-types.js'
import { createSite } from '../../../../../client/content/create-site.js'
import { createRedirectMaps } from '../../../../../client/content/pages/redirect-maps.js'
import {
  madeJob,
  madePage,
  madeRedirect,
  madeRepository,
} from '../../../../helpers/content/made-documents.js'

/* What editors write into redirects: rows of the server's configuration are made of it. */

const SITE_URL = 'https://careers.example'
const web = (url: unknown) => ({ link_type: 'Web', url })

function siteOf(...rows: [from: string, to: unknown][]) {
  const redirects = rows.map(([from, to], index) => madeRedirect(`r${index}`, from, to))
  const documents = madeRepository([], madePage('benefits'), ...redirects)
  const options = { now: new Date('2026-11-21'), buildHash: 'hash', siteUrl: SITE_URL }
  const site = createSite(documents, options)
  const paths = createRedirectMaps(site.pages, site.redirects).paths
  const messages = site.problems.map(({ field, message }) => `${field}: ${message}`)
  return { site, paths, messages }
}

it.each([
  ['a quote', '/a"b'],
  ['an apostrophe', "/a'b"],
  ['a variable', '/$document_root'],
  ['a line end', '/a\n/b'],
  ['a directive', '/a /b; } return 200 x;'],
  ['a semicolon', '/a;'],
  ['braces', '/a{1}'],
  ['a space', '/a b'],
  ['an expression', '~^/.*$'],
  ['a group', '/(a|b)'],
  ['a backslash', '/a\\b'],
  ['a comment', '/a#b'],
  ['a query', '/a?b=c'],
  ['dots and slashes', '/a//b'],
  ['another site', '//evil.example'],
  ['another site by a backslash', '/\\evil.example'],
  ['a scheme', 'https://evil.example/a'],
  ['an encoded slash', '/a%2fb'],
  ['an encoded line end', '/a%0d%0ab'],
  ['NUL', '/a\u0000'],
  ['letters of another script', '/größe'],
  ['a full-width slash', '/a\uff0fb'],
  ['an override of direction', '/a\u202eb'],
  ['nothing', ''],
  ['a slash', '/'],
  ['slashes', '/'.repeat(100_000)],
  ['an address of the site itself', '/api/status'],
])('a redirect from %s is refused by name, and makes no row', (_, from) => {
  const { site, paths, messages } = siteOf([from, web('/benefits')])
  expect(messages).toEqual([expect.stringMatching(/^from: /)])
  // The page has its own.
  expect([...paths].filter(([, to]) => to === '/benefits')).toEqual([['/benefits', '/benefits']])
  expect(site.redirects.filter(({ toPath }) => toPath === '/benefits')).toEqual([])
})

it.each([
  ['another site without a scheme', '//evil.example'],
  ['another site by a backslash', '/\\evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals', ' JavaScript:alert(1)'],
  ['markup', 'data:text/html,<script>'],
  ['a file', 'file:///etc/passwd'],
  ['a relative path', 'benefits'],
  ['a number', 7],
  ['a list', ['/benefits']],
  ['nothing', ''],
])('a redirect to %s is refused by name, and makes no row', (_, to) => {
  const { paths, messages } = siteOf(['/old', web(to)])
  expect(messages).toContain('to: the redirect leads nowhere.')
  expect(paths.has('/old')).toBe(false)
})

it.each([
  ['a quote', '/a"b'],
  ['a variable', '/$uri'],
  ['a line end', '/a\n/b'],
  ['a directive', '/a; } return 200; x'],
  ['a space', '/a b'],
  ['a backslash', '/a\\b'],
  ['an encoded slash', '/a%2f%2fevil.example'],
  ['a query', '/benefits?a=$b'],
  ['letters of another script', '/größe'],
  ['another site', 'https://evil.example/"; return 200 "x'],
  ['mail', 'mailto:a@b.example'],
])('a redirect to %s is left to the browser, and its row leads to its own page', (_, to) => {
  const { site, paths } = siteOf(['/Old', web(to)])
  expect(site.redirects).toContainEqual(
    expect.objectContaining({ fromPath: '/old', toPath: to, redirectInBrowser: true }),
  )
  // The page is a file in lower case, and the map is read in any.
  expect(paths.get('/old')).toBe('/old')
})

it('a redirect is found in any case, and one to another redirect leads to its end', () => {
  const { paths } = siteOf(['/Old/', web('/older')], ['/older', web('/benefits')])
  expect([paths.get('/old'), paths.get('/older')]).toEqual(['/benefits', '/benefits'])
})

it.each<[string, [string, unknown][]]>([
  ['itself', [['/a', web('/a')]]],
  [
    'one that leads back',
    [
      ['/a', web('/b')],
      ['/b', web('/a')],
    ],
  ],
  [
    'a loop of three',
    [
      ['/a', web('/b')],
      ['/b', web('/c')],
      ['/c', web('/a')],
    ],
  ],
])('a redirect to %s is refused by name, and makes no row', (_, rows) => {
  const { paths, messages } = siteOf(...rows)
  expect(messages).toHaveLength(rows.length)
  expect(messages.every((message) => message.includes('leads back to itself'))).toBe(true)
  expect(paths.has('/a')).toBe(false)
})

it('of 10,000 redirects each makes one row, and all rows are in the order of their paths', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => [`/old/${index}`, web('/benefits')])
  const { paths, messages } = siteOf(...(rows as [string, unknown][]))
  expect(messages).toEqual([])
  expect([...paths.keys()].filter((path) => path.startsWith('/old/'))).toHaveLength(10_000)
  expect([...paths.keys()]).toEqual([...paths.keys()].sort())
})

describe('a redirect from the old link of a job', () => {
  const mapOf = (redirects: RedirectDocument[], job?: Partial<JobData>) => {
    const jobs = [madeJob('1'), ...(job === undefined ? [] : [madeJob('5000', job)])]
    const documents = madeRepository(jobs, madePage('benefits'), ...redirects)
    const options = { now: new Date('2026-11-21'), buildHash: 'hash', siteUrl: SITE_URL }
    const site = createSite(documents, options)
    const { jobs: rows } = createRedirectMaps(site.pages, site.redirects)
    return { site, row: rows.get('5000'), paths: site.pages.map(({ path }) => path) }
  }

  it.each([
    ['a page', '/benefits', '/benefits'],
    ['the front page', '/', '/'],
    ['another site', 'https://jobs.example.com/x', undefined],
    ['a search', '/?q=engineer', undefined],
  ])('to %s makes a row only if the server can answer it, and a page', (_, to, row) => {
    const made = mapOf([madeRedirect('r', '/job_ghid/5000', web(to))])
    expect(made.site.problems).toEqual([])
    expect(made.row).toBe(row)
    expect(made.paths).toContain('/job_ghid/5000')
  })

  it('for some time only makes no row', () => {
    const { data, ...document } = madeRedirect('r', '/job_ghid/5000', web('/benefits'))
    const made = mapOf([{ ...document, data: { ...data, permanent: false } }])
    expect([made.row, made.paths.includes('/job_ghid/5000')]).toEqual([undefined, true])
  })

  it('that is closed has no effect, and the editor is warned', () => {
    const redirect = madeRedirect('r', '/job_ghid/5000', web('/benefits'))
    const made = mapOf([redirect], { status: 'Closed' })
    expect(made.site.problems).toEqual([
      expect.objectContaining({
        severity: 'warning',
        document: expect.objectContaining({ uid: 'r' }),
      }),
    ])
    expect([made.row, made.paths.includes('/job_ghid/5000')]).toEqual([undefined, false])
  })

  it('that is open is refused by name', () => {
    const redirect = madeRedirect('r', '/job_ghid/5000', web('/benefits'))
    const { problems } = mapOf([redirect], {}).site
    expect(problems).toEqual([
      expect.objectContaining({
        severity: 'error',
        document: expect.objectContaining({ uid: 'r' }),
        remedy: 'Delete this redirect, or take 5000 away from the job.',
      }),
    ])
  })
})

it('two jobs with one former number are refused by name', () => {
  const legacy_ids = [{ id: '4102238' }] as never
  const documents = madeRepository([madeJob('1', { legacy_ids }), madeJob('2', { legacy_ids })])
  const { problems } = createSite(documents, { now: new Date('2026-11-21'), buildHash: 'hash' })
  expect(problems).toEqual([
    expect.objectContaining({
      document: expect.objectContaining({ type: 'job', uid: '2' }),
      field: 'legacy_ids',
      message: 'the number 4102238 already leads to /role-1/1.',
    }),
  ])
})

it.each([
  '/i-self',
  '/i-self/',
  '/i-self/index.html',
  '/I-Self',
  '/%69-self',
  '/i-self?a=1',
  '/i-self#a',
  '/i-self?',
  `${SITE_URL}/i-self`,
  'HTTPS://Careers.Example:443/I-Self/?a=1#b',
  'http://careers.example/i-self',
])('a redirect from /i-self to %s is refused: it leads to itself', (to) => {
  const { paths, messages } = siteOf(['/i-self', web(to)])
  expect(messages).toEqual(['to: the redirect from "/i-self" leads back to itself.'])
  expect(paths.has('/i-self')).toBe(false)
})

it('redirects that lead to each other are refused, in whatever form they are written', () => {
  const { messages } = siteOf(['/a', web('/B?x=1')], ['/b', web(`${SITE_URL}/a/#y`)])
  expect(messages).toEqual([
    'to: the redirect from "/a" leads back to itself.',
    'to: the redirect from "/b" leads back to itself.',
  ])
})

it('a redirect to a search keeps it, and one to an address of this site is answered by the server', () => {
  const { site, paths, messages } = siteOf(
    ['/a', web('/?q=leeds')],
    ['/b', web(`${SITE_URL}/benefits`)],
    ['/c', web('/a')],
    ['/d', web('/b?x=1')],
    ['/e', web('https://other.example/e')],
  )
  expect(messages).toEqual([])
  expect(paths.get('/b')).toBe('/benefits')
  const targets = Object.fromEntries(site.redirects.map((r) => [r.fromPath, r.toPath]))
  expect(targets).toMatchObject({ '/a': '/?q=leeds', '/c': '/?q=leeds', '/d': '/b?x=1' })
  expect(targets['/e']).toBe('https://other.example/e')
})
