import { memoize } from '../../shared/memoize.js'
import type { Node } from '../documents/normalize-document.js'
import { toDocumentId } from '../documents/field-values.js'
import type { SiteContent } from './site-content.js'

/**
 * Looks up when a document, or one that it refers to, was last published: ISO 8601 in UTC, by document
 * id; null for a document that never was. The time of a build has no part in it.
 */
export const createLastPublished = memoize((site: SiteContent) => {
  const nodes = new Map(listNodes(site).map((node) => [node.id, node]))
  return memoize((documentId: string) => {
    const node = nodes.get(documentId)
    if (node === undefined) return null
    const references = [...findReferences(node.data)].map((id) => nodes.get(id)?.lastPublishedAt)
    return toNewest([node.lastPublishedAt, ...references].map(toInstant))
  })
}, new WeakMap())

/** The latest of instants in one and the same form. */
export function toNewest(instants: Iterable<string | null>): string | null {
  let newest: string | null = null
  for (const instant of instants) {
    if (instant !== null && (newest === null || instant > newest)) newest = instant
  }
  return newest
}

/** `2026-10-19T09:02:51+0000`, as the content service writes it, as `2026-10-19T09:02:51Z`. */
export function toInstant(date: string | null | undefined): string | null {
  const time = Date.parse((date ?? '').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  return Number.isNaN(time) ? null : new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')
}

function listNodes(site: SiteContent): Node[] {
  const { jobs, departments, locations, pages, boilerplateById, personById } = site
  return [
    site.settings,
    ...Object.values(jobs).flat(),
    ...departments,
    ...locations,
    ...pages,
    ...boilerplateById.values(),
    ...personById.values(),
  ] as unknown as Node[]
}

/** A link within a text shows nothing of the document that it leads to, so `spans` do not count. */
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
