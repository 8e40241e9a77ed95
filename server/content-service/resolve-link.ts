import type { ContentVersion } from './content-version.js'
import type { DocumentLink } from './document-links.js'
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
  if (!target) {
    const { uid: _uid, data: _data, url: _url, ...rest } = link
    return {
      ...rest,
      type: 'broken_type',
      tags: [],
      slug: '-',
      isBroken: true,
      ...(brokenRoute !== undefined && { url: brokenRoute }),
    }
  }
  const { uid: _uid, ...rest } = link
  const url = routes && resolveRoute(target, routes, version)
  return {
    ...rest,
    type: target.type,
    tags: target.tags,
    lang: target.lang,
    slug: target.slugs[0] ?? '-',
    ...(target.uid !== null && { uid: target.uid }),
    ...(url && { url }),
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
