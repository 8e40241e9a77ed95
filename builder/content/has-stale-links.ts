import type { CareersDocument } from '../../client/shared/content-model/content-types.js'
import { isPresent, toDocumentId, toItems } from '../../client/content/documents/field-values.js'
import { isEqual } from '../../client/content/lib/is-equal.js'

/**
 * Whether a document that was not published again may look different: links and translations show some
 * of their target, as of the ref that is read.
 */
export function hasStaleLinks(
  unchanged: readonly CareersDocument[],
  changed: readonly CareersDocument[],
  former: ReadonlyMap<string, CareersDocument>,
): boolean {
  const moved = changed.filter((document) => !isSameInLinks(document, former.get(document.id)))
  if (moved.length === 0) return false
  const targets = new Set(moved.map(({ id }) => id))
  const translations = new Set(moved.flatMap(toTranslations))
  return unchanged.some((document) => translations.has(document.id) || mentions(document, targets))
}

function isSameInLinks(document: CareersDocument, former: CareersDocument | undefined): boolean {
  const toFace = ({ uid, type, lang, tags, slugs }: CareersDocument) => [
    uid ?? null,
    type,
    lang,
    tags,
    slugs,
  ]
  return former !== undefined && isEqual(toFace(document), toFace(former))
}

function toTranslations({ alternate_languages: translations }: CareersDocument): string[] {
  return toItems<object>(translations).map(toDocumentId).filter(isPresent)
}

function mentions(document: CareersDocument, ids: ReadonlySet<string>): boolean {
  const values: unknown[] = [document.data, document.alternate_languages]
  while (values.length > 0) {
    const value = values.pop()
    if (typeof value !== 'object' || value === null) continue
    if ('id' in value && typeof value.id === 'string' && ids.has(value.id)) return true
    for (const member of Object.values(value)) values.push(member)
  }
  return false
}
