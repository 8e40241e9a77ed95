import { escapeHtml } from '../../../client/shared/lib/escape.js'
import type { Posting } from '../postings/posting.js'
import type { BoardForm } from './board-form.js'

/** The XML feed: https://developer.personio.de/docs/retrieving-open-job-positions */
export const personioForm: BoardForm = {
  contentType: 'text/xml; charset=utf-8',
  answer: ({ path }, postings) =>
    path === '/xml'
      ? `<?xml version="1.0" encoding="UTF-8"?>\n<workzag-jobs>\n${postings.map(toPosition).join('\n')}\n</workzag-jobs>\n`
      : null,
}

/** Kind and schedule. */
const TYPES: Readonly<Record<Posting['type'], readonly [string, string]>> = {
  'Full time': ['permanent', 'full-time'],
  'Part time': ['permanent', 'part-time'],
  Contractor: ['freelance', ''],
  Temporary: ['temporary', ''],
  Intern: ['intern', ''],
}

function toPosition(posting: Posting): string {
  const [kind, schedule] = TYPES[posting.type]
  const { place } = posting
  return `<position>
    <id>${posting.number}</id>
    <office>${escapeHtml(`${place.town}, ${place.country}`)}</office>
    <department>${escapeHtml(posting.department)}</department>
    <name>${escapeHtml(posting.title)}</name>
    <jobDescriptions>${toParts(posting.text).join('')}</jobDescriptions>
    <employmentType>${kind}</employmentType>
    <schedule>${schedule}</schedule>
    <occupation>engineering</occupation>
    <createdAt>${posting.publishedOn}T09:30:00+00:00</createdAt>
  </position>`
}

/** A block for each heading. */
function toParts(html: string): string[] {
  const [, ...parts] = html.split(/<h[23]>(.*?)<\/h[23]>/s)
  return parts.flatMap((name, index) =>
    index % 2 === 1
      ? []
      : `<jobDescription><name>${name}</name><value><![CDATA[${parts[index + 1]}]]></value></jobDescription>`,
  )
}
