import { createSite } from '../../../../client/content/create-site.js'
import { formatProblem } from '../../../../client/content/documents/problems.js'
import type { JobData } from '../../../../client/shared/content-model/content-types.js'
import type { SiteSettingsData } from '../../../../client/shared/content-model/site-document-types.js'
import {
  linkTo,
  madeJob,
  madeLocation,
  madeRepository,
  madeSettings,
} from '../../../helpers/content/made-documents.js'

function problemsOf(job: Partial<JobData>, settings: Partial<SiteSettingsData> = {}) {
  const [, ...others] = madeRepository(
    [madeJob('1', job)],
    madeLocation('paris', 'Paris', { country: 'FR', country_name: 'France' }),
    madeLocation('france', 'France', { kind: 'country', country: 'FR', country_name: 'France' }),
  )
  const { problems } = createSite([madeSettings(settings), ...others], {
    now: new Date('2026-11-21T12:00:00Z'),
    buildHash: 'hash',
    siteUrl: 'https://careers.example',
  })
  return problems.map((problem) => `${problem.severity} ${formatProblem(problem)}`)
}

const applyAt = (...urls: string[]) => ({
  apply_links: urls.map((url) => ({ url: { link_type: 'Web', url } })) as never,
})
const hosts = { apply_hosts: [{ host: 'Apply.Example' }] as never }

describe('apply links', () => {
  it('an apply link to an allowed host is valid in any letter case', () => {
    expect(
      problemsOf(applyAt('https://apply.example/1', 'https://APPLY.example/2'), hosts),
    ).toEqual([])
  })

  it('an apply link to any other host is an error that names the job and the host', () => {
    expect(problemsOf(applyAt('https://apply.example/1', 'https://evil.example/1'), hosts)).toEqual(
      [
        expect.stringMatching(
          /^error job "1" \(job-1\), field "apply_links\.1\.url": .*"evil\.example" is not among/,
        ),
      ],
    )
  })

  it('an apply link with http is taken with https, and told', () => {
    expect(problemsOf(applyAt('http://apply.example/1'), hosts)).toEqual([
      expect.stringMatching(
        /^warning job "1" \(job-1\), field "apply_links\.0\.url": http:.* is no https address\. It is taken with/,
      ),
    ])
  })

  it.each([
    'https://careers.example',
    'https://careers.example/?gh_jid=1',
    'http://careers.example/elsewhere?gh_jid=1',
    'https://careers.example/elsewhere?gh_jid=4711',
    'https://CAREERS.example/job_ghid/1',
    'https://careers.example/job_ghid/4711#app',
    'https://careers.example/role-1/1/',
    'https://careers.example/locations/bristol',
    'https://careers.example/feed.xml',
    '/?gh_jid=1',
  ])('the apply link %s is an error: the site itself answers there', (url) => {
    const found = problemsOf(applyAt(url), { apply_hosts: [{ host: 'careers.example' }] as never })
    expect(found.filter((problem) => problem.startsWith('error'))).toEqual([
      expect.stringMatching(/^error job "1".*apply_links\.0\.url.*a page of this site and no form/),
    ])
  })

  it('an apply link to what only another server can answer is valid on the host of the site too', () => {
    expect(problemsOf(applyAt('https://careers.example/forms/apply'))).toEqual([])
  })

  it.each(['http://apply.example:8080/1', 'mailto:jobs@apply.example', '/apply'])(
    'the apply link %s is an error because it is not an https address',
    (url) => {
      expect(problemsOf(applyAt(url), hosts)).toContainEqual(
        expect.stringMatching(/^error job "1".*not an https address/),
      )
    },
  )

  it('an apply link may lead to any host when the settings name no hosts', () => {
    expect(problemsOf(applyAt('https://anything.example/1'))).toEqual([])
  })

  it('an invalid apply link of a closed job causes no problem', () => {
    expect(problemsOf({ ...applyAt('http://old.example/1'), status: 'Closed' }, hosts)).toEqual([])
  })
})

describe('pay ranges', () => {
  const payExpected = { pay_range_countries: [{ country: 'FR' }] as never }
  const inParis = { locations: [{ location: linkTo('location', 'paris') }] as never }

  it('a job without pay causes a warning in a country where the settings expect pay', () => {
    expect(problemsOf(inParis, payExpected)).toEqual([
      expect.stringMatching(
        /^warning job "1" \(job-1\), field "salary_ranges": .* in FR and states/,
      ),
    ])
  })

  it('a job without the expected pay is an error when the settings require pay', () => {
    expect(problemsOf(inParis, { ...payExpected, pay_range_required: true })).toEqual([
      expect.stringMatching(/^error job "1"/),
    ])
  })

  it('a remote job without pay is reported if it can be done in a country that expects pay', () => {
    const remote = {
      workplace: 'Remote' as const,
      remote_countries: [{ country: linkTo('location', 'france') }] as never,
    }
    expect(problemsOf(remote, payExpected)).toHaveLength(1)
  })

  it('jobs in other countries, jobs with pay and jobs for volunteers cause no problems', () => {
    const range = { min: 40_000, max: 50_000, currency: 'EUR', unit: 'YEAR' }
    expect(problemsOf({}, payExpected)).toEqual([])
    expect(problemsOf({ ...inParis, salary_ranges: [range] as never }, payExpected)).toEqual([])
    const volunteer = { employment_types: [{ type: 'Volunteer' }] as never }
    expect(problemsOf({ ...inParis, ...volunteer }, payExpected)).toEqual([])
  })
})
