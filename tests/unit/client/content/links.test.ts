import fc from 'fast-check'
import { createAddressCheck } from '../../../../builder/generate/gate/create-address-check.js'
import { createSite } from '../../../../client/content/create-site.js'
import { formatProblem } from '../../../../client/content/documents/problems.js'
import { createLinkTargets } from '../../../../client/content/site/create-link-targets.js'
import { rememberJobs, type RememberedJob } from '../../../../client/content/site/job-life.js'
import { findKnownJobs } from '../../../../client/content/site/known-jobs.js'
import type { CareersDocument } from '../../../../client/shared/content-model/content-types.js'
import type { IndexPageData } from '../../../../client/shared/page-data/page-views.js'
import {
  linkTo,
  madeBoilerplate,
  madeDepartment,
  madeJob,
  madeLocation,
  madeNavigation,
  madePage,
  madeRedirect,
  madeRepository,
  madeSettings,
  paragraph,
} from '../../../helpers/content/made-documents.js'
import { slice, textWithLink } from '../../../helpers/world/made-world.js'
import { toCandidate } from '../../builder/generate/gate/made-candidate.js'

/* Links to what is there, and to what was there. */

const NOW = new Date('2026-11-20T10:00:00Z')
const SITE_URL = 'https://careers.example'

const web = (url: string) => ({ link_type: 'Web', url })
/** As the content service answers a link to a deleted document. */
const broken = (id: string) =>
  ({ link_type: 'Document', id, type: 'broken_type', isBroken: true }) as never
const legacy = (id: string) => [{ id }] as never

const JOBS = [
  madeJob('1', { legacy_ids: legacy('91') }),
  madeJob('2', { status: 'Closed' }),
  madeJob('3', { opens_at: '2026-12-01T09:00:00+0000' }),
]
const OTHERS = [
  madePage('benefits'),
  madePage('leave', { parent: linkTo('page', 'benefits') }),
  madeBoilerplate('hiring', 'How we hire', 'We talk.'),
  madeRedirect('old', '/old', linkTo('page', 'benefits')),
  madeRedirect('dot', '/jobs.aspx', linkTo('page', 'benefits')),
  madeRedirect('number', '/job_ghid/700', web('https://other.example/')),
]
const DOCUMENTS = madeRepository(JOBS, ...OTHERS)

function siteOf(documents: CareersDocument[], remembered: RememberedJob[] = []) {
  const options = { now: NOW, buildHash: 'hash', remembered, siteUrl: SITE_URL }
  const site = createSite(documents, options)
  if (site.content === null) throw new Error('The documents make no site.')
  const problems = site.problems.map((problem) => `${problem.severity} ${formatProblem(problem)}`)
  return { ...site, content: site.content, problems, memory: rememberJobs(site.content) }
}

/** Of a site that also had a job 9, formerly 99. */
const MEMORY = siteOf([...DOCUMENTS, madeJob('9', { legacy_ids: legacy('99') })]).memory

/** The link of a page’s text, and what an editor reads of it. */
function follow(link: unknown, documents = DOCUMENTS, remembered = MEMORY) {
  const page = madePage('news', { slices: [slice('rich_text', { content: textWithLink(link) })] })
  const { pages, problems } = siteOf([...documents, page], remembered)
  const news = pages.find(({ path }) => path === '/news')?.result.data as {
    slices: { content: { text: string; spans: { data: { url?: string } }[] }[] }[]
  }
  const [block] = news.slices[0]?.content ?? []
  expect(block?.text).toContain('We measure')
  return { url: block?.spans[0]?.data.url, problems }
}

