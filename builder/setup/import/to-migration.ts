import type { JobDocument } from '../../../client/shared/content-model/content-types.js'
import { withoutEmpty } from '../../lib/without-empty.js'

interface Migration {
  title: string | null
  type: string
  uid: string
  lang: string
  tags: string[]
  data: unknown
}

/** A document as Prismic's Migration API takes it: `POST https://migration.prismic.io/documents`. */
export function toMigration({ data, lang, type, uid, tags }: JobDocument): Migration {
  return { title: data.title, type, uid, lang, tags, data: withoutEmpty(data) }
}
