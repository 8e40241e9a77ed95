import { extend } from '../../shared/extend.js'
import { isSafeUrl } from './field-values.js'
import { isRecord } from '../../shared/is-record.js'
import { describeValue } from './field-types.js'
import { reportAt, type FieldPosition } from './normalize-context.js'

const TEXTS = ['id', 'url', 'text'] as const

/** A link to a document gets the path of its page; any other keeps its address if that is safe. */
export function normalizeLink(link: unknown, position: FieldPosition): unknown {
  if (!isRecord(link)) return null
  const wrong = TEXTS.find((name) => typeof (link[name] ?? '') !== 'string')
  if (wrong !== undefined) {
    reportAt(position, {
      severity: 'warning',
      message: `"${wrong}" of the link is ${describeValue(link[wrong])}.`,
      remedy: 'It is left empty: choose the link anew.',
    })
    return { link_type: 'Any' }
  }
  if (link['link_type'] === 'Document' && typeof link['id'] === 'string') {
    return extend(link, { url: resolveDocument(link, link['id'], position) })
  }
  const { url } = link
  if (url === undefined || url === null || url === '' || isSafeUrl(url)) return link
  reportAt(position, {
    severity: 'warning',
    message: `${JSON.stringify(url)} is not an address that a visitor can be sent to.`,
    remedy: 'Write one that begins with https:, mailto:, tel: or /.',
  })
  return { ...link, url: null }
}

function resolveDocument(
  link: Record<string, unknown>,
  id: string,
  position: FieldPosition,
): string | null {
  const { document, options } = position
  const url = options.resolveLink(id)
  if (url === undefined) {
    const isOwn = (link['lang'] ?? document.lang) === document.lang
    reportAt(position, {
      severity: isOwn ? 'error' : 'warning',
      message: `links to ${describeTarget(link, id)}, which is ${isOwn ? 'not published' : 'in another language'}.`,
      remedy: isOwn
        ? 'Publish that document or remove the link.'
        : 'It is left out: choose a document of this language.',
    })
  } else if (options.isToCome(id)) {
    reportAt(position, {
      severity: 'warning',
      message: `links to ${describeTarget(link, id)}, which opens later.`,
      remedy: 'The link is left out until then.',
    })
  }
  return url ?? null
}

/** For a deleted document the content service gives no more than the id. */
function describeTarget({ type, uid }: Record<string, unknown>, id: string): string {
  const kind = typeof type === 'string' && type !== 'broken_type' ? type : 'document'
  return `${kind} "${typeof uid === 'string' ? uid : id}" (${id})`
}
