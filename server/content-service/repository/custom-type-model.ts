import { isRecord } from './document-links.js'

/** The part of a Prismic custom type's model that the API needs. */
export interface CustomTypeModel {
  id: string
  label?: string | null
  json: Readonly<Record<string, unknown>>
}

/** The fields of a custom type, over all its tabs. Groups hold fields, slice zones do not count. */
function listModelFields(model: CustomTypeModel): ReadonlyMap<string, unknown> {
  return new Map(
    Object.values(model.json).flatMap((tab) => (isRecord(tab) ? Object.entries(tab) : [])),
  )
}

/** Whether `path` (`title`, or `locations.location` in a group) is a field of the custom type. */
export function hasModelField(model: CustomTypeModel, path: readonly string[]): boolean {
  const [name = '', inGroup] = path
  if (name === 'uid') return true
  const field = listModelFields(model).get(name)
  if (!isRecord(field)) return false
  if (inGroup === undefined || field['type'] !== 'Group') return true
  const config = field['config']
  const fields = isRecord(config) ? config['fields'] : undefined
  return isRecord(fields) && inGroup in fields
}
