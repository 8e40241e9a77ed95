import type { ApplyLinkView, JobView } from '../../shared/page-data/views.js'
import type { ReactNode } from 'react'
import { ApplyLabel, ApplyLink } from './apply-link.js'
import { toDateText } from '#words/formats.js'
import { isClosed } from '../../filters/answer/closed-jobs.js'
import { useNow } from '../../hooks/use-now.js'
import { useOnline } from '../../hooks/use-online.js'
import * as words from '#words/job.js'

/** A job in forty places has forty forms: the others are behind a line, which opens without JavaScript. */
const LINKS_AT_ONCE = 5

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
        {words.closedOn(toDateText(job.closesAt ?? ''))}
      </p>
    )
  }
  if (links.length === 0) {
    const isAnswered = job.contacts.some(({ email }) => email !== null)
    return <p className="apply-note">{isAnswered ? words.askContact : words.cannotApplyYet}</p>
  }
  const toButton = (link: ApplyLinkView, index: number) => (
    <ApplyLink key={index} link={link} label={labelOf(link, links, job)} online={online} />
  )
  const more = links.slice(LINKS_AT_ONCE)
  return (
    <div className="apply-links">
      {links.slice(0, LINKS_AT_ONCE).map(toButton)}
      {more.length > 0 && (
        <details className="apply-more">
          <summary className="button button--quiet">{toMoreText(more)}</summary>
          <div className="apply-links">{more.map(toButton)}</div>
        </details>
      )}
      {!online && (
        <p className="apply-note" role="status">
          {words.applyWhenOnline}
        </p>
      )}
    </div>
  )
}

function toMoreText(links: ApplyLinkView[]): string {
  const haveAPlace = links.every(({ place }) => place !== null)
  return haveAPlace ? words.moreLocations(links.length) : words.moreWays(links.length)
}

/** Several forms may have the same label; then the location distinguishes them. */
function labelOf(link: ApplyLinkView, links: ApplyLinkView[], job: JobView): ReactNode {
  const sameLabel = links.filter(({ label }) => label === link.label).length > 1
  if (sameLabel && link.place !== null) return words.applyForPlace(link.place)
  return links.length === 1 ? <ApplyLabel title={job.title} /> : link.label
}
