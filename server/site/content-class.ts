import { isOldJobLinkBelow, isSidecarPath } from '../../client/shared/addresses/url-policy.js'

/** Cache, policy and methods differ by the class of an address. */
export type ContentClass =
  | 'page'
  | 'hashed'
  | 'card'
  | 'open-data'
  | 'page-data'
  | 'sidecar'
  | 'beacon'
  | 'preview'
  | 'old-link'
  | 'shell'
  | 'worker'
  | 'probe'

/** Of a path below its base, in the order of `nginx/maps/content-class.conf`. */
export function toContentClass(path: string): ContentClass {
  if (/^\/assets\/cards\/.+\.png$/.test(path)) return 'card'
  if (/^\/assets\/.+\.[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/.test(path)) return 'hashed'
  if (/^\/api\/jobs(?:\/[^/]+){0,2}\.json$/.test(path)) return 'open-data'
  if (/^\/feeds\/|\/feed\.(?:json|xml)$|^\/embed\.js$/.test(path)) return 'open-data'
  if (/^\/(?:page-data|static)\/.+\.json$/.test(path)) return 'page-data'
  if (isSidecarPath(path)) return 'sidecar'
  if (/^\/(?:preview|slice-simulator)\/?$/.test(path)) return 'preview'
  if (isOldJobLinkBelow(path)) return 'old-link'
  return EXACT_PATHS.get(path.toLowerCase()) ?? 'page'
}

const EXACT_PATHS: ReadonlyMap<string, ContentClass> = new Map([
  ['/index.html', 'old-link'],
  ['/offline-app-shell', 'shell'],
  ['/sw.js', 'worker'],
  ['/healthz', 'probe'],
  ['/api/measure', 'beacon'],
])
