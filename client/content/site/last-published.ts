import { memoize } from '../../shared/lib/memoize.js'
import { toDocumentId } from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import type { SiteContent } from './site-content.js'

/**
 * Looks up, by document id, when a document or one that it refers to was last published: ISO 8601 in
 * UTC, null if never. It does not depend on the time of the build.
 */
export const createLastPublished = memoize((site: SiteContent) => {
  const nodes = new Map(site.nodes.map((node) => [node.id, node]))
  return memoize((documentId: string) => {
    const node = nodes.get(documentId)
    if (node === undefined) return null
    const references = referencesOf(node.data).map((id) => nodes.get(id))
    return toLatestInstant([node, ...references].map((each) => each && publicationOf(each)))
  })
}, new WeakMap())

/** When a node's own document was last published, in the same form. */
export const publicationOf = memoize(
  ({ lastPublishedAt }: Node) => toInstant(lastPublishedAt),
  new WeakMap(),
)

const referencesOf = memoize((data: object) => [...findReferences(data)], new WeakMap())

/** The latest of instants that are written in the same form. */
export function toLatestInstant(instants: Iterable<string | null | undefined>): string | null {
  let newest: string | null = null
  for (const instant of instants) {
    if (instant && (newest === null || instant > newest)) newest = instant
  }
  return newest
}

/** `2026-10-19T09:02:51+0000`, as the content service writes it, as `2026-10-19T09:02:51Z`. */
function toInstant(date: string | null | undefined): string | null {
  const time = Date.parse((date ?? '').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  return Number.isNaN(time) ? null : new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')
}

/** A link within a text shows nothing of its target, so `spans` are left out. */
function findReferences(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  if ('link_type' in value) {
    const id = value.link_type === 'Document' ? toDocumentId(value) : null
    return id === null ? found : found.add(id)
  }
  for (const [key, member] of Object.entries(value)) {
    if (key !== 'spans') findReferences(member, found)
  }
  return found
}
