import { toZonedInstant } from '../content/closing-instant.js'
import { toText } from '../content/field-values.js'
import type { CareersDocument } from '../shared/content-types.js'

const LOCAL = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/

/**
 * The instant that a date, with or without a time, stands for in the site's time zone: '2026-12-01' or
 * '2026-12-01T09:00'. Null if it is no date.
 */
export function toInstant(local: string, documents: readonly CareersDocument[]): Date | null {
  if (!LOCAL.test(local) || Number.isNaN(Date.parse(local))) return null
  const settings = documents.find(({ type }) => type === 'site_settings')
  const timeZone = toText((settings?.data as { timezone?: unknown } | undefined)?.timezone)
  const time = local.includes('T') ? local : `${local}T00:00`
  return new Date(toZonedInstant(time.length === 16 ? `${time}:00` : time, timeZone ?? 'UTC'))
}
