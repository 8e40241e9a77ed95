import type { CareersDocument } from '../../shared/content-model/content-types.js'
import { toDocumentId, toItems } from './field-values.js'
import { HOME_UID } from './link-resolver.js'

/** Finds the document that says the same in a language: for one of that language, itself. */
export type Translations = (documentId: string, lang: string) => CareersDocument | undefined

type Group = Map<string, CareersDocument>

/**
 * Documents of one type are translations of each other where the CMS joins them, and jobs also by their number. Each
 * has at most one in a language. All programs find the same, whichever their language, so that what is a translation
 * of a page has that page as its own.
 */
export function findTranslations(documents: readonly CareersDocument[]): Translations {
  const inOrder = [...documents].sort((a, b) => (a.id < b.id ? -1 : 1))
  const byId = new Map(inOrder.map((document) => [document.id, document]))
  const groups = new Map(inOrder.map(({ id }) => [id, undefined as Group | undefined]))
  const groupOf = (document: CareersDocument): Group =>
    groups.get(document.id) ?? new Map([[document.lang, document]])
  const join = (one: CareersDocument, other: CareersDocument) => {
    const [into, from] = [groupOf(one), groupOf(other)]
    if (into === from || [...from.keys()].some((lang) => into.has(lang))) return
    for (const [lang, document] of from) into.set(lang, document)
    for (const { id } of into.values()) groups.set(id, into)
  }

  for (const document of inOrder) {
    for (const id of toItems<object>(document.alternate_languages).map(toDocumentId).sort()) {
      const other = byId.get(id ?? '')
      if (other !== undefined && toKind(other) === toKind(document)) join(document, other)
    }
  }
  const byNumber = new Map<string, CareersDocument>()
  for (const document of inOrder) {
    const number = toSharedNumber(document)
    const first = number === null ? undefined : byNumber.get(number)
    if (first !== undefined) join(first, document)
    else if (number !== null) byNumber.set(number, document)
  }
  return (documentId, lang) => {
    const document = byId.get(documentId)
    return document && groupOf(document).get(lang)
  }
}

/** Each language has a front page of its own, so no other page is a translation of one. */
function toKind({ type, uid }: CareersDocument): string {
  return type === 'page' && uid === HOME_UID ? 'front page' : type
}

function toSharedNumber(document: CareersDocument): string | null {
  if (document.type === 'job') return document.uid
  return toKind(document) === 'front page' ? HOME_UID : null
}
