import { memo, type ReactNode } from 'react'
import { Link } from '../../runtime/links/link.js'
import type { JobMatch, Range } from '../../filters/search/find-match.js'
import type { JobRow as JobRowView } from '../../shared/page-data/views.js'
import { DateText } from '../elements/date-text.js'
import { SaveButtonSlot } from '../elements/save-slots.js'
import type { Workplace } from '../../shared/content-model/content-values.js'
import { comma } from '#words/formats.js'
import * as words from '#words/listing.js'
import { workplaces } from '#words/job.js'

export interface JobRowProps {
  job: JobRowView
  /** In ms; null before the browser knows the time. */
  now: number | null
  titleLevel?: 3 | 4
  /** False where a heading above the row says it. */
  showDepartment?: boolean
  /** Why a search found the job. */
  match?: JobMatch | undefined
}

/**
 * Only the title is the link; CSS stretches its area over the row. Memoized, because most rows stay
 * when a filter changes.
 */
export const JobRow = memo(function JobRow(props: JobRowProps) {
  const { job, now, titleLevel = 3, showDepartment = true, match } = props
  const Title = `h${titleLevel}` as const
  const facts = [
    job.places.length === 0 ? null : <Locations job={job} />,
    showDepartment ? job.department.name : null,
    toWorkplaceText(job),
    job.types.map(({ name }) => name).join(comma) || null,
    job.hours ?? null,
    job.closesAt === null ? null : <ClosingDay closesAt={job.closesAt} postedOn={job.postedOn} />,
  ].filter((fact) => fact !== null)
  return (
    <li className="job-row" data-job={job.id}>
      <div className="job-row-head" dir="auto">
        <Title className="job-row-title title" lang={job.lang}>
          <Link to={job.path}>{markText(job.title, match?.title)}</Link>
        </Title>
        {toBadges(job, now).map((text) => (
          <span key={text} className="badge">
            {text}
          </span>
        ))}
      </div>
      {job.summary !== null && (
        <p className="job-row-summary" lang={job.lang}>
          {markText(job.summary, match?.summary)}
        </p>
      )}
      {match !== undefined && match.hidden.length > 0 && (
        <p className="job-row-match">{words.matches(match.hidden)}</p>
      )}
      <div className={`job-row-lines${job.postedOn === null ? ' job-row-lines--undated' : ''}`}>
        <p className="job-row-facts">
          {facts.flatMap((fact, index) => [<span key={index}>{fact}</span>, ' '])}
        </p>
        <div className="job-row-side">
          {job.pay !== null && (
            <p className="job-row-pay">
              <span>{job.pay}</span>
            </p>
          )}
          {job.postedOn !== null && (
            <p className="job-row-date">
              {...words.posted(<DateText date={job.postedOn} isNear={job.isOld !== true} />)}
            </p>
          )}
        </div>
      </div>
      <SaveButtonSlot job={job} />
    </li>
  )
}, looksTheSame)

const NAMES = workplaces satisfies Record<Workplace, string>

function looksTheSame(before: JobRowProps, after: JobRowProps): boolean {
  const drawn = ({ job, now, match }: JobRowProps) => JSON.stringify([toBadges(job, now), match])
  return (
    before.job === after.job &&
    before.showDepartment === after.showDepartment &&
    drawn(before) === drawn(after)
  )
}

const LOCATIONS_IN_A_ROW = 3

function Locations({ job }: { job: JobRowView }) {
  const names = job.places.map(({ name }) => name)
  const more = names.slice(LOCATIONS_IN_A_ROW)
  const shown = names.slice(0, LOCATIONS_IN_A_ROW).join(comma)
  if (more.length === 0) return shown
  return (
    <>
      <span>{shown}</span>
      <span aria-hidden="true">{words.andMore(more.length)}</span>
      <span className="visually-hidden">{comma + more.join(comma)}</span>
    </>
  )
}

const BADGE_MS = 7 * 24 * 60 * 60 * 1000

function toBadges({ postedOn, closesAt }: JobRowView, now: number | null): string[] {
  if (now === null) return []
  const age = now - Date.parse(postedOn ?? '')
  const remaining = Date.parse(closesAt ?? '') - now
  return [
    ...(age >= 0 && age <= BADGE_MS ? [words.isNew] : []),
    ...(remaining >= 0 && remaining <= BADGE_MS ? [words.closesSoon] : []),
  ]
}

/** In ms: a day of so long after the posting needs no year. */
const NEAR_MS = 300 * 24 * 60 * 60 * 1000

function ClosingDay({ closesAt, postedOn }: { closesAt: string; postedOn: string | null }) {
  const isNear = Date.parse(closesAt) - Date.parse(postedOn ?? '') < NEAR_MS
  return <>{...words.closes(<DateText date={closesAt} isNear={isNear} />)}</>
}

/**
 * `marks` are in the order of the text and do not overlap. Not a component: nothing is marked in most
 * of many rows, and a text alone is the least that React can hold.
 */
function markText(text: string, marks: readonly Range[] = []): ReactNode {
  if (marks.length === 0) return text
  const ends = [0, ...marks.map(([, end]) => end)]
  const parts = marks.flatMap(([start, end], index) => [
    text.slice(ends[index], start),
    <mark key={start}>{text.slice(start, end)}</mark>,
  ])
  return <span key={marks.join()}>{[...parts, text.slice(ends.at(-1))]}</span>
}

/** 'Hybrid, 2 office days'; null where it is not stated. */
export function toWorkplaceText({ workplace, officeDays }: JobRowView): string | null {
  if (workplace === 'Hybrid' && officeDays !== null) return words.hybridWith(officeDays)
  return workplace === null ? null : NAMES[workplace]
}
