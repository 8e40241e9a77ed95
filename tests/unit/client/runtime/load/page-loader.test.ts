import { createPageLoader } from '../../../../../client/runtime/load/page-loader.js'
import { createReleaseSource } from '../../../../../client/runtime/load/release-source.js'
import { MissingChunkError } from '../../../../../client/runtime/load/load-template.js'
import type { Template } from '../../../../../client/runtime/load/page-resources.js'
import { makePage, makeRedirect, type MadePage } from '../made-pages.js'
import { createScriptedFetch, type Answer } from '../scripted-fetch.js'

const GenericPage: Template = () => null
const NotFoundPage: Template = () => null
const JobRedirectPage: Template = () => null

const dataUrl = (path: string) =>
  `/page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`
const appData = (release = 'r1', build = 'b1'): Answer => ({
  json: { webpackCompilationHash: build, release },
})
const page = (path: string, options?: MadePage): Answer => ({ json: makePage(path, options) })
const isData = (request: string) => request.includes('page-data.json')

function setUp(script: Record<string, Answer | Answer[]> = {}) {
  const server = createScriptedFetch({
    '/page-data/app-data.json': appData(),
    [dataUrl('/404.html')]: page('/404.html', { template: 'component---not-found-page' }),
    [dataUrl('/job_ghid')]: page('/job_ghid', {
      template: 'component---job-redirect-page',
      matchPath: '/job_ghid/:job_id',
    }),
    ...script,
  })
  const loader = createPageLoader({
    source: createReleaseSource(server.fetch),
    templates: {
      'component---generic-page': async () => GenericPage,
      'component---not-found-page': async () => NotFoundPage,
      'component---job-redirect-page': async () => JobRedirectPage,
      'component---landing-page': () => Promise.reject(new TypeError('Failed to fetch')),
      'component---closed-job-page': async () => undefined as unknown as Template,
    },
  })
  return { ...server, loader }
}

describe('loading a page', () => {
  test('a loaded page has its template, its static queries and the live build hash', async () => {
    const { loader } = setUp({
      [dataUrl('/a')]: page('/a', { staticQueryHashes: ['1', '2'] }),
      '/page-data/sq/d/1.json': { json: { data: 'one' } },
      '/page-data/sq/d/2.json': { json: { data: 0 } },
    })
    expect(await loader.loadPage('/a')).toMatchObject({
      kind: 'page',
      notFound: false,
      resources: {
        page: { path: '/a' },
        template: GenericPage,
        staticQueryResults: { '1': 'one', '2': 0 },
        liveBuildHash: 'b1',
      },
    })
  })

  test.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/a/index.html', '/a'],
    ['/a', '/a'],
    ['/a/', '/a'],
    ['/a//', '/a'],
    ['/a?x=1', '/a'],
    ['/a/?x=1#y', '/a'],
    ['/a#y?z', '/a'],
    ['/%61', '/a'],
    ['a', '/a'],
  ])('the data of the page at %s is requested for the path %s', async (path, dataPath) => {
    const { loader, requests } = setUp({ [dataUrl(dataPath)]: page(dataPath) })
    expect(await loader.loadPage(path)).toMatchObject({ resources: { page: { path: dataPath } } })
    expect(requests.filter(isData)).toEqual([`GET ${dataUrl(dataPath)}`])
  })

  test('a path with letters that URLs escape is requested in its escaped form', async () => {
    const { loader, requests } = setUp({ '/page-data/%ED%95%9C%20b/page-data.json': page('/한 b') })
    expect(await loader.loadPage('/%ED%95%9C%20b/')).toMatchObject({ kind: 'page' })
    expect(requests).toContain('GET /page-data/%ED%95%9C%20b/page-data.json')
  })

  test('concurrent loads request a page once, and app data once', async () => {
    const { loader, requests } = setUp({ [dataUrl('/a')]: page('/a'), [dataUrl('/b')]: page('/b') })
    await Promise.all(['/a', '/a/', '/b', '/a?x'].map(loader.loadPage))
    expect([...requests].sort()).toEqual(
      [`GET ${dataUrl('/a')}`, 'GET /page-data/app-data.json', `GET ${dataUrl('/b')}`].sort(),
    )
  })

  test('a page whose data has the status 500 fails without a second request', async () => {
    const { loader, requests } = setUp({ [dataUrl('/a')]: { status: 500 } })
    expect(await loader.loadPage('/a')).toMatchObject({ kind: 'failed' })
    expect(requests.filter(isData)).toHaveLength(1)
  })
})

