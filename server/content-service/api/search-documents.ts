import { findDocuments } from '../query/find-documents.js'
import { createParameterError } from '../repository/api-error.js'
import type { ContentRepository } from '../repository/repository.js'
import { API_LICENSE, API_VERSION } from './repository-metadata.js'
import { parseFetchLinks } from './resolve-link.js'
import { serializeDocument } from './serialize-document.js'

const DEFAULT_PAGE_SIZE = 20
const MAX_PAGE_SIZE = 100
/** These change the documents or fields of an answer, so ignoring them would mislead. */
const REFUSED_PARAMETERS = ['fetch', 'after']

/**
 * One page of results of `/api/v2/documents/search`. `graphQuery`, `routes` and `brokenRoute` have
 * no effect: documents are complete, linked ones only with `fetchLinks`, and `url` is null. @param
 * searchUrl the endpoint's public URL, for `href`, `next_page` and `prev_page` @throws ApiError for
 * a parameter, query or ref that is not supported
 */
export function searchDocuments(
  repository: ContentRepository,
  parameters: URLSearchParams,
  searchUrl: string,
): string {
  const ref = parameters.get('ref')
  if (!ref) throw createParameterError('The parameter "ref" is missing')
  const refused = REFUSED_PARAMETERS.find((name) => parameters.get(name))
  if (refused) throw createParameterError(`The parameter "${refused}" is not supported`)
  const page = readCount(parameters, 'page', 1)
  const pageSize = Math.min(readCount(parameters, 'pageSize', DEFAULT_PAGE_SIZE), MAX_PAGE_SIZE)
  const fetchLinks = parameters.get('fetchLinks')

  const version = repository.findVersion(ref)
  const documents = findDocuments(version, {
    q: parameters.getAll('q').filter(Boolean),
    lang: parameters.get('lang') || repository.masterLanguage,
    orderings: parameters.get('orderings') || '[]',
  })
  const totalPages = Math.ceil(documents.length / pageSize)
  const results = documents.slice((page - 1) * pageSize, page * pageSize)

  const toPageUrl = (target: number) => {
    if (target < 1 || target > totalPages) return null
    const targetParameters = new URLSearchParams(parameters)
    targetParameters.set('page', String(target))
    return `${searchUrl}?${targetParameters}`
  }
  const head = JSON.stringify({
    page,
    results_per_page: pageSize,
    results_size: results.length,
    total_results_size: documents.length,
    total_pages: totalPages,
    next_page: toPageUrl(page + 1),
    prev_page: toPageUrl(page - 1),
  })
  const tail = JSON.stringify({ version: API_VERSION, license: API_LICENSE })
  const selection = fetchLinks ? parseFetchLinks(fetchLinks) : null
  const list = results.map((stored) => serializeDocument(stored, version, selection, searchUrl))
  return `${head.slice(0, -1)},"results":[${list.join(',')}],${tail.slice(1)}`
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
