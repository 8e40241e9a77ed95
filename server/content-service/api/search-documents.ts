import { createParameterError } from '../repository/api-error.js'
import { findDocuments } from '../query/find-documents.js'
import { API_LICENSE, API_VERSION } from './repository-metadata.js'
import type { ContentRepository } from '../repository/repository.js'
import { readSearchParameters } from './search-parameters.js'
import { serializeDocument } from './serialize-document.js'

/**
 * One page of documents as the JSON of `/api/v2/documents/search`.
 *
 * @param searchUrl the endpoint's public address, for `href`, `next_page` and `prev_page`
 * @throws ApiError for a bad parameter, query or ref.
 */
export function searchDocuments(
  repository: ContentRepository,
  parameters: URLSearchParams,
  searchUrl: string,
): string {
  const ref = parameters.get('ref')
  if (!ref) throw createParameterError('The parameter "ref" is missing')
  const version = repository.findVersion(ref)
  const { query, page, pageSize, after, view } = readSearchParameters(
    parameters,
    repository.masterLanguage,
  )

  let documents = findDocuments(version, query, repository.customTypes)
  if (after !== undefined) {
    const index = documents.findIndex((stored) => stored.document.id === after)
    documents = index === -1 ? [] : documents.slice(index + 1)
  }
  const totalPages = Math.ceil(documents.length / pageSize)
  const results = documents.slice((page - 1) * pageSize, page * pageSize)

  const toPage = (target: number) => {
    if (target < 1 || target > totalPages) return null
    const next = new URLSearchParams(parameters)
    next.set('page', String(target))
    return `${searchUrl}?${next}`
  }
  const head = JSON.stringify({
    page,
    results_per_page: pageSize,
    results_size: results.length,
    total_results_size: documents.length,
    total_pages: totalPages,
    next_page: toPage(page + 1),
    prev_page: toPage(page - 1),
  })
  const tail = JSON.stringify({ version: API_VERSION, license: API_LICENSE })
  const list = results.map((stored) => serializeDocument(stored, version, view, searchUrl))
  return `${head.slice(0, -1)},"results":[${list.join(',')}],${tail.slice(1)}`
}
