import { renderToStaticMarkup } from 'react-dom/server'
import { JobFacts } from '../../../../../client/components/job/job-facts.js'
import { createSite } from '../../../../../client/content/create-site.js'
import type { JobData } from '../../../../../client/shared/content-model/content-types.js'
import {
  linkTo,
  madeJob,
  madeLocation,
  madeRepository,
  madeSettings,
} from '../../../../helpers/content/made-documents.js'

/** From the fields of a document to the rows of its page. */
function renderFacts(data: Partial<JobData>): string {
  const dublin = madeLocation('dublin', 'Ireland', { kind: 'country', country: 'IE' })
  const documents = madeRepository([madeJob('1', data)], dublin)
  const { pages } = createSite(documents, { now: new Date('2026-11-21'), buildHash: '' })
  const views = pages.flatMap(({ result }) => ('job' in result.data ? [result.data] : []))
  return renderToStaticMarkup(
    views.map(({ job }) => <JobFacts key={job.id} job={job} departmentPath="/" />),
  )
}

it.each([
  [
    { name: 'Jo', role: 'Lead', email: null },
    '<span>Jo</span><span class="job-fact-note"> Lead</span>',
  ],
  [{ name: null, role: 'Lead', email: 'a@b.example' }, '<a href="mailto:a@b.example">Lead</a>'],
  [{ name: null, role: ' ', email: 'a@b.example' }, '<a href="mailto:a@b.example">a@b.example</a>'],
])('of the contact %j, a job shows all that is known', (contact, shown) => {
  expect(renderFacts({ hiring_contact: [contact] as never })).toContain(
    `<dt>Contact</dt><dd><p>${shown}</p></dd>`,
  )
})

it('a job does not show a contact of whom only the role is known', () => {
  const contact = { name: null, role: 'Lead', email: null }
  expect(renderFacts({ hiring_contact: [contact] as never })).not.toContain('Contact')
})

it('a job that needs no experience says so', () => {
  const needed = (months: number) => renderFacts({ experience_months: months })
  expect(needed(0)).toContain('<dt>Experience</dt><dd>None needed</dd>')
  expect(needed(24)).toContain('<dt>Experience</dt><dd>2 years or more</dd>')
})

it('an unpaid role says so in the words of its note, and no amount', () => {
  const unpaid = { min: 0, max: null, currency: 'KES', unit: 'MONTH', note: 'Expenses are paid' }
  const facts = renderFacts({ salary_ranges: [unpaid] as never })
  expect(facts).toContain('<dt>Salary</dt><dd><p><span>Expenses are paid</span></p></dd>')
  expect(facts).not.toContain('KES')
})

it('a remote job says once from where it can be done', () => {
  const remote = ['bristol', 'dublin'].map((uid) => ({ country: linkTo('location', uid) }))
  const facts = renderFacts({ workplace: 'Remote', remote_countries: remote as never })
  expect(facts).toContain('<dt>Workplace</dt><dd>Remote, from the UK or Ireland</dd>')
  expect(facts).not.toContain('Remote from')
})

it('a job says which team it is of, and nothing where no team is named', () => {
  expect(renderFacts({ team: 'Telemetry' })).toContain('<dt>Team</dt><dd>Telemetry</dd>')
  expect(renderFacts({ team: null })).not.toContain('Team')
})

it.each([0, -1, 0.5])(
  '%p office days or months of a fixed term are none that are stated',
  (none) => {
    const facts = renderFacts({ workplace: 'Hybrid', office_days: none, fixed_term_months: none })
    expect(facts).toContain('<dt>Workplace</dt><dd>Hybrid</dd>')
    expect(facts).not.toContain('Fixed term')
  },
)

it.each([
  ['Europe/London', ', 23:59 London time'],
  ['America/Argentina/Buenos_Aires', ', 23:59 Buenos Aires time'],
  ['Etc/GMT+3', ', 23:59 UTC-03:00'],
  ['UTC', ', 23:59 UTC'],
])('a job says until when of its last day people can apply, in the zone %s', (timezone, text) => {
  const documents = madeRepository([madeJob('1', { closes_on: '2027-11-25' })])
  const settings = madeSettings({ timezone })
  const { pages } = createSite([settings, ...documents.slice(1)], {
    now: new Date('2026-11-21'),
    buildHash: '',
  })
  const [view] = pages.flatMap(({ result }) => ('job' in result.data ? [result.data.job] : []))
  expect(renderToStaticMarkup(<JobFacts job={view as never} departmentPath="/" />)).toContain(
    `<dt>Closes</dt><dd><time dateTime="2027-11-25">25 November 2027</time><span>${text}</span>`,
  )
})
