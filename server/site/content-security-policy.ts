import type { Answer } from './answer.js'
import type { SiteOptions } from './site-options.js'

/**
 * The policy of one answer, as `nginx/maps/security-policy.conf` has it. Pages hold neither inline
 * script nor inline style; only an editor's preview is opened for the content service's toolbar.
 */
export function createContentSecurityPolicy(options: SiteOptions, answer: Answer): string {
  const contentOrigin = new URL(options.previewApiEndpoint).origin
  // A worker obeys the policy of its own answer, not its page's; images pass through its fetch.
  if (answer.contentClass === 'worker' && !answer.isDocument) {
    return `default-src 'none'; script-src 'self'; connect-src 'self' https: ${contentOrigin}`
  }
  if (!answer.isDocument) return "default-src 'none'; frame-ancestors 'none'"

  const preview = answer.isPreview
  const font = options.fontKitUrl ? ` ${new URL(options.fontKitUrl).origin}` : ''
  return [
    "default-src 'none'",
    `script-src 'self'${preview ? ` ${contentOrigin} https://static.cdn.prismic.io https://*.prismic.io` : ''}`,
    // The toolbar writes its own style sheet into the page.
    `style-src 'self'${preview ? " 'unsafe-inline'" : ''}${font}`,
    `img-src 'self' data: https: ${contentOrigin}`,
    `font-src 'self'${font}`,
    `connect-src 'self'${preview ? ` ${contentOrigin} https://*.prismic.io` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${preview ? 'https://*.prismic.io' : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${preview ? "'self' https://*.prismic.io" : "'none'"}`,
    ...(options.siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