describe('caching', () => {
  test('a page and its static queries are requested once in a release', async () => {
    const { loader, requests } = setUp({
      [dataUrl('/a')]: page('/a', { staticQueryHashes: ['1'] }),
      [dataUrl('/b')]: page('/b', { staticQueryHashes: ['1'] }),
      '/page-data/sq/d/1.json': { json: { data: 1 } },
    })
    for (const path of ['/a', '/b', '/a']) await loader.loadPage(path)
    await loader.loadPage('/a')
    const other = requests.filter((request) => !request.includes('app-data'))
    expect(other).toEqual([
      `GET ${dataUrl('/a')}`,
      'GET /page-data/sq/d/1.json',
      `GET ${dataUrl('/b')}`,
    ])
  })

  test.each<[string, Answer]>([
    ['a 500', { status: 500 }],
    ['a dropped connection', 'drop'],
    ['bad JSON', { text: '{' }],
  ])('the page loader does not cache %s, so the next load succeeds', async (_, fault) => {
    const { loader, answer } = setUp({ [dataUrl('/a')]: fault })
    expect(await loader.loadPage('/a')).toMatchObject({ kind: 'failed' })
    answer(dataUrl('/a'), page('/a'))
    expect(await loader.loadPage('/a')).toMatchObject({ kind: 'page' })
  })

  test('the page loader does not cache that a page did not exist', async () => {
    const { loader, answer } = setUp()
    expect(await loader.loadPage('/new')).toMatchObject({ notFound: true })
    answer(dataUrl('/new'), page('/new'))
    expect(await loader.loadPage('/new')).toMatchObject({ notFound: false })
  })

  test('the load of a prefetched page requests app data only', async () => {
    const { loader, requests } = setUp({ [dataUrl('/a')]: page('/a'), [dataUrl('/')]: page('/') })
    await loader.loadPage('/')
    await loader.prefetchPage('/a')
    const before = requests.length
    await loader.loadPage('/a')
    expect(requests.slice(before)).toEqual(['GET /page-data/app-data.json'])
  })
})

describe('a new release', () => {
  test('a new release replaces everything that was loaded from the previous one', async () => {
    const { loader, answer } = setUp({
      [dataUrl('/a')]: page('/a', { title: 'old', staticQueryHashes: ['1'] }),
      '/page-data/sq/d/1.json': { json: { data: 'old' } },
    })
    await loader.loadPage('/a')
    answer('/page-data/app-data.json', appData('r2'))
    answer('/page-data/sq/d/1.json', { json: { data: 'new' } })
    answer(dataUrl('/a'), page('/a', { title: 'new', staticQueryHashes: ['1'] }))
    expect(await loader.loadPage('/a')).toMatchObject({
      resources: {
        page: { result: { pageContext: { head: { title: 'new' } } } },
        staticQueryResults: { '1': 'new' },
      },
    })
  })

  test('data that was requested while the release changed is requested again', async () => {
    const { loader, answer } = setUp({ [dataUrl('/')]: page('/') })
    await loader.loadPage('/')
    answer('/page-data/app-data.json', appData('r2'))
    answer(dataUrl('/a'), page('/a', { title: 'old' }), page('/a', { title: 'new' }))
    expect(await loader.loadPage('/a')).toMatchObject({
      resources: { page: { result: { pageContext: { head: { title: 'new' } } } } },
    })
  })

  test('a new release replaces a page that was prefetched before it', async () => {
    const { loader, answer } = setUp({ [dataUrl('/')]: page('/'), [dataUrl('/a')]: page('/a') })
    await loader.loadPage('/')
    await loader.prefetchPage('/a')
    answer('/page-data/app-data.json', appData('r2'))
    answer(dataUrl('/a'), page('/a', { title: 'new' }))
    expect(await loader.loadPage('/a')).toMatchObject({
      resources: { page: { result: { pageContext: { head: { title: 'new' } } } } },
    })
  })

  test('a page whose prefetch is still under way is requested again when its release is not known', async () => {
    const { loader, answer } = setUp()
    answer(dataUrl('/a'), page('/a', { title: 'old' }), page('/a', { title: 'new' }))
    const prefetched = loader.prefetchData('/a')
    expect(await loader.loadPage('/a')).toMatchObject({
      resources: { page: { result: { pageContext: { head: { title: 'new' } } } } },
    })
    await prefetched
  })

  test('a page is requested each time when app data names no release', async () => {
    const { loader, requests } = setUp({
      '/page-data/app-data.json': appData(''),
      [dataUrl('/a')]: page('/a'),
    })
    for (let visit = 0; visit < 3; visit += 1) await loader.loadPage('/a')
    expect(requests.filter(isData)).toHaveLength(3)
  })

  test.each<[string, Answer]>([
    ['a dropped connection', 'drop'],
    ['a 503', { status: 503 }],
    ['bad JSON', { text: '?' }],
    ['a saved copy', { ...(appData('r0', 'b0') as object), savedAt: 'yesterday' }],
  ])('the cached page is shown when the request for app data meets %s', async (_, fault) => {
    const { loader, answer } = setUp({ [dataUrl('/a')]: page('/a') })
    await loader.loadPage('/a')
    answer('/page-data/app-data.json', fault)
    answer(dataUrl('/a'), 'drop')
    expect(await loader.loadPage('/a')).toMatchObject({
      kind: 'page',
      resources: { liveBuildHash: null },
    })
  })
})

