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
  })
  return problems.map((problem) => `${problem.severity} ${formatProblem(problem)}`)
}

const applyAt = (...urls: string[]) => ({
  apply_links: urls.map((url) => ({ url: { link_type: 'Web', url } })) as never,
})
const hosts = { apply_hosts: [{ host: 'Apply.Example' }] as never }

describe('an apply link', () => {
  it('leads to a host that the settings vouch for, in any letter case', () => {
    expect(
      problemsOf(applyAt('https://apply.example/1', 'https://APPLY.example/2'), hosts),
    ).toEqual([])
  })

  it('to any other host keeps the release back, by name', () => {
    expect(problemsOf(applyAt('https://apply.example/1', 'https://evil.example/1'), hosts)).toEqual(
      [
        expect.stringMatching(
          /^error job "1" \(job-1\), field "apply_links\.1\.url": .*"evil\.example" is not among/,
        ),
      ],
    )
  })

  it.each(['http://apply.example/1', 'mailto:jobs@apply.example', '/apply'])(
    'is https: %s is not',
    (url) => {
      expect(problemsOf(applyAt(url), hosts)).toEqual([
        expect.stringMatching(/^error job "1".*not an https address/),
      ])
    },
  )

  it('may lead to any host where the settings name none', () => {
    expect(problemsOf(applyAt('https://anything.example/1'))).toEqual([])
  })

  it('of a closed job no longer matters', () => {
    expect(problemsOf({ ...applyAt('http://old.example/1'), status: 'Closed' }, hosts)).toEqual([])
  })
})

describe('pay', () => {
  const asked = { pay_range_countries: [{ country: 'fr' }] as never }
  const inParis = { locations: [{ location: linkTo('location', 'paris') }] as never }

  it('is asked for where the settings say so', () => {
    expect(problemsOf(inParis, asked)).toEqual([
      expect.stringMatching(
        /^warning job "1" \(job-1\), field "salary_ranges": .* in FR and states/,
      ),
    ])
  })

  it('keeps the release back where it is required', () => {
    expect(problemsOf(inParis, { ...asked, pay_range_required: true })).toEqual([
      expect.stringMatching(/^error job "1"/),
    ])
  })

  it('is asked for where a remote job can be done, too', () => {
    const remote = {
      workplace: 'Remote' as const,
      remote_countries: [{ country: linkTo('location', 'france') }] as never,
    }
    expect(problemsOf(remote, asked)).toHaveLength(1)
  })

  it('is not asked for elsewhere, nor where it is stated, nor of volunteers', () => {
    const range = { min: 40_000, max: 50_000, currency: 'EUR', unit: 'YEAR' }
    expect(problemsOf({}, asked)).toEqual([])
    expect(problemsOf({ ...inParis, salary_ranges: [range] as never }, asked)).toEqual([])
    const volunteer = { employment_types: [{ type: 'Volunteer' }] as never }
    expect(problemsOf({ ...inParis, ...volunteer }, asked)).toEqual([])
  })
})
