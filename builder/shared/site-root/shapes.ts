import { isRecord } from '../../../client/shared/lib/is-record.js'

/** Whether a value read from a file has a shape. */
export type Guard = (value: unknown) => boolean

/** A guard for each field of a type, so that the compiler names a field that was forgotten. */
export type Fields<Value> = { [Name in keyof Required<Value>]: Guard }

export const isText = (value: unknown) => typeof value === 'string'
export const isFlag = (value: unknown) => typeof value === 'boolean'
export const isInstant = (value: unknown) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** Far below the numbers to which 1 can no longer be added exactly. */
const MOST = 2 ** 50

export const isCount = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST

export const orNull =
  (guard: Guard): Guard =>
  (value) =>
    value === null || guard(value)

/** For fields that format 1 does not have, see `site-format.ts`. */
export const orMissing =
  (guard: Guard): Guard =>
  (value) =>
    value === undefined || guard(value)

export const listOf =
  (guard: Guard): Guard =>
  (value) =>
    Array.isArray(value) && value.every(guard)

/** For a record with any names. */
export const recordOf =
  (guard: Guard): Guard =>
  (value) =>
    isRecord(value) && Object.values(value).every(guard)

export const shapeOf =
  <Value>(fields: Fields<Value>): Guard =>
  (value) =>
    isRecord(value) && Object.entries<Guard>(fields).every(([name, guard]) => guard(value[name]))
