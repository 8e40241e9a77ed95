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
  ])('tells the editor of a page with the reserved uid "%s" what to do', (uid) => {
    expect(problemsOf(madePage(uid))).toEqual([
      `page "${uid}" (page-${uid}), field "uid": the path /${uid} is reserved: the site itself answers below /${uid}. Choose another UID, for example "${uid}-page".`,
    ])
  })

  it('reports a reserved uid once, and not again for the pages below it', () => {
    const child = madePage('child', { parent: linkTo('page', 'feeds') })
    const problems = problemsOf(child, madePage('feeds'))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^page "feeds"/)
  })

  it('reports a reserved path that begins with a parent whose own path is another', () => {
    const api = madePage('api', { parent: linkTo('page', 'child') })
    const child = madePage('child', { parent: linkTo('page', 'api') })
    expect(problemsOf(api, child).join()).toMatch(
      /^page "child" \(page-child\), field "parent": the path \/api\/child is reserved.* Choose another parent\.$/,
    )
  })

  it('lets a landing page and a page below another one have any uid', () => {
    const below = madePage('healthz', { parent: linkTo('page', 'about') })
    expect(problemsOf(madePage('about'), below, madeDepartment('api', 'API'))).toEqual([])
  })

  it('asks for another slug where a job has a reserved one', () => {
    const [problem] = problemsOf(madeJob('2', { title: 'API' }))
    expect(problem).toMatch(
      /^job "2" \(job-2\), field "slug": the path \/api\/2 is reserved.* Write another slug, for example "api-job"\.$/,
    )
  })

  it.each(['/healthz', '/static/old.pdf', '/sw.js', '/job_ghid/about', '/Saved/'])(
    'reports a redirect from the reserved path %s',
    (from) => {
      const [problem] = problemsOf(madeRedirect('old', from, toHome))
      expect(problem).toMatch(/^redirect "old" \(redirect-old\), field "from": .* is reserved/)
      expect(problem).toContain('Choose another path, for example /old-jobs')
    },
  )

  it.each(['/departments/former', '/locations', '/job_ghid/4711', '/jobs'])(
    'allows a redirect from %s',
    (from) => {
      expect(problemsOf(madeRedirect('old', from, toHome))).toEqual([])
    },
  )

  it('names the redirect whose source is the path of a page', () => {
    const [problem] = problemsOf(madePage('benefits'), madeRedirect('old', '/benefits', toHome))
    expect(problem).toMatch(/^redirect "old".*field "from": the path \/benefits is already taken/)
  })
})
