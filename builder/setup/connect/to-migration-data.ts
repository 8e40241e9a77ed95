import { isRecord } from '../../../client/shared/lib/is-record.js'
import { toSamplePicture, type PicturesByFile } from './send-pictures.js'

interface Replacements {
  pictures: PicturesByFile
  /** The repository's id of a document of the sample; asked when the document is sent. */
  findId: (sampleId: string) => string | null
}

/** The sample's data with the repository's pictures and links to its documents. */
export function toMigrationData(value: unknown, replacements: Replacements): unknown {
  if (Array.isArray(value)) return value.map((item) => toMigrationData(item, replacements))
  if (!isRecord(value)) return value
  if (value['link_type'] === 'Document') {
    return { link_type: 'Document', id: () => toLink(replacements.findId(String(value['id']))) }
  }
  const picture = toSamplePicture(value)
  if (picture !== null) return toImageField(value, replacements.pictures.get(picture.file))
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([key, member]) => [key, toMigrationData(member, replacements)]),
  )
}

/** Nothing makes the link an empty one. */
export function toLink(id: string | null) {
  return id === null ? undefined : { id }
}

function toImageField(
  { dimensions, alt }: Record<string, unknown>,
  picture?: { id: string; url: string },
) {
  if (picture === undefined) return undefined
  const edit = { x: 0, y: 0, zoom: 1, background: 'transparent' }
  return { id: picture.id, url: picture.url, dimensions, edit, alt: alt ?? null, copyright: null }
}
