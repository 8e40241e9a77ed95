import * as MESSAGES from '../../shared/constants/messages.js'
import { isRecord } from '../../shared/lib/is-record.js'
import { describeValue } from './describe-value.js'
import { guessType, isField, type TypeName, type TypeNode } from './field-types.js'
import { normalizeEmbed } from './normalize-embed.js'
import { normalizeImage } from './normalize-image.js'
import { normalizeLink } from './normalize-link.js'
import { normalizeRichText } from './normalize-rich-text.js'
import { normalizeTable } from './normalize-table.js'
import {
  pathOf,
  positionBelow,
  reportAt,
  type FieldPosition,
  keepPossible,
} from './normalize-context.js'

/** All fields of a record. Without types, each field is read by its shape. */
export function normalizeRecord(
  record: object,
  types: TypeNode | null,
  position: FieldPosition,
): Record<string, unknown> {
  // A copy, whose members share one layout: made key by key, a long record would be a table of its own.
  const normalized: Record<string, unknown> = { ...record }
  for (const [name, value] of Object.entries(record)) {
    // JSON may have it, but assigning it would change what the record inherits.
    if (name === '__proto__') continue
    normalized[name] =
      typeof value === 'object' && value !== null
        ? normalizeField(value, types?.child(name) ?? null, positionBelow(position, name))
        : normalizeScalar(value, name, types, position)
  }
  return normalized
}

/** Hot path: most fields are scalars, so only their type is checked. */
function normalizeScalar(
  value: unknown,
  name: string,
  types: TypeNode | null,
  position: FieldPosition,
) {
  if (value === null || types === null) return value
  const { type, path } = types.child(name)
  if (type === undefined) reportUntyped(path, positionBelow(position, name))
  else if (!isField[type](value)) return reportMismatch(type, value, positionBelow(position, name))
  return value
}

function normalizeField(value: object, types: TypeNode | null, position: FieldPosition): unknown {
  if (types === null) return normalizeAs(guessType(value), value, null, position)
  if (types.type === undefined) {
    reportUntyped(types.path, position)
    return normalizeAs(guessType(value), value, null, position)
  }
  if (!isField[types.type](value)) return reportMismatch(types.type, value, position)
  const type = types.type === 'Unknown' ? guessType(value) : types.type
  return normalizeAs(type, value, types, position)
}

function normalizeAs(
  type: TypeName,
  value: object,
  types: TypeNode | null,
  position: FieldPosition,
): unknown {
  switch (type) {
    case 'Link':
      return Array.isArray(value)
        ? value.map((link, index) => normalizeLink(link, positionBelow(position, index)))
        : normalizeLink(value, position)
    case 'Image':
      return normalizeImage(value, position)
    case 'StructuredText':
      return normalizeRichText(value as unknown[], position)
    case 'Table':
      return normalizeTable(value as Record<string, unknown>, position)
    case 'Embed':
      return normalizeEmbed(value)
    case 'Group':
      return normalizeItems(value, types, position)
    case 'Slices':
      return normalizeSlices(value as unknown[], types, position)
    case 'IntegrationFields':
      return value
    default:
      return normalizeUnknown(value, position)
  }
}

function normalizeItems(
  items: unknown,
  types: TypeNode | null,
  position: FieldPosition,
): unknown[] {
  if (!Array.isArray(items)) return []
  return keepPossible(items, isRecord, position).map((item, index) =>
    normalizeRecord(item, types, positionBelow(position, index)),
  )
}

function normalizeSlices(
  slices: unknown[],
  zone: TypeNode | null,
  position: FieldPosition,
): unknown[] {
  return keepPossible(slices, isSlice, position).map((slice, index) => {
    const at = positionBelow(position, index)
    const types = findSliceTypes(slice, zone, position)
    const primary = isRecord(slice['primary']) ? slice['primary'] : {}
    const below = (key: string) => [types?.child(key) ?? null, positionBelow(at, key)] as const
    return {
      ...slice,
      primary: normalizeRecord(primary, ...below('primary')),
      items: normalizeItems(slice['items'], ...below('items')),
    }
  })
}

type Slice = Record<string, unknown> & { slice_type: string }

function isSlice(value: unknown): value is Slice {
  return isRecord(value) && typeof value['slice_type'] === 'string'
}

/** A shared slice is declared under its own id, a legacy slice within its zone; `checkKnownSlices` reports others. */
function findSliceTypes(slice: Slice, zone: TypeNode | null, { options }: FieldPosition) {
  if (zone === null) return null
  const type = slice.slice_type
  const shared = options.types?.child(type)
  if (typeof slice['variation'] === 'string' && shared?.type === 'SharedSlice') {
    return shared.child(slice['variation'])
  }
  const own = zone.child(type)
  return own.type === undefined ? null : own
}

function normalizeUnknown(value: object, position: FieldPosition): unknown {
  if (!Array.isArray(value)) return normalizeRecord(value, null, position)
  return value.map((item: unknown, index) =>
    typeof item === 'object' && item !== null
      ? normalizeField(item, null, positionBelow(position, index))
      : item,
  )
}

function reportUntyped(path: string, position: FieldPosition): void {
  const problem = {
    severity: 'warning',
    message: `${MESSAGES.noTypeForPath(path)}.`,
    remedy: 'It is taken as it is: add it to the models of the code.',
  } as const
  reportAt(position, problem, path)
}

/** Returns an empty field, because code that reads it relies on its type. */
function reportMismatch(type: TypeName, value: unknown, position: FieldPosition): unknown {
  reportAt(position, {
    severity: 'warning',
    message: `${MESSAGES.typeMismatch(pathOf(position), type)}, but is ${describeValue(value)}.`,
    remedy: 'It is left empty: bring the document and the models of the code together.',
  })
  return isField[type]([]) ? [] : null
}
