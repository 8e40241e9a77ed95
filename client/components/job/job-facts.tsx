import type { ReactNode } from 'react'
import type { JobView, SalaryView } from '../../shared/page-data/views.js'
import { counted } from '../../shared/lib/counted.js'
import { Link } from '../../runtime/links/link.js'
import { DateText } from '../elements/date-text.js'
import { isClosed } from '../../filters/answer/closed-jobs.js'
import { toWorkplaceText } from '../job-rows/workplace-text.js'
import { useNow } from '../../hooks/use-now.js'
import { toLocationPath } from '../../shared/addresses/page-paths.js'

export function JobFacts({ job, departmentPath }: { job: JobView; departmentPath: string }) {
  const types = job.types.map(({ name }) => name).join(', ')
  return (
    <dl className="job-facts">
      <Fact term={job.places.length > 1 ? 'Locations' : 'Location'}>
        {job.places.length > 0 && <LocationLinks job={job} />}
      </Fact>
      <Fact term="Workplace">{toWorkplaceSentence(job)}</Fact>
      <Fact term="Department">
        <Link to={departmentPath}>{job.department.name}</Link>
      </Fact>
      <Fact term="Team">{job.team}</Fact>
      <Fact term="Type">{types}</Fact>
      <Fact term="Fixed term">
        {job.fixedTermMonths !== null && toDurationText(job.fixedTermMonths)}
      </Fact>
      <Fact term="Salary">
        {job.salaries.length > 0 && job.salaries.map((s, i) => <Salary key={i} salary={s} />)}
      </Fact>
      <Fact term="Working hours">{job.workingHours}</Fact>
      <Fact term="Experience">
        {job.experienceMonths !== null && toExperienceText(job.experienceMonths)}
      </Fact>
      <Fact term="Education">{job.education !== null && sentenceCase(job.education)}</Fact>
      <Fact term="Visa sponsorship">{visaText(job)}</Fact>
      <Fact term="Openings">{job.vacancies !== null && job.vacancies > 1 && job.vacancies}</Fact>
      <Fact term="Posted">{job.postedOn !== null && <DateText date={job.postedOn} />}</Fact>
      <ClosingDay job={job} />
      <Fact term={job.contacts.length > 1 ? 'Contacts' : 'Contact'}>
        {job.contacts.length > 0 && <Contacts job={job} />}
      </Fact>
      <Fact term="Reference">
        {job.requisitionId === null ? job.id : `${job.id} (${job.requisitionId})`}
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (children === null || children === undefined || children === false || children === '') {
    return null
  }
  return (
    <div className="job-fact">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A plain `<a>`, because the calendar file is not client-routed. */
function ClosingDay({ job }: { job: JobView }) {
  const closed = isClosed(job, useNow())
  if (job.closesAt === null) return null
  return (
    <Fact term={closed ? 'Closed' : 'Closes'}>
      <DateText date={job.closesAt} />
      {!closed && <span>{`, ${job.closingTime}`}</span>}
      {job.listed && !closed && (
        <p className="job-fact-calendar">
          <a href={`${job.path}/closing.ics`}>Add to calendar</a>
        </p>
      )}
    </Fact>
  )
}

function LocationLinks({ job }: { job: JobView }) {
  return (
    <ul className="job-fact-list">
      {job.places.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={toLocationPath(slug)}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}

function Salary({ salary: { text, title, place, note } }: { salary: SalaryView }) {
  const about = [...new Set([title, place])].filter((part) => part !== null).join(', ')
  return (
    <p>
      <span>{text}</span>
      {about !== '' && <span className="job-fact-note">{` ${about}`}</span>}
      {note !== null && <span className="job-fact-note">{` ${note}`}</span>}
    </p>
  )
}

function Contacts({ job }: { job: JobView }) {
  return job.contacts.map(({ name, role, email }, index) => (
    <p key={index}>
      {email === null ? <span>{name}</span> : <a href={`mailto:${email}`}>{name}</a>}
      {role !== null && <span className="job-fact-note">{` ${role}`}</span>}
    </p>
  ))
}

function visaText({ visaSponsorship }: JobView): string | null {
  if (visaSponsorship === null) return null
  return visaSponsorship === 'yes' ? 'Offered for this role' : 'Not offered for this role'
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function toExperienceText(months: number): string {
  return months < 1 ? 'None needed' : `${toDurationText(months)} or more`
}

function toDurationText(months: number): string {
  return months >= 24 && months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month')
}

/** 'Remote, from the UK or Germany' */
function toWorkplaceSentence(job: JobView): string | null {
  const { remoteFrom } = job
  if (remoteFrom.length === 0) return toWorkplaceText(job)
  const others = remoteFrom.slice(0, -1).join(', ')
  return `Remote, from ${[others, remoteFrom.at(-1)].filter(Boolean).join(' or ')}`
}

export function JobSummary({ job }: { job: JobView }) {
  const parts = [
    job.remoteFrom.length > 0 ? '' : job.places.map(({ name }) => name).join(', '),
    toWorkplaceSentence(job) ?? '',
    job.types.map(({ name }) => name).join(', '),
  ].filter((part) => part !== '')
  return <p className="band-facts">{parts.join('\u00a0· ')}</p>
}
