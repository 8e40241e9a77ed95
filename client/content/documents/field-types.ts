export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isText = (value: unknown) => typeof value === 'string'
const isAnything = () => true

/** The types that a type path can declare, and whether a value that is not null can be of each. */
export const isField = {
  Boolean: (value: unknown) => typeof value === 'boolean',
  Color: isText,
  Date: isText,
  Document: isRecord,
  DocumentData: isRecord,
  Embed: isRecord,
  GeoPoint: isRecord,
  Group: Array.isArray as (value: unknown) => boolean,
  Image: isRecord,
  IntegrationFields: isAnything,
  // A link that may be given many times is a list.
  Link: (value: unknown) => isRecord(value) || Array.isArray(value),
  Number: (value: unknown) => typeof value === 'number',
  Select: isText,
  SharedSlice: isRecord,
  Slice: isRecord,
  Slices: Array.isArray as (value: unknown) => boolean,
  StructuredText: Array.isArray as (value: unknown) => boolean,
  Text: isText,
  Timestamp: isText,
  UID: isText,
  Unknown: isAnything,
}

export type TypeName = keyof typeof isField

/** The type of a field in a model; types that are newer than this code are 'Unknown'. */
export function toTypeName(modelType: string): TypeName {
  if (modelType === 'Choice' || modelType === 'Slice Zone') return 'Slices'
  return Object.hasOwn(isField, modelType) ? (modelType as TypeName) : 'Unknown'
}

/** The type of a field that no model declares, by its shape, so that its links and markup are checked too. */
export function guessType(value: object): TypeName {
  if (Array.isArray(value)) return guessListType(value)
  if ('link_type' in value) return 'Link'
  if ('embed_url' in value) return 'Embed'
  if ('dimensions' in value) return 'Image'
  return 'Unknown'
}

function guessListType([first]: readonly unknown[]): TypeName {
  if (!isRecord(first)) return 'Unknown'
  if ('slice_type' in first) return 'Slices'
  const isBlock = typeof first['type'] === 'string' && ('spans' in first || 'oembed' in first)
  if (isBlock || (first['type'] === 'image' && 'dimensions' in first)) return 'StructuredText'
  return 'Unknown'
}
