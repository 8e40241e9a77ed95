import { Fragment, memo } from 'react'
import type { JobRow as JobRowView } from '../../shared/page-data/views.js'
import { Link } from '../../runtime/links/link.js'
import { DateText } from '../elements/date-text.js'
import { splitLocations, toBadges, toWorkplaceText } from './job-labels.js'

export interface JobRowProps {
  job: JobRowView
  now: number | null
  /** Left out where a heading above the row says it. */
  showDepartment?: boolean
}

/**
 * One vacancy of a list. The title alone is the link; its area is stretched over the whole row. Most
 * rows outlast a change of filters, and look the same at any time: only what is different is drawn.
 */
export const JobRow = memo(function JobRow({ job, now, showDepartment = true }: JobRowProps) {
  const facts = [
    job.places.length === 0 ? null : <Places job={job} />,
    showDepartment ? job.department.name : null,
    toWorkplaceText(job),
    job.types.map(({ name }) => name).join(', ') || null,
    job.pay,
  ].filter((fact) => fact !== null)
  return (
    <li className="job-row" data-job={job.id}>
      <div className="job-row-head">
        <h3 className="job-row-title">
          <Link to={job.path}>{job.title}</Link>
        </h3>
        <Badges words={toBadges(job, now)} />
      </div>
      <p className="job-row-facts">
        {facts.map((fact, index) => (
          <Fragment key={index}>
            <span>{fact}</span>{' '}
          </Fragment>
        ))}
      </p>
      <Dates job={job} />
    </li>
  )
}, looksTheSame)

function looksTheSame(before: JobRowProps, after: JobRowProps): boolean {
  const badges = ({ job, now }: JobRowProps) => toBadges(job, now).join()
  return (
    before.job === after.job &&
    before.showDepartment === after.showDepartment &&
    badges(before) === badges(after)
  )
}

function Places({ job }: { job: JobRowView }) {
  const { shown, more } = splitLocations(job)
  return (
    <>
      {shown.join(', ')}
      {more.length > 0 && (
        <>
          <span aria-hidden="true">, +{more.length} more</span>
          <span className="visually-hidden">, {more.join(', ')}</span>
        </>
      )}
    </>
  )
}

function Badges({ words }: { words: string[] }) {
  return words.map((word) => (
    <span key={word} className="badge">
      {word}
    </span>
  ))
}

function Dates({ job }: { job: JobRowView }) {
  if (job.closesAt !== null) {
    return (
      <p className="job-row-date">
        Closes <DateText date={job.closesAt} />
      </p>
    )
  }
  if (job.postedOn === null) return null
  return (
    <p className="job-row-date">
      Posted <DateText date={job.postedOn} />
    </p>
  )
}
