import { checkRelease } from '../../../../../builder/generate/gate/check-release.js'
import { GateRefusal } from '../../../../../builder/generate/gate/gate-refusal.js'
import { findInternalLinks } from '../../../../../builder/release/stage-files.js'
import type { CareersDocument } from '../../../../../client/shared/content-model/content-types.js'
import {
  madeJob,
  madeRedirect,
  madeRepository,
  madeSettings,
} from '../../../../helpers/content/made-documents.js'
import { textWithLink } from '../../../../helpers/world/made-world.js'
import { jobs, LIVE_SINCE, refusalOf, SMALL, toCandidate } from './made-candidate.js'

const web = (url: string) => ({ link_type: 'Web', url })

it('a sound release passes the release checks', () => {
  expect(refusalOf(toCandidate(jobs(3)))).toBe('')
})

it.each<[string, string[], string[], string]>([
  [
    'is the number of an earlier job',
    [],
    ['1'],
    'job "2" (job-2), field "legacy_ids": the number 1 already leads to /role-1/1. Take 1 out',
  ],
  [
    'is the number of a later job',
    ['2'],
    [],
    'job "1" (job-1), field "legacy_ids": the number 2 already leads to /role-2/2. Take 2 out',
  ],
  [
    'is also a legacy number of another job',
    ['7'],
    ['7'],
    'job "2" (job-2), field "legacy_ids": the number 7 already leads to /role-1/1. Take 7 out',
  ],
])('the release checks refuse a legacy job number that %s', (_, ofFirst, ofSecond, message) => {
  const withLegacyIds = (ids: string[]) => ({ legacy_ids: ids.map((id) => ({ id })) as never })
  const pair = [madeJob('1', withLegacyIds(ofFirst)), madeJob('2', withLegacyIds(ofSecond))]
  expect(refusalOf(toCandidate(madeRepository(pair)))).toContain(message)
})

it('the release checks refuse two pages with the same path', () => {
  const candidate = toCandidate(jobs(2))
  const [page] = candidate.site.pages
  if (page === undefined) throw new Error('no page')
  const site = { ...candidate.site, pages: [...candidate.site.pages, page] }
  expect(refusalOf({ ...candidate, site })).toMatch(/field "uid": the path \S+ is also that of/)
})

describe('the files of a release', () => {
  it.each([
    [
      'page data without its file is refused',
      'page-data/role-1/1/page-data.json',
      'lacks its file',
    ],
    ['a page without its HTML file is refused', 'role-1/1/index.html', 'lacks its file'],
  ])('%s', (_, file, message) => {
    const candidate = toCandidate(jobs(1))
    const publicFiles = new Set(candidate.publicFiles)
    expect(publicFiles.delete(file)).toBe(true)
    expect(refusalOf({ ...candidate, publicFiles })).toContain(`${message} ${file}`)
  })

  it.each(['page-data/gone/9/page-data.json', 'gone/9/index.html'])(
    'the file %s is refused because it belongs to no page',
    (file) => {
      const candidate = toCandidate(jobs(1))
      const publicFiles = new Set([...candidate.publicFiles, file])
      expect(refusalOf({ ...candidate, publicFiles })).toContain(`${file} belongs to no page`)
    },
  )
})

describe('the internal links of a release', () => {
  it.each([
    ['/', true],
    ['/role-1/1', true],
    ['/role-1/1/', true],
    ['/job_ghid/1', true],
    ['/another-title/1', true],
    ['/ROLE-1/1/', true],
    ['/Departments/Engineering', true],
    ['/JOB_GHID/9', true],
    ['/former-role/9', true],
    ['/nowhere?gh_jid=1', true],
    ['/feed.xml', true],
    ['/api/preview/exit', true],
    ['/role-1/2', false],
    ['/job_ghid/2', false],
    ['/404.html', false],
    ['/feed.json', false],
    ['/api/other', false],
  ])('a link to %s has an existing target: %s', (path, isSound) => {
    const links = new Map([[path, 'role-1/1/index.html']])
    const documents = madeRepository([madeJob('1'), madeJob('9', { status: 'Closed' })])
    const message = refusalOf(toCandidate(documents, { links }))
    expect(message === '').toBe(isSound)
    if (!isSound) expect(message).toMatch(/^job "1" \(job-1\): a link on \/role-1\/1 leads to/)
  })

  it.each<[string, CareersDocument[], string]>([
    [
      'the page’s own document',
      madeRepository([madeJob('1', { extra: textWithLink(web('/feeds/none.xml')) })]),
      'job "1" (job-1), field "extra.0"',
    ],
    [
      'a document that the page shows',
      [
        madeSettings({ privacy: textWithLink(web('/feeds/none.xml')) }),
        ...madeRepository([madeJob('1')]).slice(1),
      ],
      'site_settings (site_settings-single), field "privacy.0"',
    ],
  ])('the refusal of a link names the field of %s', (_, documents, place) => {
    const links = new Map([['/feeds/none.xml', 'role-1/1/index.html']])
    expect(refusalOf(toCandidate(documents, { links }))).toBe(
      `${place}: a link on /role-1/1 leads to /feeds/none.xml, which is not there. Correct the link, or publish the page that it is meant for.`,
    )
  })

  it('links to paths of the site are found in the HTML, without query and fragment', () => {
    const html = `
      <a class="x" href="/a?b=1#c">1</a> <a href="/b&#x2F;c">2</a> <a href="#here">3</a>
      <a href="https://example.com/d">4</a> <a href="//example.com/e">5</a>
      <link href="/f.css" rel="stylesheet"> <a data-x="1" href="/?q=2">6</a>`
    expect([...findInternalLinks(html)]).toEqual(['/a', '/b', '/'])
  })
})

it('the refusal of a redirect without a target page names the document of the redirect', () => {
  const target = { link_type: 'Web', url: '/gone' }
  const documents = madeRepository([madeJob('1')], madeRedirect('old', '/old', target))
  const candidate = toCandidate(documents)
  const redirects = candidate.site.redirects.map((redirect) =>
    redirect.fromPath === '/old' ? { ...redirect, toPath: '/gone' } : redirect,
  )
  const message = refusalOf({ ...candidate, site: { ...candidate.site, redirects } })
  expect(message).toMatch(
    /^redirect "old" \(redirect-old\), field "to": the redirect from \/old leads to \/gone/,
  )
})

it('a refusal lists all findings and says which of them can be approved', () => {
  const candidate = toCandidate(jobs(1), {
    live: { jobs: 43, createdAt: LIVE_SINCE, size: SMALL },
    links: new Map([['/x', 'index.html']]),
  })
  expect(() => checkRelease(candidate, '2026-12-01T00:00:00.000Z')).toThrow(
    expect.objectContaining({
      findings: [
        expect.objectContaining({ canBeApproved: true }),
        expect.objectContaining({ canBeApproved: false }),
      ],
      retryAt: '2026-12-01T00:00:00.000Z',
    }),
  )
})

it('a finding is one line, whatever its document is called', () => {
  const document = { id: 'Xa', type: 'job', uid: '1\u001b[2J\u202e\n2' }
  const finding = { document, field: null, message: 'No.', remedy: 'Do.', canBeApproved: false }
  const { lines, message } = new GateRefusal([finding, finding], 'Zref', null)
  expect(message).toBe(lines.join('\n'))
  expect(lines).toEqual(Array(2).fill('job "1\ufffd[2J\ufffd 2" (Xa): No. Do.'))
})
