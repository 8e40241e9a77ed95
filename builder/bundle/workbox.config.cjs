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
} = process.env

/** After so many seconds without an answer, a saved copy is better than waiting. */
const NETWORK_TIMEOUT_SECONDS = 2

const NON_PAGE_PATH = new RegExp(nonPagePath, 'i')

const isPage = ({ request, url, sameOrigin }) =>
  sameOrigin &&
  request.mode === 'navigate' &&
  !NON_PAGE_PATH.test(url.pathname) &&
  !/^\/slice-simulator\/?$/.test(url.pathname) &&
  !url.searchParams.has('documentId') &&
  !url.searchParams.has('token')

// The worker has no such constant, so the pattern itself is written into it.
const isPageSource = isPage.toString().replace('NON_PAGE_PATH', String(NON_PAGE_PATH))
isPage.toString = () => isPageSource

const isData = ({ url, sameOrigin }) => sameOrigin && /^\/page-data\/.+\.json$/.test(url.pathname)

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

module.exports = {
  swDest: `${publicFolder}/sw.js`,
  globDirectory: publicFolder,
  globPatterns: ['assets/**/*.{js,css,woff2}'],
  // Visitors have no use for these, or few have.
  globIgnores: ['assets/preview/**', 'assets/*-latin-ext-*'],
  modifyURLPrefix: { '': '/' },
  dontCacheBustURLsMatching: /^\/assets\//,
  manifestTransforms: [withIntegrity],
  additionalManifestEntries: [
    { url: '/offline-app-shell', revision: buildHash },
    { url: '/page-data/offline-app-shell/page-data.json', revision: buildHash },
  ],
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
    {
      urlPattern: isPage,
      handler: 'NetworkFirst',
      options: {
        // HTML names the files of its own build only, so each build keeps its own pages.
        cacheName: `careers-pages-${buildHash}`,
        networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
        plugins: [keepOnlySuccess, ignoreQuery, startAtOnce],
        precacheFallback: { fallbackURL: '/offline-app-shell' },
        expiration: { maxEntries: 60 },
      },
    },
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
