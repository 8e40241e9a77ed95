import type { TypeName } from './type-paths.js'

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isText = (value: unknown) => typeof value === 'string'
const isAnything = () => true

/** Whether a value that is not null can be a field of a type. */
export const isField: Readonly<Record<TypeName, (value: unknown) => boolean>> = {
  Boolean: (value) => typeof value === 'boolean',
  Color: isText,
  Date: isText,
  Document: isRecord,
  DocumentData: isRecord,
  Embed: isRecord,
  GeoPoint: isRecord,
  Group: Array.isArray,
  Image: isRecord,
  IntegrationFields: isAnything,
  // A link that may be given many times is a list.
  Link: (value) => isRecord(value) || Array.isArray(value),
  Number: (value) => typeof value === 'number',
  Select: isText,
  SharedSlice: isRecord,
  Slice: isRecord,
  Slices: Array.isArray,
  StructuredText: Array.isArray,
  Text: isText,
  Timestamp: isText,
  UID: isText,
  Unknown: isAnything,
}
