import { createParameterError } from '../repository/api-error.js'
import { parseFieldSelection } from '../links/fetch-links.js'
import type { DocumentQuery } from '../query/find-documents.js'
import { parseGraphQuery } from '../links/parse-graph-query.js'
import { parseRoutes } from '../links/resolve-route.js'
import type { DocumentView } from './serialize-document.js'

const DEFAULT_PAGE_SIZE = 20
const MAX_PAGE_SIZE = 100

/** A search as its URL asks for it. */
export interface SearchParameters {
  query: DocumentQuery
  page: number
  /** At most 100, whatever was asked. */
  pageSize: number
  /** Id of the document after which the results begin. */
  after: string | undefined
  view: DocumentView
}

/** Throws 400 for a parameter that cannot be read. */
export function readSearchParameters(
  parameters: URLSearchParams,
  masterLanguage: string,
): SearchParameters {
  const get = (name: string) => parameters.get(name) || undefined
  const view: DocumentView = {}
  const [fetch, fetchLinks] = [get('fetch'), get('fetchLinks')]
  const [graphQuery, routes, brokenRoute] = [get('graphQuery'), get('routes'), get('brokenRoute')]
  if (fetch) view.fetch = parseFieldSelection(fetch)
  if (fetchLinks) view.fetchLinks = parseFieldSelection(fetchLinks)
  if (graphQuery) view.graphQuery = parseGraphQuery(graphQuery)
  if (routes) view.routes = parseRoutes(routes)
  if (brokenRoute) view.brokenRoute = brokenRoute
  return {
    query: {
      q: parameters.getAll('q').filter(Boolean),
      lang: get('lang') ?? masterLanguage,
      orderings: get('orderings') ?? '[]',
    },
    page: readCount(parameters, 'page', 1),
    pageSize: Math.min(readCount(parameters, 'pageSize', DEFAULT_PAGE_SIZE), MAX_PAGE_SIZE),
    after: get('after'),
    view,
  }
}

function readCount(parameters: URLSearchParams, name: string, fallback: number): number {
  const text = parameters.get(name) || String(fallback)
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw createParameterError(
      `The parameter "${name}" must be a whole number from 1, not "${text}"`,
    )
  }
  return Number(text)
}