it.each<[string, unknown, string]>([
  ['an open job', linkTo('job', '1'), '/role-1/1'],
  ['a closed job', linkTo('job', '2'), '/role-2/2'],
  ['a page', linkTo('page', 'leave'), '/benefits/leave'],
  ['the page itself', linkTo('page', 'news'), '/news'],
  ['a page, in a new tab', { ...web('/benefits'), target: '_blank' }, '/benefits'],
  ['a page by its address in capitals', web('/Benefits/Leave/'), '/benefits/leave'],
  ['a part of a page', web('/benefits?a=1#time-off'), '/benefits?a=1#time-off'],
  ['a page by its whole address', web(`${SITE_URL}/benefits#a`), `${SITE_URL}/benefits#a`],
  ['an open job by an old link', web('/JOB_GHID/1?a=1#apply'), '/role-1/1?a=1#apply'],
  ['an open job by its former number', web('/job_ghid/91/'), '/role-1/1'],
  ['an open job with another title', web('/a-former-title/1'), '/role-1/1'],
  ['an open job in the query', web('/nowhere?gh_jid=1&a=1'), '/role-1/1?a=1'],
  ['a closed job by an old link', web('/job_ghid/2?a=1'), '/role-2/2?a=1'],
  ['a deleted job by an old link', web('/job_ghid/99'), '/role-9/9'],
  ['a deleted job by its whole address', web(`${SITE_URL}/x/9#a`), `${SITE_URL}/role-9/9#a`],
  ['a redirect', web('/Old'), '/old'],
  ['an address that visitors guess', web('/careers'), '/careers'],
  ['a page of the site’s own', web('/saved'), '/saved'],
  ['a file', web('/feed.xml'), '/feed.xml'],
  [
    'a file below a page',
    web('/departments/engineering/feed.xml'),
    '/departments/engineering/feed.xml',
  ],
  ['a redirect with a dot', web('/jobs.aspx'), '/jobs.aspx'],
  ['another site', web('https://other.example/gone'), 'https://other.example/gone'],
  ['an address of mail', web('mailto:a@careers.example'), 'mailto:a@careers.example'],
  [
    'a file of the CMS',
    { link_type: 'Media', url: 'https://files.example/a.pdf', name: 'a.pdf' },
    'https://files.example/a.pdf',
  ],
])('a link to %s leads there, and nobody is warned', (_, link, url) => {
  expect(follow(link)).toEqual({ url, problems: [] })
})

const AT = 'warning page "news" (page-news), field "slices.0.primary.content.0": '

it.each([
  ['https://mailto:a@other.example', 'mailto:a@other.example'],
  ['http://mailto:a@b.example?subject=Hello', 'mailto:a@b.example?subject=Hello'],
  ['https://a.b@other.example', 'mailto:a.b@other.example'],
  ['https://tel:0800', 'tel:0800'],
  ['https:///benefits', '/benefits'],
  ['https://benefits', '/benefits'],
  ['https://benefits/leave?a=1#b', '/benefits/leave?a=1#b'],
  ['https://https://x.example/', 'https://x.example/'],
  ['https://http//x.example/', 'http://x.example/'],
  ['HTTPS://HTTP://x.example', 'http://x.example'],
])('the web link %s stays, and the editor is told that %s was probably meant', (url, meant) => {
  expect(follow(web(url))).toEqual({
    url,
    problems: [
      `${AT}"${url}" is no address of a website. Probably "${meant}" is meant: write that.`,
    ],
  })
})

it('a web link that browsers cannot read is left out, and the editor is told what was meant', () => {
  const { url, problems } = follow(web('https://tel:+44 20 7946'))
  expect(url).toBeNull()
  expect(problems).toEqual([
    `${AT}"https://tel:+44 20 7946" is not an address that a visitor can be sent to. Probably "tel:+44 20 7946" is meant: write that.`,
  ])
})

it.each(['https://user:word@x.example/', 'https://https://'])(
  'of the web link %s, of which nobody can tell what is meant, the editor is told to write it again',
  (url) => {
    const { problems } = follow(web(url))
    expect(problems).toEqual([`${AT}"${url}" is no address of a website. Write it again.`])
  },
)

it.each([
  'https://localhost:8080/a',
  'http://127.0.0.1/a',
  'https://[::1]/a',
  'https://x.example/@a',
  'https://x.example?to=a@b.example',
  'https://www.https.example/',
])('the web link %s is taken as it is', (url) => {
  expect(follow(web(url))).toEqual({ url, problems: [] })
})

it.each<[string, unknown, string]>([
  ['a deleted job', broken('job-9'), 'document "job-9" (job-9)'],
  [
    'a deleted job whose number is known',
    { ...(linkTo('job', '9') as object), id: 'x' },
    'job "9" (x)',
  ],
])('a link to %s leads to its closed page, and the editor is warned', (_, link, target) => {
  expect(follow(link)).toEqual({
    url: '/role-9/9',
    problems: [
      `${AT}links to ${target}, which is not published. It leads to the page of that job, /role-9/9: choose another document, or remove the link.`,
    ],
  })
})

