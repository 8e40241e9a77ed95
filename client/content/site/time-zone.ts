import type { SiteSettingsDocument } from '../../shared/content-model/site-document-types.js'

const DEFAULT_TIME_ZONE = 'Europe/London'

/** The time zone of the site's dates. A name that is none is passed to `onUnknown`. */
export function toTimeZone(
  { timezone }: Partial<Pick<SiteSettingsDocument['data'], 'timezone'>>,
  onUnknown: (name: string) => void = () => {},
): string {
  if (!timezone) return DEFAULT_TIME_ZONE
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: timezone })
    return timezone
  } catch {
    onUnknown(timezone)
    return DEFAULT_TIME_ZONE
  }
}
