import type { ApplyLinkView, JobView } from '../../shared/page-data/views.js'
import type { ReactNode } from 'react'
import { ApplyLabel, ApplyLink } from './apply-link.js'
import { toDateText } from '../../shared/date-text.js'
import { isClosed } from '../../filters/answer/closed-jobs.js'
import { useNow } from '../../hooks/use-now.js'
import { useOnline } from '../../hooks/use-online.js'

export interface ApplyLinksProps {
  job: JobView
  links: ApplyLinkView[]
}

export function ApplyLinks({ job, links }: ApplyLinksProps) {
  const now = useNow()
  const online = useOnline()
  if (isClosed(job, now)) {
    return (
      <p className="apply-note" role="status">
        Applications closed on {toDateText(job.closesAt ?? '')}.
      </p>
    )
  }
  if (links.length === 0) {
    const isAnswered = job.contacts.some(({ email }) => email !== null)
    return (
      <p className="apply-note">
        You cannot apply for this role here{isAnswered ? ': please ask its contact' : ' yet'}.
      </p>
    )
  }
  return (
    <div className="apply-links">
      {links.map((link) => (
        <ApplyLink key={link.url} link={link} label={labelOf(link, links, job)} online={online} />
      ))}
      {!online && (
        <p className="apply-note" role="status">
          You are offline. You can apply when you are connected again.
        </p>
      )}
    </div>
  )
}

/** Several forms may have the same label; then the location distinguishes them. */
function labelOf(link: ApplyLinkView, links: ApplyLinkView[], job: JobView): ReactNode {
  const sameLabel = links.filter(({ label }) => label === link.label).length > 1
  if (sameLabel && link.place !== null) return `Apply for ${link.place}`
  return links.length === 1 ? <ApplyLabel title={job.title} /> : link.label
}