describe('missing pages', () => {
  test('a path without a page shows the 404 page after a HEAD request finds nothing', async () => {
    const { loader, requests } = setUp()
    expect(await loader.loadPage('/nope')).toMatchObject({
      kind: 'page',
      notFound: true,
      resources: { page: { path: '/404.html' }, template: NotFoundPage },
    })
    expect(requests).toContain('HEAD /nope')
  })

  test('a path without a page is left to the browser when the server answers it', async () => {
    const { loader } = setUp({ 'HEAD /report': { status: 200 } })
    expect(await loader.loadPage('/report')).toMatchObject({ kind: 'failed' })
  })

  test.each<[string, Answer]>([
    ['404', { status: 404 }],
    ['500', { status: 500 }],
    ['a dropped connection', 'drop'],
  ])('a path without a page shows the 404 page when HEAD gives %s', async (_, head) => {
    const { loader } = setUp({ 'HEAD /nope': head })
    expect(await loader.loadPage('/nope')).toMatchObject({ notFound: true })
  })

  test.each<[string, Answer]>([
    ['404', { status: 404 }],
    ['500', { status: 500 }],
    ['a dropped connection', 'drop'],
    ['bad JSON', { text: '' }],
  ])('a path without a page fails when the 404 page itself gives %s', async (_, fault) => {
    const { loader } = setUp({ [dataUrl('/404.html')]: fault })
    expect(await loader.loadPage('/nope')).toMatchObject({ kind: 'failed' })
    expect(await loader.loadPage('/404.html')).toMatchObject({ kind: 'failed' })
  })

  test('a path without a page shows the 404 page when it cannot be decoded', async () => {
    const { loader } = setUp()
    expect(await loader.loadPage('/100%')).toMatchObject({
      resources: { page: { path: '/404.html' } },
    })
  })

  test.each([
    ['/jobs/1', '/jobs'],
    ['/jobs/1/', '/jobs'],
    ['/jobs/1/apply', '/404.html'],
    ['/job/1', '/404.html'],
  ])('the matchPath /jobs/:id makes of %s the page %s', async (path, shown) => {
    const { loader } = setUp({
      [dataUrl('/jobs')]: page('/jobs', { matchPath: '/jobs/:id' }),
      [dataUrl('/job')]: page('/job'),
    })
    expect(await loader.loadPage(path)).toMatchObject({
      notFound: true,
      resources: { page: { path: shown } },
    })
  })

  test('an old job link without a page shows that the job is no longer open', async () => {
    const { loader } = setUp()
    expect(await loader.loadPage('/JOB_ghid/999/')).toMatchObject({
      notFound: true,
      resources: { page: { path: '/job_ghid' }, template: JobRedirectPage },
    })
  })
})

