import { STARTER_HASH } from '../../client/shared/constants/starter-hash.js'
import type { ContentClass } from './content-class.js'
import type { SiteOptions } from './site-options.js'

export interface Answer {
  contentClass: ContentClass
  status: number
  /** HTML, in which a browser runs scripts. */
  isDocument: boolean
  isPreview: boolean
}

/** As in `nginx/snippets/headers.conf`, except for `Allow`. */
export function createResponseHeaders(
  options: SiteOptions,
  answer: Answer,
): Readonly<Record<string, string>> {
  const { contentClass, isPreview } = answer
  const isReadable = isReadableElsewhere(answer)
  const isHidden = ['preview', 'shell', 'sidecar'].includes(contentClass)
  return {
    'Cache-Control': toCacheControl(answer),
    'Content-Security-Policy': createContentSecurityPolicy(options, answer),
    ...(isReported(options, answer) && {
      'Reporting-Endpoints': `default="${options.reportUrl}"`,
    }),
    // For browsers without frame-ancestors. It cannot list hosts, so a preview goes without.
    ...(!isPreview && !options.hasToolbar && { 'X-Frame-Options': 'DENY' }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Resource-Policy':
      isReadable || contentClass === 'card' ? 'cross-origin' : 'same-origin',
    ...(isReadable && {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'Date',
    }),
    ...(isHttps(options) && { 'Strict-Transport-Security': 'max-age=63072000' }),
    ...((options.siteEnv !== 'production' || isHidden) && { 'X-Robots-Tag': 'noindex' }),
  }
}

/** `nginx/maps/cross-origin.conf` says why. */
function isReadableElsewhere({ contentClass, status }: Answer): boolean {
  if (contentClass === 'hashed') return status < 400
  return contentClass === 'open-data' || contentClass === 'page-data'
}

/** `nginx/maps/cache-control.conf` says why. */
function toCacheControl({ contentClass, status, isDocument, isPreview }: Answer): string {
  if (status >= 400 || ['preview', 'sidecar', 'beacon', 'probe'].includes(contentClass))
    return 'no-store'
  const isHashed = contentClass === 'hashed' || contentClass === 'card'
  if (isHashed && status < 300) return 'public, max-age=31536000, immutable'
  if (contentClass === 'old-link' && status === 301) return 'public, max-age=3600'
  return isDocument && isPreview ? 'no-store' : 'no-cache'
}

/** `nginx/maps/security-policy.conf` says why. */
function createContentSecurityPolicy(options: SiteOptions, answer: Answer): string {
  const contentOrigin = new URL(options.previewApiEndpoint).origin
  const editorOrigin = `https://${options.repositoryName}.prismic.io`
  if (answer.contentClass === 'worker' && !answer.isDocument) {
    return `default-src 'none'; script-src 'self'; connect-src 'self' https: ${contentOrigin}`
  }
  if (!answer.isDocument) return "default-src 'none'; frame-ancestors 'none'"

  const preview = answer.isPreview || options.hasToolbar
  const { analytics = { scriptSource: null, origins: [] } } = options
  const measuring = preview || analytics.scriptSource === null ? null : analytics
  const fonts = (options.fontOrigins ?? []).map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'none'",
    `script-src 'self' '${STARTER_HASH}'${measuring === null ? '' : ` ${measuring.scriptSource}`}${preview ? ` ${contentOrigin} https://static.cdn.prismic.io ${editorOrigin}` : ''}`,
    `style-src 'self'${preview ? " 'unsafe-inline'" : ''}${fonts}`,
    `img-src 'self' data: https: ${contentOrigin}`,
    `font-src 'self'${fonts}`,
    `connect-src 'self'${(measuring?.origins ?? []).map((origin) => ` ${origin}`).join('')}${preview ? ` ${contentOrigin} https://*.prismic.io` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${preview ? editorOrigin : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${preview ? `'self' ${editorOrigin}` : "'none'"}`,
    ...(preview
      ? []
      : [
          "require-trusted-types-for 'script'",
          `trusted-types careers${measuring === null ? '' : ' analytics'}`,
        ]),
    ...(isHttps(options) ? ['upgrade-insecure-requests'] : []),
    ...(isReported(options, answer) ? ['report-to default'] : []),
  ].join('; ')
}

/** `nginx/maps/reports.conf` says why. */
function isReported({ reportUrl, hasToolbar }: SiteOptions, answer: Answer): boolean {
  const isForEditors = answer.isPreview || hasToolbar
  return Boolean(reportUrl) && answer.isDocument && !isForEditors
}

function isHttps({ siteUrl }: SiteOptions): boolean {
  return siteUrl.startsWith('https:')
}
