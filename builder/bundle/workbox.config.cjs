// Read by workbox-cli, which wants CommonJS. The functions below are written into the worker as they
// stand, with their lines joined: each is one expression that uses nothing from outside itself.

const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')

const {
  PUBLIC_FOLDER: publicFolder = '',
  BUILD_HASH: buildHash = '',
  BROWSERS: browsers = '',
  // The source of NON_PAGE_PATH in client/shared/addresses/url-policy.ts.
  NON_PAGE_PATH: nonPagePath = '',
  // Of the languages of a site in several: ',/de,/fr'.
  BASES: bases = '',
} = process.env

/** After so many seconds without an answer, a saved copy is better than waiting. */
const NETWORK_TIMEOUT_SECONDS = 2

const LATER_BASES = bases.split(',').filter((base) => base !== '')

/** A pattern of paths that begins at the top, for each language at its base. */
const belowBases = (source) =>
  LATER_BASES.length === 0
    ? source
    : source.replace('^', `^(?:${LATER_BASES.join('|').replaceAll('/', '\\/')})?`)

const NON_PAGE_PATH = new RegExp(belowBases(nonPagePath), 'i')
const DATA_PATH = new RegExp(belowBases('^\\/page-data\\/.+\\.json$'))

/** The worker has none of our constants, so their values are written into the source of what uses them. */
function writeInto(expression, constants) {
  const source = Object.entries(constants).reduce(
    (text, [name, value]) => text.replace(name, () => String(value)),
    expression.toString(),
  )
  expression.toString = () => source
  return expression
}

const isPage = ({ request, url, sameOrigin }) =>
  sameOrigin &&
  request.mode === 'navigate' &&
  !NON_PAGE_PATH.test(url.pathname) &&
  !/^\/slice-simulator\/?$/.test(url.pathname) &&
  !url.searchParams.has('documentId') &&
  !url.searchParams.has('token')
writeInto(isPage, { NON_PAGE_PATH })

/** A page in a language that is not the site's first. */
const isPageBelow = (base) => {
  const BASE = new RegExp(`^${base}(?:/|$)`)
  return writeInto((facts) => BASE.test(facts.url.pathname) && isPage(facts), {
    BASE,
    isPage: `(${isPage})`,
  })
}

const isData = ({ url, sameOrigin }) => sameOrigin && DATA_PATH.test(url.pathname)
writeInto(isData, { DATA_PATH })

const isHashedFile = ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/')

/**
 * Errors, redirects and whatever must not be stored never are, nor is a page in the place of data or code:
 * networks that want a login first, and proxies in trouble, answer everything with one.
 */
const keepOnlySuccess = {
  cacheWillUpdate: async ({ request, response }) =>
    response.status === 200 &&
    !/no-store/.test(response.headers.get('cache-control') ?? '') &&
    (request.mode === 'navigate' || !/html/.test(response.headers.get('content-type') ?? ''))
      ? response
      : null,
}

/** The HTML of a page is the same with every query: filters are applied in the browser. */
const ignoreQuery = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*$/, ''),
}

/** A copy that may be old or that nobody can apply from says so at once, not when it is first touched. */
const startAtOnce = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse &&
    new Response((await cachedResponse.text()).replace(' data-start="interest"', ''), {
      headers: cachedResponse.headers,
    }),
}

/** Tells the page that it is shown a saved copy, and of when. */
const stampSavedCopy = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse &&
    new Response(cachedResponse.body, {
      headers: [
        ...[...cachedResponse.headers].filter(([name]) => name !== 'x-saved-at'),
        ['x-saved-at', cachedResponse.headers.get('date') ?? new Date().toUTCString()],
      ],
    }),
}

/** Where a network answers with a page of its own, the worker is not installed, and tries again later. */
const withIntegrity = (entries) => ({
  manifest: entries.map((entry) => {
    if (!entry.url.startsWith('/assets/')) return entry
    const body = readFileSync(`${publicFolder}${entry.url}`)
    const hash = createHash('sha256').update(body).digest('base64')
    return { ...entry, integrity: `sha256-${hash}` }
  }),
  warnings: [],
})

const createPageRule = (base, urlPattern) => ({
  urlPattern,
  handler: 'NetworkFirst',
  options: {
    // HTML names the files of its own build only, so each build keeps its own pages.
    cacheName: `careers-pages-${buildHash}`,
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [keepOnlySuccess, ignoreQuery, startAtOnce],
    precacheFallback: { fallbackURL: `${base}/offline-app-shell` },
    expiration: { maxEntries: 60 },
  },
})

module.exports = {
  swDest: `${publicFolder}/sw.js`,
  globDirectory: publicFolder,
  globPatterns: ['assets/**/*.{js,css,woff2}'],
  // Visitors have no use for these, or few have.
  globIgnores: ['assets/preview/**', 'assets/*-latin-ext-*'],
  modifyURLPrefix: { '': '/' },
  dontCacheBustURLsMatching: /^\/assets\//,
  manifestTransforms: [withIntegrity],
  additionalManifestEntries: ['', ...LATER_BASES].flatMap((base) => [
    { url: `${base}/offline-app-shell`, revision: buildHash },
    { url: `${base}/page-data/offline-app-shell/page-data.json`, revision: buildHash },
  ]),
  cacheId: 'careers',
  cleanupOutdatedCaches: true,
  clientsClaim: true,
  skipWaiting: true,
  directoryIndex: null,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  mode: 'production',
  babelPresetEnvTargets: browsers.split(','),
  runtimeCaching: [
    // Each language has an offline page of its own, and the first one what is left.
    ...LATER_BASES.map((base) => createPageRule(base, isPageBelow(base))),
    createPageRule('', isPage),
    {
      urlPattern: isData,
      handler: 'NetworkFirst',
      options: {
        cacheName: 'careers-data',
        networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
        plugins: [keepOnlySuccess, stampSavedCopy],
        expiration: { maxEntries: 200 },
      },
    },
    {
      urlPattern: isHashedFile,
      handler: 'CacheFirst',
      options: {
        cacheName: 'careers-assets',
        plugins: [keepOnlySuccess],
        expiration: { maxEntries: 100 },
      },
    },
  ],
}
