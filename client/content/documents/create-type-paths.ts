import { toTypeName, type TypeName, type TypePaths } from './field-types.js'

/** The parts of a model that declare types. */
export interface FieldModel {
  type: string
  config?: {
    fields?: FieldModels
    choices?: FieldModels
  }
  /** The fields of a legacy slice, which is not shared. */
  'non-repeat'?: FieldModels
  repeat?: FieldModels
}

type FieldModels = Readonly<Record<string, FieldModel>>

export interface CustomTypeModel {
  id: string
  json: Readonly<Record<string, FieldModels>>
}

export interface SharedSliceModel {
  id: string
  variations: readonly { id: string; primary?: FieldModels; items?: FieldModels }[]
}

/** What the models of a repository declare, by dotted path and in the order of the paths. */
export function createTypePaths(
  customTypes: readonly CustomTypeModel[],
  sharedSlices: readonly SharedSliceModel[],
): TypePaths {
  const paths: Record<string, TypeName> = {}

  const addFields = (parent: string, fields: FieldModels = {}) => {
    for (const [name, field] of Object.entries(fields)) addField(`${parent}.${name}`, field)
  }

  const addField = (path: string, field: FieldModel) => {
    const type = toTypeName(field.type)
    // A shared slice is declared once, under its own id, however many zones offer it.
    if (type === 'SharedSlice') return
    paths[path] = type
    if (type === 'Group') addFields(path, field.config?.fields)
    if (type === 'Slices') addFields(path, field.config?.choices)
    if (type === 'Slice') {
      addFields(`${path}.primary`, field['non-repeat'])
      addFields(`${path}.items`, field.repeat)
    }
  }

  for (const { id, json } of customTypes) {
    paths[id] = 'Document'
    paths[`${id}.data`] = 'DocumentData'
    for (const fields of Object.values(json)) {
      for (const [name, field] of Object.entries(fields)) {
        // The API answers the uid beside the data, although models list it among the fields.
        addField(field.type === 'UID' ? `${id}.${name}` : `${id}.data.${name}`, field)
      }
    }
  }
  for (const { id, variations } of sharedSlices) {
    paths[id] = 'SharedSlice'
    for (const { id: variation, primary, items } of variations) {
      addFields(`${id}.${variation}.primary`, primary)
      addFields(`${id}.${variation}.items`, items)
    }
  }
  return Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1)))
}
