import { createParsingError } from '../repository/api-error.js'
import type { ContentVersion } from '../repository/content-version.js'
import { hasModelField, type CustomTypeModel } from '../repository/custom-type-model.js'
import { createPredicateTest } from './match-predicate.js'
import { orderDocuments, parseOrderings } from './order-documents.js'
import { parsePredicates } from './parse-predicates.js'
import type { Predicate } from './predicate.js'
import type { StoredDocument } from '../repository/stored-document.js'

export interface DocumentQuery {
  /** `q` parameters as they came. */
  q: readonly string[]
  /** A language, or `*` for all. */
  lang: string
  orderings: string
}

const REMEMBERED_QUERIES = 16

/** All documents that the query asks for, in its order. Remembers the last few answers. */
export function findDocuments(
  version: ContentVersion,
  query: DocumentQuery,
  customTypes: readonly CustomTypeModel[],
): readonly StoredDocument[] {
  const key = JSON.stringify([query.q, query.lang, query.orderings])
  const known = version.recentQueries.get(key)
  if (known) return known

  const predicates = query.q.flatMap(parsePredicates)
  for (const predicate of predicates) requireKnownField(predicate, customTypes)
  const tests = predicates.map((predicate) => createPredicateTest(predicate, version))
  const matching = listCandidates(version, predicates).filter(
    (stored) =>
      (query.lang === '*' || stored.document.lang === query.lang) &&
      tests.every((test) => test(stored)),
  )
  const documents = orderDocuments(matching, parseOrderings(query.orderings))

  version.recentQueries.set(key, documents)
  const [oldest] = version.recentQueries.keys()
  if (version.recentQueries.size > REMEMBERED_QUERIES && oldest !== undefined) {
    version.recentQueries.delete(oldest)
  }
  return documents
}

/** As few documents as the indexes allow, in the order of the repository. */
function listCandidates(
  version: ContentVersion,
  predicates: readonly Predicate[],
): readonly StoredDocument[] {
  for (const { name, path, args } of predicates) {
    const [value] = args
    const values = Array.isArray(value) ? value : [value]
    if (name !== 'at' && name !== 'in' && name !== 'any') continue
    if (path === 'document.id') {
      const ids = [...new Set(values.map(String))]
      return ids.flatMap((id) => version.byId.get(id) ?? [])
    }
    const type = /^my\.([^.]+)\.uid$/.exec(path ?? '')?.[1]
    if (type !== undefined) {
      const uids = [...new Set(values.map(String))]
      return uids.flatMap((uid) => version.byUid.get(`${type}/${uid}`) ?? [])
    }
  }
  for (const { name, path, args } of predicates) {
    if (name === 'at' && path === 'document.type') return version.byType.get(String(args[0])) ?? []
  }
  return version.documents
}

function requireKnownField(predicate: Predicate, customTypes: readonly CustomTypeModel[]): void {
  const [root, type, ...fieldPath] = (predicate.path ?? '').split('.')
  const model = root === 'my' ? customTypes.find(({ id }) => id === type) : undefined
  if (!model || hasModelField(model, fieldPath)) return
  throw createParsingError(
    `unexpected field '${predicate.path}'`,
    predicate.source,
    predicate.source.indexOf(predicate.path ?? '', predicate.offset),
  )
}
