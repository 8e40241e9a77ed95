import type { ReactNode } from 'react'
import type { JobView, SalaryView } from '../../shared/page-data/views.js'
import { Link } from '../../runtime/links/link.js'
import { DateText } from '../elements/date-text.js'
import { isClosed } from '../../filters/answer/closed-jobs.js'
import { toWorkplaceText } from '../job-rows/job-row.js'
import { useNow } from '../../hooks/use-now.js'
import { toLocationPath } from '../../shared/addresses/page-paths.js'
import { comma } from '#words/formats.js'
import * as words from '#words/job.js'

export function JobFacts({ job, departmentPath }: { job: JobView; departmentPath: string }) {
  const types = job.types.map(({ name }) => name).join(comma)
  return (
    <dl className="job-facts">
      <Fact term={job.places.length > 1 ? words.locations : words.location}>
        {job.places.length > 0 && <LocationLinks job={job} />}
      </Fact>
      <Fact term={words.workplace}>{toWorkplaceSentence(job)}</Fact>
      <Fact term={words.department}>
        <Link to={departmentPath}>{job.department.name}</Link>
      </Fact>
      <Fact term={words.team}>{job.team}</Fact>
      <Fact term={words.type}>{types}</Fact>
      <Fact term={words.fixedTerm}>
        {job.fixedTermMonths !== null && toTermText(job.fixedTermMonths)}
      </Fact>
      <Fact term={words.salary}>
        {job.salaries.length > 0 && job.salaries.map((s, i) => <Salary key={i} salary={s} />)}
      </Fact>
      <Fact term={words.workingHours}>{job.workingHours}</Fact>
      <Fact term={words.experience}>
        {job.experienceMonths !== null && toExperienceText(job.experienceMonths)}
      </Fact>
      <Fact term={words.education}>{job.education !== null && sentenceCase(job.education)}</Fact>
      <Fact term={words.visaSponsorship}>{visaText(job)}</Fact>
      <Fact term={words.openings}>
        {job.vacancies !== null && job.vacancies > 1 && job.vacancies}
      </Fact>
      <Fact term={words.posted}>{job.postedOn !== null && <DateText date={job.postedOn} />}</Fact>
      <ClosingDay job={job} />
      <Fact term={job.contacts.length > 1 ? words.contacts : words.contact}>
        {job.contacts.length > 0 && <Contacts job={job} />}
      </Fact>
      <Fact term={words.reference}>
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
    <Fact term={closed ? words.closed : words.closes}>
      <DateText date={job.closesAt} />
      {!closed && job.closingTime !== null && <span>{words.untilTime(job.closingTime)}</span>}
      {job.listed && !closed && (
        <p className="job-fact-calendar">
          <a href={`${job.path}/closing.ics`}>{words.addToCalendar}</a>
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
  const about = [...new Set([title, place])].filter((part) => part !== null).join(comma)
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
  return visaSponsorship === 'yes' ? words.visaOffered : words.visaNotOffered
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function toExperienceText(months: number): string {
  if (months < 1) return words.noExperience
  return isInYears(months) ? words.yearsOrMore(months / 12) : words.monthsOrMore(months)
}

function toTermText(months: number): string {
  return isInYears(months) ? words.yearsLong(months / 12) : words.monthsLong(months)
}

function isInYears(months: number): boolean {
  return months >= 24 && months % 12 === 0
}

/** 'Remote, from the UK or Germany' */
function toWorkplaceSentence(job: JobView): string | null {
  return job.remoteFrom.length === 0 ? toWorkplaceText(job) : words.remoteFrom(job.remoteFrom)
}

export function JobSummary({ job }: { job: JobView }) {
  const parts = [
    job.remoteFrom.length > 0 ? '' : job.places.map(({ name }) => name).join(comma),
    toWorkplaceSentence(job) ?? '',
    job.types.map(({ name }) => name).join(comma),
  ].filter((part) => part !== '')
  return <p className="band-facts">{parts.join('\u00a0· ')}</p>
}
