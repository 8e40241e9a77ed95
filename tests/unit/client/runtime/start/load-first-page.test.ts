import { loadFirstPage } from '../../../../../client/runtime/start/load-first-page.js'
import { createPageLoader } from '../../../../../client/runtime/load/page-loader.js'
import { createReleaseSource } from '../../../../../client/runtime/load/release-source.js'
import { makePage, makeRedirect } from '../made-pages.js'
import { createScriptedFetch, type Answer } from '../scripted-fetch.js'

const ORIGIN = 'https://careers.example'
const dataUrl = (path: string) =>
  `/page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`

async function load(address: string, pagePath: string, script: Record<string, Answer> = {}) {
  const pages = ['/', '/qa/1', '/404.html', '/job_ghid', '/offline-app-shell'].map((path) => [
    dataUrl(path),
    { json: makePage(path) },
  ])
  const server = createScriptedFetch({
    '/page-data/app-data.json': { json: { webpackCompilationHash: 'b', release: 'r' } },
    [dataUrl('/job_ghid/1')]: { json: makeRedirect('/job_ghid/1', '/qa/1') },
    ...Object.fromEntries(pages),
    ...script,
  })
  const templates = new Proxy(
    {},
    {
      getOwnPropertyDescriptor: () => ({ configurable: true, value: 0 }),
      get: () => async () => () => null,
    },
  )
  const isInDocument = (path: string) => path === pagePath
  const loader = createPageLoader({
    source: createReleaseSource(server.fetch),
    templates,
    isInDocument,
  })
  const resolved = await loadFirstPage(loader, new URL(address, ORIGIN), pagePath)
  const resources = resolved.kind === 'page' ? resolved.resources : null
  return {
    shown: resources?.page.path ?? null,
    at: resolved.url.href.replace(ORIGIN, ''),
    isServerRendered: resources?.isServerRendered ?? false,
    requests: server.requests,
  }
}

test.each([
  ['its own address', '/qa/1', '/qa/1', '/qa/1', '/qa/1', true],
  ['an address with query and hash', '/qa/1?a=b#c', '/qa/1', '/qa/1', '/qa/1?a=b#c', true],
  ['an address with a trailing slash', '/qa/1/?a', '/qa/1', '/qa/1', '/qa/1?a', true],
  ['/index.html', '/index.html', '/', '/', '/', true],
  ['an unknown path', '/nope?a#b', '/404.html', '/404.html', '/nope?a#b', true],
  ['a broken path', '/100%', '/404.html', '/404.html', '/100%', true],
  ['an unknown old job', '/job_ghid/9', '/job_ghid', '/job_ghid', '/job_ghid/9', true],
  ['a known old job', '/job_ghid/1?s=1#x', '/job_ghid', '/qa/1', '/qa/1?s=1#x', false],
  ['a known old job in capitals', '/JOB_GHID/1/', '/404.html', '/qa/1', '/qa/1', false],
  ['gh_jid on the index', '/?gh_jid=1&s=1', '/', '/qa/1', '/qa/1?s=1', false],
  ['gh_jid below an unknown path', '/nope?gh_jid=1', '/404.html', '/qa/1', '/qa/1', false],
  [
    'the offline shell instead of a saved page',
    '/qa/1?a',
    '/offline-app-shell',
    '/qa/1',
    '/qa/1?a',
    false,
  ],
  [
    'the offline shell itself',
    '/offline-app-shell',
    '/offline-app-shell',
    '/offline-app-shell',
    '/offline-app-shell',
    true,
  ],
])(
  'the first page for %s (%s in the document of %s) is %s',
  async (_, address, pagePath, shown, at, isServerRendered) => {
    expect(await load(address, pagePath)).toMatchObject({
      shown,
      at,
      isServerRendered: isServerRendered,
    })
  },
)

test('an address without a saved copy still shows the offline shell', async () => {
  const script: Record<string, Answer> = {
    [dataUrl('/new')]: 'drop',
    '/page-data/app-data.json': 'drop',
  }
  expect(await load('/new', '/offline-app-shell', script)).toMatchObject({
    shown: '/offline-app-shell',
    at: '/new',
    isServerRendered: true,
  })
})

test('a page that the server knows needs no request for redirects', async () => {
  const { requests } = await load('/qa/1', '/qa/1')
  expect([...requests].sort()).toEqual(['GET /page-data/app-data.json', `GET ${dataUrl('/qa/1')}`])
})

test.each<[string, Answer]>([
  ['the status 500', { status: 500 }],
  ['a dropped connection', 'drop'],
])('the first page is not replaced when the request for its data meets %s', async (_, fault) => {
  expect(await load('/qa/1', '/qa/1', { [dataUrl('/qa/1')]: fault })).toMatchObject({ shown: null })
})
