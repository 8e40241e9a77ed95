import md5 from 'md5'
import { isRecord } from '../../shared/lib/is-record.js'
import { isDay } from '../values/day.js'
import { memoize } from '../../shared/lib/memoize.js'

const isText = (value: unknown): value is string => typeof value === 'string'
const isAnything = () => true

const COLOR = /^#[\da-f]{6}$/i
const TIME = /^T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d+)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/

/** ISO 8601 with an offset, as the content service writes it: 2026-01-31T10:00:00+0000. */
function isTimestamp(value: unknown): boolean {
  return isText(value) && isDay(value.slice(0, 10)) && TIME.test(value.slice(10))
}

function isTable(value: unknown): boolean {
  const body = isRecord(value) ? value['body'] : null
  return isRecord(body) && Array.isArray(body['rows'])
}

/** The types that a type path can declare, and whether a value that is not null can be of each. */
export const isField = {
  Boolean: (value: unknown) => typeof value === 'boolean',
  Color: (value: unknown) => isText(value) && COLOR.test(value),
  Date: isDay as (value: unknown) => boolean,
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
  Table: isTable,
  Text: isText,
  Timestamp: isTimestamp,
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
  if (isTable(value)) return 'Table'
  return 'Unknown'
}

function guessListType([first]: readonly unknown[]): TypeName {
  if (!isRecord(first)) return 'Unknown'
  if ('slice_type' in first) return 'Slices'
  const isBlock = typeof first['type'] === 'string' && ('spans' in first || 'oembed' in first)
  if (isBlock || (first['type'] === 'image' && 'dimensions' in first)) return 'StructuredText'
  return 'Unknown'
}

/** By dotted path, for example `job.data.title`, or by the MD5 of it. */
export type TypePaths = Readonly<Record<string, TypeName>>

/** What is declared at one path and, on demand, at those below it. */
export interface TypeNode {
  path: string
  /** Undefined where nothing is declared. */
  type: TypeName | undefined
  child: (key: string) => TypeNode
}

/**
 * Type paths as a tree that grows as documents are read. A repository has a few hundred paths and
 * millions of values, so each path is joined and hashed only once.
 */
export function createTypeTree(typePaths: TypePaths): TypeNode {
  const createNode = (path: string): TypeNode => ({
    path,
    type: path === '' ? undefined : (typePaths[path] ?? typePaths[md5(path)]),
    child: memoize((key) => createNode(path === '' ? key : `${path}.${key}`)),
  })
  return createNode('')
}