describe('redirects', () => {
  test.each(['/job_ghid/1001', '/job_ghid/1001/', '/JOB_GHID/1001', '/Job_Ghid/1001/?a=b'])(
    'a redirect is found at %s',
    async (path) => {
      const { loader, requests } = setUp({
        [dataUrl('/job_ghid/1001')]: { json: makeRedirect('/job_ghid/1001', '/qa/1001') },
      })
      expect(await loader.loadPage(path)).toMatchObject({
        kind: 'redirect',
        redirect: { toPath: '/qa/1001' },
      })
      expect(requests.filter(isData)).toHaveLength(1)
    },
  )

  test('a redirect is found in any letter case unless it is case-sensitive', async () => {
    const { loader } = setUp({
      [dataUrl('/old')]: { json: makeRedirect('/old', '/new') },
      [dataUrl('/strict')]: { json: makeRedirect('/strict', '/new', { ignoreCase: false }) },
    })
    expect(await loader.loadPage('/OLD')).toMatchObject({ kind: 'redirect' })
    expect(await loader.loadPage('/STRICT')).toMatchObject({ notFound: true })
    expect(await loader.loadPage('/strict')).toMatchObject({ kind: 'redirect' })
  })

  test('a redirect that is not for browsers is loaded as a page', async () => {
    const redirect = makeRedirect('/old', '/new', { redirectInBrowser: false })
    const { loader } = setUp({ [dataUrl('/old')]: { json: redirect } })
    expect(await loader.loadPage('/old')).toMatchObject({ kind: 'page' })
  })

  test.each(['prefetchData', 'prefetchPage'] as const)(
    'a redirect is prefetched with its target by %s',
    async (prefetch) => {
      const { loader, requests } = setUp({
        [dataUrl('/old')]: { json: makeRedirect('/old', '/new') },
        [dataUrl('/new')]: page('/new'),
      })
      await loader[prefetch]('/old')
      expect(requests).toEqual([`GET ${dataUrl('/old')}`, `GET ${dataUrl('/new')}`])
    },
  )
})

describe('missing parts', () => {
  test.each([
    ['is not known', 'component---nothing', 'missing'],
    ['is named like a property of every object', 'toString', 'missing'],
    ['cannot be fetched', 'component---landing-page', 'missing'],
    ['is empty', 'component---closed-job-page', 'missing'],
  ])('a page fails with the specified message when its template %s', async (_, name) => {
    const { loader } = setUp({ [dataUrl('/a')]: page('/a', { template: name as never }) })
    const load = await loader.loadPage('/a')
    expect(load).toMatchObject({
      kind: 'failed',
      error: { message: `We couldn't find the correct component chunk with the name ${name}` },
    })
    expect(load.kind === 'failed' && load.error).toBeInstanceOf(MissingChunkError)
  })

  test.each<[string, Answer]>([
    ['a dropped connection', 'drop'],
    ['404', { status: 404 }],
    ['500 with data in it', { status: 500, json: { data: 1 } }],
    ['bad JSON', { text: '{' }],
  ])(
    'a page fails with the specified message, without a retry, when the file of a static query meets %s',
    async (_, fault) => {
      const { loader, requests } = setUp({
        [dataUrl('/a')]: page('/a', { staticQueryHashes: ['7'] }),
        '/page-data/sq/d/7.json': fault,
      })
      expect(await loader.loadPage('/a')).toMatchObject({
        kind: 'failed',
        error: { message: `We couldn't load "/page-data/sq/d/7.json"` },
      })
      expect(requests.filter((request) => request.includes('/sq/'))).toHaveLength(1)
    },
  )

  test.each([{}, { data: null }, null, 'data', 7, []])(
    'a page fails with the specified message when a static query without data is %j',
    async (json) => {
      const { loader } = setUp({
        [dataUrl('/a')]: page('/a', { staticQueryHashes: ['7'] }),
        '/page-data/sq/d/7.json': { text: JSON.stringify(json) },
      })
      expect(await loader.loadPage('/a')).toMatchObject({
        kind: 'failed',
        error: { message: 'The result of this StaticQuery could not be fetched.' },
      })
    },
  )
})
