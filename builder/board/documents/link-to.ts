import type {
  DepartmentDocument,
  LocationDocument,
} from '../../../client/shared/content-model/content-types.js'

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
