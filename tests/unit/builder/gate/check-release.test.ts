import { createSite } from '../../../../client/content/create-site.js'
import { createSiteManifest } from '../../../../client/content/create-site-manifest.js'
import { pageDataUrl } from '../../../../client/shared/page-paths.js'
import type {
  CareersDocument,
  JobData,
} from '../../../../client/shared/content-model/content-types.js'
import type { Candidate } from '../../../../builder/gate/candidate.js'
import { checkRelease } from '../../../../builder/gate/check-release.js'
import { findInternalLinks } from '../../../../builder/lib/find-internal-links.js'
import { GateRefusal } from '../../../../builder/gate/gate-refusal.js'
import {
  madeJob,
  madeJobs,
  madeRedirect,
  madeRepository,
  madeSettings,
} from '../../../helpers/content/made-documents.js'
import { SITE_URL } from '../../../helpers/content/made-listing.js'

const APPROVED = { reason: 'right', approvedAt: '2026-11-20T10:00:00.000Z' }

const LIVE_SINCE = '2026-11-19T10:00:00.000Z'

const SMALL = { files: 100, bytes: 1_000_000, largestFile: 100_000 }

/** A candidate as the builder would make it of these documents, in order as long as they are. */
function toCandidate(documents: CareersDocument[], changes: Partial<Candidate> = {}): Candidate {
  const site = createSiteManifest(
    createSite(documents, { now: new Date('2026-11-20T10:00:00Z'), buildHash: 'b' }),
    { siteUrl: SITE_URL, siteEnv: 'production', securityContact: null, indexNowKey: null },
  )
  const files = site.pages.flatMap(({ htmlFiles, data }) => [
    ...htmlFiles,
    pageDataUrl(data.path).slice(1),
  ])
  return {
    site,
    ref: 'Zmaster1',
    publicFiles: new Set([...files, 'feed.xml']),
    links: new Map([['/', 'index.html']]),
    maps: { jobs: '1 /role-1/1;\n', paths: '/preview /preview;\n' },
    size: SMALL,
    live: null,
    approval: null,
    allowsDrop: false,
    ...changes,
  }
}

function refusalOf(candidate: Candidate): string {
  try {
    checkRelease(candidate, null)
    return ''
  } catch (error) {
    if (error instanceof GateRefusal) return error.message
    throw error
  }
}

const jobs = (count: number) => madeRepository(madeJobs(count))

it('a sound release passes the release checks', () => {
  expect(refusalOf(toCandidate(jobs(3)))).toBe('')
})

describe('a release without jobs', () => {
  it('the refusal names the settings field and the command that approves the release', () => {
    const message = refusalOf(toCandidate(jobs(0)))
    expect(message).toMatch(/^site_settings .*field "allow_empty": no job is open\./)
    expect(message).toContain('npm run approve -- Zmaster1 --allow-empty')
  })

  it.each<[string, Partial<Candidate>]>([
    ['the command line allows it', { allowsDrop: true }],
    ['an approval allows it', { approval: { ref: 'Zmaster1', allowEmpty: true, ...APPROVED } }],
  ])('the release passes when %s', (_, changes) => {
    expect(refusalOf(toCandidate(jobs(0), changes))).toBe('')
  })

  it('the release passes when the settings document allows it', () => {
    const [, ...others] = jobs(0)
    const settings = madeSettings({ allow_empty: true })
    expect(refusalOf(toCandidate([settings, ...others]))).toBe('')
  })

  it('an approval that does not allow an empty release is not enough', () => {
    const approval = { ref: 'Zmaster1', allowEmpty: false, ...APPROVED }
    expect(refusalOf(toCandidate(jobs(0), { approval }))).not.toBe('')
  })
})

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
      toCandidate(jobs(left), { live: { jobs: liveJobs, createdAt: LIVE_SINCE } }),
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
    const live = { jobs: 20, createdAt: LIVE_SINCE }
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
      toCandidate(jobs(1), { live: { jobs: 43, createdAt: LIVE_SINCE }, ...changes }),
    )
    expect(message === '').toBe(passes)
  })
})

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

describe('a map that could change the server', () => {
  it.each([
    ['1 /b; } server { listen 127.0.0.1:18091; return 200 pwn; } map $uri $u { /z /y;'],
    ['1 /../etc;'],
    ['1 /a$host;'],
    ['1 /a"b;'],
    ['1 //evil.example;'],
    ['x /a/1;'],
    ['12345678901234567890 /a/1;'],
    ['1 /a/1'],
    ['1 /a/1; 2 /b/2;'],
    ['include /etc/passwd;'],
    [''],
    ['1 /a/1;\r'],
  ])('the release checks refuse the row %j in either map', (row) => {
    const maps = { jobs: `1001 /role/1001;\n${row}\n`, paths: '' }
    expect(refusalOf(toCandidate(jobs(1), { maps }))).toContain('"redirects.map"')
    expect(
      refusalOf(toCandidate(jobs(1), { maps: { jobs: '', paths: `/a /b;\n${row}\n` } })),
    ).toContain('"paths.map"')
  })

  it('the release checks refuse a map that repeats a key', () => {
    const maps = { jobs: '1 /a/1;\n1 /b/1;\n', paths: '' }
    expect(refusalOf(toCandidate(jobs(1), { maps }))).toContain('repeats a key')
  })
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
    ['/feed.xml', true],
    ['/api/preview/exit', true],
    ['/role-1/2', false],
    ['/feed.json', false],
    ['/api/other', false],
  ])('a link to %s has an existing target: %s', (path, isSound) => {
    const links = new Map([[path, 'role-1/1/index.html']])
    const message = refusalOf(toCandidate(jobs(1), { links }))
    expect(message === '').toBe(isSound)
    if (!isSound) {
      expect(message).toMatch(/^document \(job-1\): a link on \/role-1\/1 leads to/)
    }
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
    live: { jobs: 43, createdAt: LIVE_SINCE },
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
