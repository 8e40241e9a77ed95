import { toZonedInstant } from '../../content/site/closing-instant.js'
import { toTimeZone } from '../../content/site/time-zone.js'
import type { CareersDocument } from '../../shared/content-model/content-types.js'

const LOCAL = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?/

/** Formats a date, with or without a time, as 'YYYY-MM-DDTHH:MM'; null if it is invalid. */
export function readLocalDate(given: string | null): string | null {
  const local = LOCAL.exec(given ?? '')?.[0]
  if (local === undefined || Number.isNaN(Date.parse(local))) return null
  return local.includes('T') ? local : `${local}T00:00`
}

/** The instant of a local date in the site's time zone. */
export function toInstant(local: string, documents: readonly CareersDocument[]): Date {
  const settings = documents.find((document) => document.type === 'site_settings')
  return new Date(toZonedInstant(`${local}:00`, toTimeZone(settings?.data ?? {})))
}
