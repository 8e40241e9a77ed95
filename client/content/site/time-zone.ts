import * as words from '#words/content.js'
import type { SiteSettingsDocument } from '../../shared/content-model/site-document-types.js'
import { toText } from '../documents/field-values.js'
import { isTimeZone } from '../values/time-zone-name.js'

const DEFAULT_TIME_ZONE = 'Europe/London'

/** The time zone of the site's dates. */
export function toTimeZone({
  timezone,
}: Partial<Pick<SiteSettingsDocument['data'], 'timezone'>>): string {
  const name = toText(timezone)
  return name !== null && isTimeZone(name) ? name : DEFAULT_TIME_ZONE
}

/** ('2026-11-25T23:59:59+00:00', 'Europe/London') → '23:59 London time', by the town that names the zone. */
export function toClosingTime(closesAt: string, timeZone: string): string {
  const [, town = ''] = /^(?!Etc\/).*\/([A-Z_-]+)$/i.exec(timeZone) ?? []
  const offset = closesAt.slice(19)
  const time = closesAt.slice(11, 16)
  if (town !== '') return words.closesAtTime(time, town.replaceAll('_', ' '))
  return `${time} UTC${offset === '+00:00' ? '' : offset}`
}
