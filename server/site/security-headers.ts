import type { Answer } from './answer.js'
import { createContentSecurityPolicy } from './content-security-policy.js'
import type { SiteOptions } from './site-options.js'

/**
 * Every header that protects visitors or tells who may read, list or embed an answer: the same as
 * `nginx/snippets/headers.conf`, but for the cache's and `Allow`.
 */
export function createSecurityHeaders(
  options: SiteOptions,
  answer: Answer,
): Readonly<Record<string, string>> {
  const isOpen = answer.contentClass === 'open-data'
  return {
    'Content-Security-Policy': createContentSecurityPolicy(options, answer),
    // For browsers without frame-ancestors; it knows no list, so a preview goes without.
    ...(!answer.isPreview && { 'X-Frame-Options': 'DENY' }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': isOpen ? 'cross-origin' : 'same-origin',
    ...(isOpen && { 'Access-Control-Allow-Origin': '*' }),
    ...(options.siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000',
    }),
    ...(isKeptFromSearch(options, answer) && { 'X-Robots-Tag': 'noindex' }),
  }
}

function isKeptFromSearch(options: SiteOptions, answer: Answer): boolean {
  return (
    options.siteEnv !== 'production' ||
    ['preview', 'shell', 'sidecar'].includes(answer.contentClass)
  )
}
