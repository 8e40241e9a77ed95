import type { SiteSettingsDocument } from '../../shared/content-model/site-document-types.js'
import { toTexts } from '../documents/field-values.js'
import { isParsableUrl } from '../../shared/lib/is-parsable-url.js'

/** In lower case; null for anything but an https address. */
export function toHttpsHost(url: string): string | null {
  return /^https:\/\//i.test(url) && isParsableUrl(url) ? new URL(url).hostname : null
}

/** Where people may be sent to apply. Editors may paste an address in place of its host. */
export function toApplyHosts({
  apply_hosts,
}: Pick<SiteSettingsDocument['data'], 'apply_hosts'>): string[] {
  return toTexts(apply_hosts, 'host').map((host) =>
    host
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/[/?#:].*$/, ''),
  )
}
