import { file, JSON_TYPE, refused, type ContractCase } from '../contract-case.js'
import type { ReleaseFacts } from '../release-facts.js'

/** By other sites, and by this one's pages in a sandbox, which are of no origin. */
const READABLE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Date',
  'cross-origin-resource-policy': 'cross-origin',
}

export function listDataCases(facts: ReleaseFacts): ContractCase[] {
  return facts.files
    .filter((name) => /^\/(?:page-data|static)\/.+\.json$/.test(name))
    .map((name) => file(name, JSON_TYPE, 'no-cache', { expected: READABLE }))
}

export function listAssetCases(facts: ReleaseFacts): ContractCase[] {
  const types: Readonly<Record<string, string>> = { js: JAVASCRIPT, css: 'text/css; charset=utf-8' }
  return facts.files.flatMap((name) => {
    const type = types[/^\/assets\/.+\.[\w-]{8,}\.(\w+)$/.exec(name)?.[1] ?? '']
    const options = { expected: READABLE }
    if (type === undefined) return []
    const asset = file(name, type, IMMUTABLE, options)
    // Lost code is asked for again below a number.
    const again = { ...asset, path: name.replace('/assets/', '/assets/2/') }
    return type === JAVASCRIPT ? [asset, again] : [asset]
  })
}

/** Other sites show them, and some do so from this one's address. */
export function listShareCardCases(facts: ReleaseFacts): ContractCase[] {
  const expected = {
    'access-control-allow-origin': null,
    'cross-origin-resource-policy': 'cross-origin',
  }
  return facts.files
    .filter((name) => name.startsWith('/assets/cards/'))
    .map((name) => file(name, 'image/png', IMMUTABLE, { expected }))
}

export function listOpenDataCases(facts: ReleaseFacts): ContractCase[] {
  const isOpen = /^\/api\/jobs(?:\/[^/]+)?\.json$|^\/feeds\/|\/feed\.(?:json|xml)$|^\/embed\.js$/
  return facts.files
    .filter((name) => isOpen.test(name))
    .map((name) => file(name, toOpenType(name), 'no-cache', { expected: READABLE }))
}

export function listWellKnownFileCases(facts: ReleaseFacts): ContractCase[] {
  const expected = {
    'access-control-allow-origin': null,
    'cross-origin-resource-policy': 'same-origin',
  }
  return Object.entries(WELL_KNOWN_FILES)
    .filter(([name]) => facts.files.includes(name))
    .map(([name, type]) => file(name, type, 'no-cache', { expected }))
}

/** Pages are only read; whatever there is or is not, no other method is heard. */
export function listMethodCases(facts: ReleaseFacts): ContractCase[] {
  const id = facts.jobs[0]?.id ?? ''
  const paths = ['/', '/nowhere', '/page-data/app-data.json', '/healthz', `/?gh_jid=${id}`]
  return [...paths, `/job_ghid/${id}`].flatMap((path) =>
    ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].map((method) =>
      refused(path, 405, { method, expected: { allow: 'GET, HEAD' } }),
    ),
  )
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const JAVASCRIPT = 'text/javascript; charset=utf-8'

const WELL_KNOWN_FILES: Readonly<Record<string, string>> = {
  '/sw.js': JAVASCRIPT,
  '/favicon.svg': 'image/svg+xml; charset=utf-8',
  '/favicon.ico': 'image/x-icon',
  '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/version.json': JSON_TYPE,
  '/qa-engineer/1001/closing.ics': 'text/calendar; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
}

function toOpenType(name: string): string {
  if (name.endsWith('/feed.json')) return 'application/feed+json; charset=utf-8'
  if (name.endsWith('/feed.xml')) return 'application/rss+xml; charset=utf-8'
  if (name === '/embed.js') return JAVASCRIPT
  return name.endsWith('.xml') ? 'application/xml; charset=utf-8' : JSON_TYPE
}
