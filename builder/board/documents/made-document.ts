import type {
  CareersDocument,
  DepartmentDocument,
  LocationDocument,
} from '../../../client/shared/content-model/content-types.js'
import { slugify } from '../../../client/content/lib/slugify.js'

type DocumentOf<Type> = Extract<CareersDocument, { type: Type }>

/** A document as the CMS would answer it. */
export function madeDocument<Type extends 'job' | 'department' | 'location'>(
  type: Type,
  { id, uid, lang }: { id: string; uid: string; lang: string },
  data: Partial<DocumentOf<Type>['data']>,
  { published, updated }: { published: string | null; updated: string | null },
): DocumentOf<Type> {
  const first = toTimestamp(published)
  const { title, name } = data as { title?: string | null; name?: string | null }
  return {
    id,
    uid,
    url: null,
    type,
    href: '',
    tags: [],
    first_publication_date: first,
    last_publication_date: toTimestamp(updated) ?? first,
    slugs: [slugify(title ?? name ?? '')],
    linked_documents: [],
    lang,
    alternate_languages: [],
    data,
  } as unknown as DocumentOf<Type>
}

function toTimestamp(date: string | null): string | null {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString().replace(/\.\d+Z$/, '+0000')
}

/** As the CMS writes a link to a document. */
export function linkTo({ id, type, uid, lang }: DepartmentDocument | LocationDocument) {
  return {
    link_type: 'Document',
    id,
    type,
    tags: [],
    lang,
    slug: uid,
    uid,
    isBroken: false,
  } as never
}
