import { escapeHtml } from '../../../client/shared/lib/escape.js'
import type { Posting } from '../postings/posting.js'
import type { BoardForm } from './board-form.js'

/** The RSS feed: https://support.teamtailor.com/en/articles/11171756-rss-feed-how-to-guide */
export const teamtailorForm: BoardForm = {
  contentType: 'application/rss+xml; charset=utf-8',
  answer: ({ path, query }, postings) => {
    if (path !== '/jobs.rss') return null
    const offset = Number(query.get('offset') ?? 0)
    const shown = postings.slice(offset, offset + Number(query.get('per_page') ?? 100))
    return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel><title>Tidewell</title>
${shown.map(toItem).join('\n')}
</channel></rss>
`
  },
}

const STATUSES: Readonly<Record<Posting['workplace'], string>> = {
  'On-site': 'none',
  Hybrid: 'hybrid',
  Remote: 'fully',
}

function toItem(posting: Posting): string {
  const { place } = posting
  const date = new Date(`${posting.publishedOn}T09:30:00Z`).toUTCString().replace('GMT', '+0000')
  return `<item>
  <title>${escapeHtml(posting.title)}</title>
  <description>${escapeHtml(posting.text)}</description>
  <pubDate>${date}</pubDate>
  <link>https://apply.tidewell.example/jobs/${posting.number}-job</link>
  <remoteStatus>${STATUSES[posting.workplace]}</remoteStatus>
  <guid>${posting.uuid}</guid>
  <tt:locations><tt:location><tt:name>HQ</tt:name><tt:city>${escapeHtml(place.town)}</tt:city><tt:country>${escapeHtml(place.country)}</tt:country></tt:location></tt:locations>
  <tt:department>${escapeHtml(posting.department)}</tt:department>
  <tt:role/>
</item>`
}
