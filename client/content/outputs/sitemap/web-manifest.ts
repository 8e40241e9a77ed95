import * as words from '#words/content.js'
import { THEME } from '../../../shared/constants/theme.js'
import { toTextOrEmpty } from '../../documents/field-values.js'
import type { SiteContent } from '../../site/site-content.js'
import { FRONT_PATH } from '../../../shared/addresses/page-paths.js'

/**
 * How a phone shows the site on its home screen. It opens in the browser, because visitors share the
 * address of a job and go to and fro between it and an application form on another host.
 */
export function createWebManifest(site: SiteContent, title: string): string {
  const manifest = {
    name: title,
    short_name: toTextOrEmpty(site.settings.data.organisation_name) || words.siteOnPhone,
    lang: site.lang,
    start_url: FRONT_PATH,
    scope: FRONT_PATH,
    display: 'browser',
    background_color: THEME.light.background,
    theme_color: THEME.primary,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
