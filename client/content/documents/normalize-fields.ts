import * as MESSAGES from '../../shared/messages.js'
import { isField, isRecord } from './field-shapes.js'
import { normalizeEmbed } from './normalize-embed.js'
import { normalizeImage } from './normalize-image.js'
import { normalizeLink } from './normalize-link.js'
import { normalizeRichText } from './normalize-rich-text.js'
import { pathOf, positionBelow, reportAt, type FieldPosition } from './normalize-context.js'
import { guessType } from './guess-type.js'
import type { TypeName, TypeNode } from './type-paths.js'

/** All fields of a record. Without types, each field is what it looks like. */
export function normalizeRecord(
  record: object,
  types: TypeNode | null,
  place: FieldPosition,
): Record<string, unknown> {
  const normalized: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(record)) {
    normalized[name] =
      typeof value === 'object' && value !== null
        ? normalizeField(value, types?.child(name) ?? null, positionBelow(place, name))
        : normalizeScalar(value, name, types, place)
  }
  return normalized
}

/** The most of all fields: kept free of anything but the check of their type. */
function normalizeScalar(
  value: unknown,
  name: string,
  types: TypeNode | null,
  place: FieldPosition,
) {
  if (value === null || types === null) return value
  const { type, path } = types.child(name)
  if (type === undefined) reportUntyped(path, positionBelow(place, name))
  else if (!isField[type](value)) return reportMismatch(type, positionBelow(place, name))
  return value
}

function normalizeField(value: object, types: TypeNode | null, place: FieldPosition): unknown {
  if (types === null) return normalizeAs(guessType(value), value, null, place)
  if (types.type === undefined) {
    reportUntyped(types.path, place)
    return normalizeAs(guessType(value), value, null, place)
  }
  if (!isField[types.type](value)) return reportMismatch(types.type, place)
  const type = types.type === 'Unknown' ? guessType(value) : types.type
  return normalizeAs(type, value, types, place)
}

function normalizeAs(
  type: TypeName,
  value: object,
  types: TypeNode | null,
  place: FieldPosition,
): unknown {
  switch (type) {
    case 'Link':
      return Array.isArray(value)
        ? value.map((link, index) => normalizeLink(link, positionBelow(place, index)))
        : normalizeLink(value, place)
    case 'Image':
      return normalizeImage(value, place)
    case 'StructuredText':
      return normalizeRichText(value as unknown[], place)
    case 'Embed':
      return normalizeEmbed(value)
    case 'Group':
      return normalizeItems(value, types, place)
    case 'Slices':
      return normalizeSlices(value as unknown[], types, place)
    case 'IntegrationFields':
      return value
    default:
      return normalizeUnknown(value, place)
  }
}

function normalizeItems(items: unknown, types: TypeNode | null, place: FieldPosition): unknown[] {
  if (!Array.isArray(items)) return []
  return items
    .filter(isRecord)
    .map((item, index) => normalizeRecord(item, types, positionBelow(place, index)))
}

function normalizeSlices(
  slices: unknown[],
  zone: TypeNode | null,
  place: FieldPosition,
): unknown[] {
  return slices.filter(isRecord).map((slice, index) => {
    const at = positionBelow(place, index)
    const types = findSliceTypes(slice, zone, at)
    const primary = isRecord(slice['primary']) ? slice['primary'] : {}
    return {
      ...slice,
      primary: normalizeRecord(
        primary,
        types?.child('primary') ?? null,
        positionBelow(at, 'primary'),
      ),
      items: normalizeItems(
        slice['items'],
        types?.child('items') ?? null,
        positionBelow(at, 'items'),
      ),
    }
  })
}

/** A shared slice is declared under its own id, an older one within its zone. */
function findSliceTypes(
  slice: Record<string, unknown>,
  zone: TypeNode | null,
  place: FieldPosition,
) {
  if (zone === null) return null
  const type = String(slice['slice_type'])
  const shared = place.options.types?.child(type)
  if (typeof slice['variation'] === 'string' && shared?.type === 'SharedSlice') {
    return shared.child(slice['variation'])
  }
  const own = zone.child(type)
  if (own.type !== undefined) return own
  reportUntyped(own.path, place)
  return null
}

function normalizeUnknown(value: object, place: FieldPosition): unknown {
  if (!Array.isArray(value)) return normalizeRecord(value, null, place)
  return value.map((item: unknown, index) =>
    typeof item === 'object' && item !== null
      ? normalizeField(item, null, positionBelow(place, index))
      : item,
  )
}

function reportUntyped(path: string, place: FieldPosition): void {
  const { untypedPaths } = place.options
  if (untypedPaths.has(path)) return
  untypedPaths.add(path)
  reportAt(place, {
    severity: 'warning',
    message: `${MESSAGES.noTypeForPath(path)}.`,
    remedy: 'It is taken as it is: add it to the models of the code.',
  })
}

/** The field is left empty, since whatever reads it relies on its type. */
function reportMismatch(type: TypeName, place: FieldPosition): unknown {
  reportAt(place, {
    severity: 'warning',
    message: `${MESSAGES.typeMismatch(pathOf(place), type)}.`,
    remedy: 'It is left empty: bring the document and the models of the code together.',
  })
  return isField[type]([]) ? [] : null
}
