import { useState, useEffect, useEffectEvent } from 'react'
import { createShareCard, type ShareCard } from '../../content/pages/share-card.js'
import type { Site } from '../../content/site/site.js'
import type { JobContent } from '../../content/views/job-content.js'
import { toOpenJobs } from '../../content/views/open-jobs.js'
import { createJobPosting } from '../../content/outputs/structured-data/job-posting.js'
import { toText } from '../../content/documents/field-values.js'
import type { PageData, PageHead } from '../../shared/page-data/page-data.js'
import { toDateText } from '../../shared/lib/date-text.js'
import type { Check } from './find-checks.js'

export const CHECK_PANEL_ID = 'preview-check'

export interface CheckPanelProps {
  site: Site
  page: PageData
  checks: readonly Check[]
  asOf: string | null
  onShowAsOf: (local: string | null) => void
  onClose: () => void
}

/** Problems, and how search results, the job search and shared links would show the page. */
export function CheckPanel({ site, page, checks, asOf, onShowAsOf, onClose }: CheckPanelProps) {
  useEscape(onClose)
  const { head, documentId } = page.result.pageContext
  const { origin, hostname } = window.location
  const job = toOpenJobs(site).get(documentId ?? '')
  const { content } = site
  const card = content && createShareCard(page, { content, openJobs: toOpenJobs(site) })
  const posting = job && content && createJobPosting(job, content, origin)
  return (
    <aside id={CHECK_PANEL_ID} className="preview-check" aria-label="Publish check">
      <div className="preview-check-head">
        <h2 className="title">Before publishing</h2>
        <button type="button" className="link-button" onClick={onClose}>
          Close
        </button>
      </div>
      {checks.length === 0 ? (
        <p>Nothing to change here.</p>
      ) : (
        <ul>
          {checks.map(({ severity, message }, index) => (
            <li key={index} data-severity={severity}>
              <strong>{severity === 'error' ? 'Error' : 'Warning'}:</strong> {message}
            </li>
          ))}
        </ul>
      )}
      <AsOf asOf={asOf} onShowAsOf={onShowAsOf} />
      <h3 className="title">In search results</h3>
      <div className="preview-card">
        <p className="preview-card-small">
          {hostname}
          {page.path}
        </p>
        <p className="preview-card-title">{head.title}</p>
        <p>{head.description ?? 'No description.'}</p>
        {head.robots !== null && <p className="preview-card-small">{toRobotsText(head.robots)}</p>}
      </div>
      {job !== undefined && (
        <>
          <h3 className="title">In Google’s job search</h3>
          <div className="preview-card">
            {posting ? <JobCard site={site} data={job.page} /> : <p>Not shown there.</p>}
          </div>
        </>
      )}
      <h3 className="title">As a shared link</h3>
      <div className="preview-card">
        <SharedPicture card={card} image={head.image} />
        <p className="preview-card-title">{head.title}</p>
        <p className="preview-card-small">{hostname}</p>
      </div>
    </aside>
  )
}

function AsOf({ asOf, onShowAsOf }: Pick<CheckPanelProps, 'asOf' | 'onShowAsOf'>) {
  const [text, setText] = useState(asOf ?? '')
  const change = (typed: string) => {
    setText(typed)
    // While a year is typed, its first digits are one, too.
    if (typed === '' || /^[12]\d{3}-/.test(typed)) onShowAsOf(typed || null)
  }
  return (
    <label className="preview-check-date">
      Show the site as of{' '}
      <input type="datetime-local" value={text} onChange={(event) => change(event.target.value)} />
    </label>
  )
}

/** A card is drawn by the build alone, so here its words stand for it. */
function SharedPicture({ card, image }: { card: ShareCard | null; image: PageHead['image'] }) {
  if (card !== null) {
    const words = [card.heading, card.title, ...card.facts].join(' · ')
    return <p className="preview-card-small">A picture is drawn of: {words}</p>
  }
  return image === null ? null : <img src={image.url} alt={image.alt} />
}

function toRobotsText(robots: string): string {
  const until = /^unavailable_after: (.+)$/.exec(robots)?.[1]
  return until === undefined ? robots : `Shown until ${toDateText(until)}.`
}

function JobCard({ site, data: { job } }: { site: Site; data: JobContent }) {
  const facts = [
    job.places.map(({ name }) => name).join(', '),
    job.types.map(({ name }) => name).join(', '),
    job.pay ?? '',
    job.postedOn === null ? '' : `Posted ${toDateText(job.postedOn)}`,
  ]
  return (
    <>
      <p className="preview-card-title">{job.title}</p>
      <p>{toText(site.content?.settings.data.organisation_name)}</p>
      <p className="preview-card-small">{facts.filter((fact) => fact !== '').join(' · ')}</p>
    </>
  )
}

/** Except where the page has an open dialog: the key is for that. */
function useEscape(onEscape: () => void): void {
  const handle = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented) return
    if (document.querySelector(':modal') === null) onEscape()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
