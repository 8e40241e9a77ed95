import type { PrismicDocument } from '@prismicio/client'

import { createParameterError } from '../repository/api-error.js'
import type { ContentVersion } from '../repository/content-version.js'
import { isDocumentLink, isRecord } from '../repository/document-links.js'

/** A route of the `routes` parameter, which says where documents of a type live on the site. */
export interface Route {
  type: string
  path: string
  uid?: string
  lang?: string
  /** Names in `path` to the content relationship whose document's uid stands there. */
  resolvers?: Readonly<Record<string, string>>
}

/** Reads the JSON of the `routes` parameter. Throws 400 when it is not a list of routes. */
export function parseRoutes(source: string): Route[] {
  let routes: unknown
  try {
    routes = JSON.parse(source)
  } catch {
    throw createParameterError('The parameter "routes" is not valid JSON')
  }
  const list = Array.isArray(routes) ? routes : [routes]
  if (!list.every(isRoute)) {
    throw createParameterError('Each of the "routes" needs a "type" and a "path"')
  }
  return list
}

function isRoute(value: unknown): value is Route {
  return isRecord(value) && typeof value['type'] === 'string' && typeof value['path'] === 'string'
}

/** The path of a document by the first route that fits it and can be filled; null without one. */
export function resolveRoute(
  document: PrismicDocument,
  routes: readonly Route[],
  version: ContentVersion,
): string | null {
  for (const route of routes) {
    if (route.type !== document.type) continue
    if (route.uid !== undefined && route.uid !== document.uid) continue
    if (route.lang !== undefined && route.lang !== document.lang) continue
    const path = fillPath(route, document, version)
    if (path !== undefined) return path
  }
  return null
}

function fillPath(
  route: Route,
  document: PrismicDocument,
  version: ContentVersion,
): string | undefined {
  const segments: string[] = []
  for (const segment of route.path.split('/').filter(Boolean)) {
    const name = /^:([\w-]+)(\?)?$/.exec(segment)
    if (!name?.[1]) {
      segments.push(segment)
      continue
    }
    const value = readName(name[1], route, document, version)
    if (value) segments.push(encodeURIComponent(value))
    else if (name[2] === undefined) return undefined
  }
  return `/${segments.join('/')}`
}

function readName(
  name: string,
  route: Route,
  document: PrismicDocument,
  version: ContentVersion,
): string | null | undefined {
  if (name === 'uid') return document.uid
  if (name === 'lang') return document.lang
  let current: PrismicDocument | undefined = document
  for (const field of (route.resolvers?.[name] ?? '').split('.')) {
    const link: unknown = current?.data[field]
    current = isDocumentLink(link) ? version.byId.get(link.id)?.document : undefined
  }
  return current?.uid
}