it.each<[string, unknown, string]>([
  [
    'a deleted page',
    broken('page-gone'),
    'links to document "page-gone" (page-gone), which is not',
  ],
  ['a job that nobody remembers', linkTo('job', '8'), 'links to job "8" (job-8), which is not'],
  ['a job that opens later', linkTo('job', '3'), 'links to job "3" (job-3), which opens later'],
  ['a document without a page', linkTo('boilerplate', 'hiring'), 'which has no page'],
  [
    'a document of another language',
    { ...(broken('x') as object), lang: 'fr-fr' },
    'which is in another language',
  ],
  ['an address without a page', web('/gone?a=1#b'), 'leads to /gone?a=1#b, which is not there'],
  ['a job that nobody remembers, by its address', web('/role-8/8'), 'leads to /role-8/8'],
  ['a job that opens later, by its address', web('/role-3/3'), 'leads to /role-3/3'],
  ['an old link that nobody remembers', web('/job_ghid/8'), 'leads to /job_ghid/8'],
  ['a file below a page that is gone', web('/departments/gone/feed.xml'), 'leads to /departments'],
  ['a whole address without a page', web(`${SITE_URL}/gone`), `leads to ${SITE_URL}/gone`],
])('a link to %s is left out, its words stay, and the editor is warned', (_, link, told) => {
  const { url, problems } = follow(link)
  expect(url).toBeNull()
  expect(problems).toEqual([expect.stringContaining(told)])
  expect(problems[0]).toContain(AT)
})

const text = textWithLink(broken('gone'))
const gone = broken('gone')
const said = paragraph('Said.')
const job = (data: object) => madeRepository([madeJob('1', data)])
const page = (...slices: [never]) => madeRepository([madeJob('1')], madePage('a', { slices }))
const changed = <Document extends CareersDocument>(document: Document, data: object) =>
  [
    ...madeRepository([madeJob('1')]).filter(({ id }) => id !== document.id),
    { ...document, data: { ...document.data, ...data } },
  ] as CareersDocument[]

it.each<[string, CareersDocument[]]>([
  ['job "1" (job-1), field "about.0"', job({ about: text })],
  ['job "1" (job-1), field "benefits_override"', job({ benefits_override: gone })],
  [
    'job "1" (job-1), field "body.0.items.0.person"',
    job({ body: [slice('people', { text: said }, [{ person: gone }])] }),
  ],
  [
    'page "a" (page-a), field "slices.0.primary.link"',
    page(slice('hero', { heading: 'A', link: gone })),
  ],
  [
    'page "a" (page-a), field "slices.0.primary.link"',
    page(slice('call_to_action', { heading: 'A', link: web('/gone') })),
  ],
  [
    'page "a" (page-a), field "slices.0.items.0.answer.0"',
    page(slice('faq', {}, [{ question: 'A', answer: text }])),
  ],
  [
    'page "a" (page-a), field "slices.0.items.0.location"',
    page(slice('office_list', { text: said }, [{ location: gone }])),
  ],
  [
    'page "a" (page-a), field "slices.0.items.0.job"',
    page(slice('featured_jobs', {}, [{ job: gone }])),
  ],
  ['page "a" (page-a), field "parent"', changed(madePage('a'), { parent: gone })],
  [
    'department "engineering" (department-engineering), field "intro.0"',
    changed(madeDepartment('engineering', 'Engineering'), { intro: text }),
  ],
  [
    'location "bristol" (location-bristol), field "parent"',
    changed(madeLocation('bristol', 'Bristol'), { parent: gone }),
  ],
  [
    'site_settings (site_settings-single), field "general_application"',
    changed(madeSettings(), { general_application: gone }),
  ],
  [
    'boilerplate "a" (boilerplate-a), field "content.0"',
    changed(madeBoilerplate('a', 'A', ''), { content: text }),
  ],
  [
    'job "4" (job-4), field "department"',
    madeRepository([madeJob('1'), madeJob('4', { status: 'Closed', department: gone })]),
  ],
])('%s may link to what is not there, and the release is published', (place, documents) => {
  const { problems } = siteOf(documents)
  expect(problems).toEqual([expect.stringContaining(`warning ${place}: l`)])
})

