import { escapeHtml } from '../../../client/shared/lib/escape.js'
import { unescapeHtml } from './parse-html.js'

export interface TextPart {
  heading: string
  /** Escaped or not; of a text without any tag the lines stay. */
  html: string | null
}

/** One HTML of a posting's text in parts, those that have a name below it as a heading. Empty ones are left out. */
export function joinParts(parts: readonly TextPart[]): string {
  return parts
    .map(({ heading, html }) => ({ heading, html: toHtml(html ?? '') }))
    .filter(({ html }) => html !== '')
    .map(({ heading, html }) => (heading === '' ? html : `<h2>${escapeHtml(heading)}</h2>${html}`))
    .join('<div></div>')
}

function toHtml(given: string): string {
  const html = unescapeHtml(given).trim()
  return /<[a-z!/]/i.test(html) ? html : html.replace(/\r\n?|\n/g, '<br>')
}
