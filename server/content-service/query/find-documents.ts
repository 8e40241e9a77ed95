import type { PrismicDocument } from '@prismicio/client'

import type { ContentVersion } from '../repository/content-version.js'
import type { StoredDocument } from '../repository/stored-document.js'
import { createFieldReader } from './field-reader.js'
import { orderDocuments, parseOrderings } from './order-documents.js'
import { parsePredicates, toTime, type Predicate } from './parse-predicates.js'

interface DocumentQuery {
  /** The `q` parameters, unparsed. */
  q: readonly string[]
  /** A language, or `*` for all. */
  lang: string
  orderings: string
}

/** In the repository's order unless the query has its own. */
export function findDocuments(
  version: ContentVersion,
  { q, lang, orderings }: DocumentQuery,
): readonly StoredDocument[] {
  const tests = q.flatMap(parsePredicates).map(createPredicateTest)
  const matching = version.documents.filter(
    ({ document }) =>
      (lang === '*' || document.lang === lang) && tests.every((test) => test(document)),
  )
  return orderDocuments(matching, parseOrderings(orderings))
}

function createPredicateTest({
  name,
  path,
  values: wanted,
}: Predicate): (document: PrismicDocument) => boolean {
  const read = createFieldReader(path)
  const has = (values: readonly unknown[], value: unknown) =>
    values.some((candidate) => String(candidate) === String(value))
  return (document) => {
    const values = read(document)
    if (values === undefined) return false
    switch (name) {
      case 'at':
        return wanted.every((value) => has(values, value))
      case 'not':
        return !wanted.every((value) => has(values, value))
      case 'any':
      case 'in':
        return wanted.some((value) => has(values, value))
      case 'date.after':
        return values.some((value) => toTime(value) > toTime(wanted[0]))
    }
  }
}