it.each<[string, CareersDocument[]]>([
  ['job "1" (job-1), field "department"', job({ department: gone })],
  [
    'job "1" (job-1), field "locations.1.location"',
    job({ locations: [{ location: linkTo('location', 'bristol') }, { location: gone }] }),
  ],
  [
    'navigation (navigation-single), field "main.0.link"',
    changed(madeNavigation(), { main: [{ label: 'A', link: gone }] }),
  ],
  ['navigation (navigation-single), field "cta"', changed(madeNavigation(), { cta: web('/gone') })],
  ['redirect "a" (redirect-a), field "to"', changed(madeRedirect('a', '/a', gone), {})],
  ['redirect "a" (redirect-a), field "to"', changed(madeRedirect('a', '/a', web('/gone')), {})],
])('%s must not link to what is not there', (place, documents) => {
  expect(siteOf(documents).problems).toContainEqual(expect.stringContaining(`error ${place}: l`))
})

it('a menu and a redirect may lead to a job that has closed or is deleted', () => {
  const documents = [
    ...DOCUMENTS.filter(({ type }) => type !== 'navigation'),
    ...changed(madeNavigation(), { main: [{ label: 'A', link: web('/x/9') }] }).slice(-1),
    madeRedirect('a', '/a', broken('job-9')),
    madeRedirect('b', '/b', linkTo('job', '2')),
  ]
  const { problems, redirects, staticQueries } = siteOf(documents, MEMORY)
  expect(problems.filter((problem) => problem.startsWith('error'))).toEqual([])
  expect(JSON.stringify(staticQueries)).toContain('"/role-9/9"')
  const targets = Object.fromEntries(redirects.map(({ fromPath, toPath }) => [fromPath, toPath]))
  expect(targets).toMatchObject({ '/a': '/role-9/9', '/b': '/role-2/2' })
})

it('a link to a document that a job had once leads to the job, however often it is published since', () => {
  const again = { ...madeJob('9'), id: 'job-again' }
  const first = siteOf([...DOCUMENTS, again], MEMORY)
  expect(follow(broken('job-9'), [...DOCUMENTS, again], first.memory).url).toBe('/role-9/9')
  const second = siteOf(DOCUMENTS, first.memory)
  for (const id of ['job-9', 'job-again']) {
    expect(follow(broken(id), DOCUMENTS, second.memory).url).toBe('/role-9/9')
  }
})

it('a link to a job whose number was changed leads to the job, also once that is deleted', () => {
  const renumbered = { ...madeJob('10'), id: 'job-9' }
  const { memory } = siteOf([...DOCUMENTS, renumbered], MEMORY)
  expect(follow(linkTo('job', '9'), [...DOCUMENTS, renumbered], memory).url).toBe('/role-10/10')
  expect(follow(broken('job-9'), DOCUMENTS, memory).url).toBe('/role-10/10')
})

it('a list of the roles of a department that is not published is left out, and not one of all roles', () => {
  const { pages } = siteOf(page(slice('job_listing', {}, [{ department: gone }])))
  const found = pages.find(({ path }) => path === '/a')?.result.data as unknown as IndexPageData
  expect(found.slices).toEqual([])
})

const parts = fc.constantFrom(
  ...['', 'benefits', 'Leave', 'old', 'role-1', 'x', 'job_ghid', 'JOB_GHID', 'departments'],
  ...['engineering', 'Engineering', 'saved', 'careers', '404.html', 'index.html', '..', '%zz', 'ü'],
  ...['feed.xml', 'jobs.aspx', 'a.pdf', '.well-known', 'api', 'assets'],
  ...['1', '2', '3', '8', '9', '91', '99', '700', '01'],
)
const addresses = fc
  .tuple(
    fc.array(parts, { maxLength: 4 }),
    fc.constantFrom('', '/', '?a=1', '?gh_jid=1', '?gh_jid=8', '#x'),
  )
  .map(([names, end]) => `/${names.join('/')}${end}`)
  .filter((address) => !address.startsWith('//'))

it('a link is left out exactly if the servers would not answer its address', () => {
  const retention = { now: NOW, timeZone: 'Europe/London', days: null }
  const known = findKnownJobs(DOCUMENTS, MEMORY, retention)
  const { ofAddress } = createLinkTargets(DOCUMENTS, known, { siteUrl: SITE_URL })
  const isAnswered = createAddressCheck(toCandidate(DOCUMENTS, {}, MEMORY))
  fc.assert(
    fc.property(addresses, (address) => {
      const target = ofAddress(address)
      if (target === undefined) return
      expect([address, target !== null]).toEqual([address, isAnswered(address)])
      if (target !== null) expect(isAnswered(target.path)).toBe(true)
    }),
    { numRuns: 2_000, examples: [['/job_ghid//700']] },
  )
})
