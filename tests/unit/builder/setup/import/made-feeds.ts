import { escapeHtml } from '../../../../../client/shared/lib/escape.js'

/** Postings as the elements of a feed, texts escaped. A list is so many elements with one name each. */
function toXml(value: unknown): string {
  if (Array.isArray(value)) return value.map(toXml).join('')
  if (typeof value !== 'object' || value === null) return escapeHtml(String(value ?? ''))
  return Object.entries(value)
    .map(([name, inner]) => `<${name}>${toXml(inner)}</${name}>`)
    .join('')
}

export const MADE_FEEDS: Readonly<
  Partial<Record<string, (postings: readonly unknown[]) => string>>
> = {
  personio: (postings) => toXml({ 'workzag-jobs': postings.map((position) => ({ position })) }),
  teamtailor: (postings) =>
    `<rss xmlns:tt="https://teamtailor.com/locations">${toXml({
      channel: postings.map((item) => ({ item })),
    })}</rss>`,
}
