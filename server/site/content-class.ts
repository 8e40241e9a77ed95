/** What kind of address was asked for: cache, policy and methods differ by it. */
export type ContentClass =
  | 'page'
  | 'hashed'
  | 'open-data'
  | 'sidecar'
  | 'preview'
  | 'old-link'
  | 'shell'
  | 'worker'
  | 'probe'

/** The same rules as `nginx/maps/content-class.conf`, in the same order. */
export function toContentClass(path: string): ContentClass {
  return RULES.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
}

const RULES: readonly (readonly [RegExp, ContentClass])[] = [
  [/^\/assets\/.+\.[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/, 'hashed'],
  [/^\/api\/jobs(?:\/[^/]+)?\.json$/, 'open-data'],
  [/^\/feeds\/|\/feed\.(?:json|xml)$/, 'open-data'],
  [/^\/embed\.js$/, 'open-data'],
  [/^\/api\/(?:webhooks\/|preview$|preview\/|status$)/, 'sidecar'],
  [/^\/preview\/?$/, 'preview'],
  [/^\/job_ghid(?:\/|$)/i, 'old-link'],
  [/^\/index\.html$/i, 'old-link'],
  [/^\/offline-app-shell$/i, 'shell'],
  [/^\/sw\.js$/i, 'worker'],
  [/^\/healthz$/i, 'probe'],
]
