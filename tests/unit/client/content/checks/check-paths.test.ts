import { createSite } from '../../../../../client/content/create-site.js'
import { formatProblem } from '../../../../../client/content/documents/problems.js'
import type { CareersDocument } from '../../../../../client/shared/content-model/content-types.js'
import {
  linkTo,
  madeDepartment,
  madeJob,
  madePage,
  madeRedirect,
  madeRepository,
} from '../../../../helpers/content/made-documents.js'

function problemsOf(...documents: CareersDocument[]) {
  const now = new Date('2026-11-21T12:00:00Z')
  const site = createSite(madeRepository([madeJob('1')], ...documents), { now, buildHash: 'hash' })
  return site.problems.map(formatProblem)
}

const toHome = { link_type: 'Web', url: '/' }

describe('checkPaths', () => {
  it.each([
    'healthz',
    'api',
    'page-data',
    'preview',
    'job_ghid',
    'departments',
    'locations',
    'saved',
    'index',
  ])('the reserved uid "%s" of a page is reported with a suggestion for another uid', (uid) => {
    expect(problemsOf(madePage(uid))).toEqual([
      `page "${uid}" (page-${uid}), field "uid": the path /${uid} is reserved: the site itself answers below /${uid}. Choose another UID, for example "${uid}-page".`,
    ])
  })

  it('a reserved uid is reported once and not again for the pages below it', () => {
    const child = madePage('child', { parent: linkTo('page', 'feeds') })
    const problems = problemsOf(child, madePage('feeds'))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^page "feeds"/)
  })

  it('a page is reported if its parent gives it a reserved path, even in a loop of parents', () => {
    const api = madePage('api', { parent: linkTo('page', 'child') })
    const child = madePage('child', { parent: linkTo('page', 'api') })
    expect(problemsOf(api, child).join()).toMatch(
      /^page "child" \(page-child\), field "parent": the path \/api\/child is reserved.* Choose another parent\.$/,
    )
  })

  it('a landing page and a page below another page may have any uid', () => {
    const below = madePage('healthz', { parent: linkTo('page', 'about') })
    expect(problemsOf(madePage('about'), below, madeDepartment('api', 'API'))).toEqual([])
  })

  it('a job with a reserved slug is reported with a suggestion for another slug', () => {
    const [problem] = problemsOf(madeJob('2', { title: 'API' }))
    expect(problem).toMatch(
      /^job "2" \(job-2\), field "slug": the path \/api\/2 is reserved.* Write another slug, for example "api-job"\.$/,
    )
  })

  it.each(['/healthz', '/static/old.pdf', '/sw.js', '/job_ghid/about', '/Saved/'])(
    'a redirect from the reserved path %s is reported with a suggestion for another path',
    (from) => {
      const [problem] = problemsOf(madeRedirect('old', from, toHome))
      expect(problem).toMatch(/^redirect "old" \(redirect-old\), field "from": .* is reserved/)
      expect(problem).toContain('Choose another path, for example /old-jobs')
    },
  )

  it.each(['/departments/former', '/locations', '/job_ghid/4711', '/jobs'])(
    'a redirect from the path %s causes no problem',
    (from) => {
      expect(problemsOf(madeRedirect('old', from, toHome))).toEqual([])
    },
  )

  it.each(['/jobs.html', '/old/careers.aspx', '/v1.2/jobs'])(
    'a permanent redirect from %s to a page causes no problem, because the server answers it',
    (from) => {
      expect(problemsOf(madeRedirect('old', from, toHome))).toEqual([])
    },
  )

  it.each([
    ['/.git', { link_type: 'Web', url: '/' }],
    ['/a/../b', { link_type: 'Web', url: '/' }],
    ['/jobs.html', { link_type: 'Web', url: 'https://elsewhere.example/' }],
  ])('a redirect from %s to %j is reported, because it would need a file', (from, to) => {
    const [problem] = problemsOf(madeRedirect('old', from, to))
    expect(problem).toMatch(/^redirect "old".*field "from": ".*" cannot be a path\./)
  })

  it('a path that no map of nginx can hold is reported by its document', () => {
    const from = `/${Array(5).fill('part'.repeat(12)).join('/')}`
    expect(problemsOf(madeRedirect('old', from, toHome))).toEqual([
      expect.stringMatching(/^redirect "old".* its path has 245 characters/),
    ])
  })

  it('a redirect from the path of an existing page is reported by the name of the redirect', () => {
    const [problem] = problemsOf(madePage('benefits'), madeRedirect('old', '/benefits', toHome))
    expect(problem).toMatch(/^redirect "old".*field "from": the path \/benefits is already taken/)
  })
})
