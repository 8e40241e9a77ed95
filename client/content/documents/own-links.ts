import type { CareersDocument } from '../../shared/content-model/content-types.js'
import { isRecord } from '../../shared/lib/is-record.js'
import { memoize } from '../../shared/lib/memoize.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import { toDocumentId } from './field-values.js'
import type { Translations } from './translations.js'

/** What a link names its document by. */
type Name = Pick<CareersDocument, 'id' | 'uid' | 'lang'>

/**
 * A document whose links lead to documents of a language, by default its own, wherever these are translated into it:
 * the links of a document that editors have copied for its translation still lead to the originals. (To send readers
 * to the page in another language on purpose, an editor writes its address.) A document without such links stays the
 * same object.
 */
export function withLinksInto(
  document: CareersDocument,
  translations: Translations,
  language = document.lang,
): CareersDocument {
  const changes = linkedIdsOf(document).flatMap((id): [string, Name][] => {
    const target = translations(id, language)
    if (target === undefined || target.id === id) return []
    return [[id, { id: target.id, uid: target.uid ?? null, lang: target.lang } as Name]]
  })
  return changes.length === 0 ? document : changeLinks(document, changes)
}

const linkedIdsOf = memoize(
  ({ data }: CareersDocument): string[] => [...new Set(listLinkedIds(data))],
  new WeakMap(),
)

function listLinkedIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listLinkedIds)
  if (!isRecord(value)) return []
  const id = value['link_type'] === 'Document' ? toDocumentId(value) : null
  return id === null ? Object.values(value).flatMap(listLinkedIds) : [id]
}

const changeLinks = memoizeLatest(
  (document: CareersDocument, changes: [string, Name][]): CareersDocument => {
    const names = new Map(changes)
    return { ...document, data: renameLinks(document.data, names) } as CareersDocument
  },
)

function renameLinks(value: unknown, names: ReadonlyMap<string, Name>): unknown {
  if (Array.isArray(value)) return value.map((item) => renameLinks(item, names))
  if (!isRecord(value)) return value
  const id = value['link_type'] === 'Document' ? toDocumentId(value) : null
  if (id !== null) return { ...value, ...names.get(id) }
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, renameLinks(member, names)]),
  )
}
