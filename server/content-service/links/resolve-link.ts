import type { ContentVersion } from '../repository/content-version.js'
import type { DocumentLink } from '../repository/document-links.js'
import { resolveRoute, type Route } from './resolve-route.js'

/**
 * A link as the service serves it: what it says about its document is true in this version, it is
 * broken where the document does not exist, and has a `url` where the request gave routes.
 */
export function resolveLink(
  link: DocumentLink,
  version: ContentVersion,
  { routes, brokenRoute }: { routes?: readonly Route[]; brokenRoute?: string },
): DocumentLink {
  const target = version.byId.get(link.id)?.document
  // Members that are undefined do not reach the JSON.
  if (!target) {
    return {
      ...link,
      type: 'broken_type',
      tags: [],
      slug: '-',
      uid: undefined,
      url: brokenRoute,
      data: undefined,
      isBroken: true,
    }
  }
  return {
    ...link,
    type: target.type,
    tags: target.tags,
    lang: target.lang,
    slug: target.slugs[0] ?? '-',
    uid: target.uid ?? undefined,
    url: (routes && resolveRoute(target, routes, version)) ?? undefined,
    isBroken: false,
  }
}

/** Whether the link, as written in its document, tells something untrue in this version. */
export function isStaleLink(link: DocumentLink, version: ContentVersion): boolean {
  const target = version.byId.get(link.id)?.document
  return (
    target === undefined ||
    link['isBroken'] === true ||
    link['type'] !== target.type ||
    link['lang'] !== target.lang ||
    (link['uid'] ?? null) !== target.uid
  )
}
