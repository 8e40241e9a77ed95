import { isSafeUrl } from './field-values.js'
import { isRecord } from './field-shapes.js'
import { reportAt, type FieldPosition } from './normalize-context.js'

/**
 * A link of any of the four kinds: one to a document gets the path of its page, one to the web or to a
 * file keeps its address if that is safe to follow, and an empty one stays as it is.
 */
export function normalizeLink(link: unknown, place: FieldPosition): unknown {
  if (!isRecord(link)) return null
  if (link['link_type'] === 'Document' && typeof link['id'] === 'string') {
    return { ...link, url: resolveDocument(link, link['id'], place) }
  }
  const { url } = link
  if (url === undefined || url === null || url === '' || isSafeUrl(url)) return link
  reportAt(place, {
    severity: 'warning',
    message: `${JSON.stringify(url)} is not an address that a visitor can be sent to.`,
    remedy: 'Write one that begins with https:, mailto:, tel: or /.',
  })
  return { ...link, url: null }
}

function resolveDocument(
  link: Record<string, unknown>,
  id: string,
  place: FieldPosition,
): string | null {
  const { document, options } = place
  const url = options.resolveLink(id)
  if (url === undefined && (link['lang'] ?? document.lang) === document.lang) {
    reportAt(place, {
      severity: 'error',
      message: `links to ${describeTarget(link, id)}, which is not published.`,
      remedy: 'Publish that document or remove the link.',
    })
  }
  return url ?? null
}

/** Of a document that is gone, a service tells no more than the id. */
function describeTarget({ type, uid }: Record<string, unknown>, id: string): string {
  const kind = typeof type === 'string' && type !== 'broken_type' ? type : 'document'
  return `${kind} "${typeof uid === 'string' ? uid : id}" (${id})`
}
