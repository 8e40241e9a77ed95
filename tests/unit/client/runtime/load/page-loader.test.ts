import type { PageLoad } from '../../../../../client/runtime/load/page-loader.js'
import { createReleaseSource } from '../../../../../client/runtime/load/release-source.js'
import { createScriptedFetch, type Answer } from '../scripted-fetch.js'
import { dataUrl, appData, page, isData, setUp, GenericPage } from './page-loader-setup.js'

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
  const titled = (title: string) => ({
    resources: { page: { result: { pageContext: { head: { title } } } } },
  })

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
    expect(await loader.loadPage('/a')).toMatchObject(titled('new'))
  })

  test('a new release replaces a page that was prefetched before it', async () => {
    const { loader, answer } = setUp({ [dataUrl('/')]: page('/'), [dataUrl('/a')]: page('/a') })
    await loader.loadPage('/')
    await loader.prefetchPage('/a')
    answer('/page-data/app-data.json', appData('r2'))
    answer(dataUrl('/a'), page('/a', { title: 'new' }))
    expect(await loader.loadPage('/a')).toMatchObject(titled('new'))
  })

  test('a page whose prefetch is still under way is requested again when its release is not known', async () => {
    const { loader, answer } = setUp()
    answer(dataUrl('/a'), page('/a', { title: 'old' }), page('/a', { title: 'new' }))
    const prefetched = loader.prefetchData('/a')
    expect(await loader.loadPage('/a')).toMatchObject(titled('new'))
    await prefetched
  })

  test('a saved copy is not taken for the live page once there is an answer again', async () => {
    const { loader, answer } = setUp({ '/page-data/app-data.json': appData('r1') })
    const saved = page('/a', { title: 'old' }) as object
    answer(dataUrl('/a'), { ...saved, savedAt: 'yesterday' } as Answer)
    expect(await loader.loadPage('/a')).toMatchObject(titled('old'))
    answer(dataUrl('/a'), page('/a', { title: 'new' }))
    expect(await loader.loadPage('/a')).toMatchObject(titled('new'))
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

describe('another source', () => {
  const draft = (name: string) => ({
    templates: { 'component---generic-page': async () => GenericPage },
    source: createReleaseSource(
      createScriptedFetch({ [dataUrl('/a')]: page('/a', { title: name }) }).fetch,
    ),
  })
  const nameOf = (load: PageLoad) =>
    load.kind === 'page' ? load.resources.page.result.pageContext.head.title : load

  test('pages come from another source until that one is removed', async () => {
    const { loader } = setUp({ [dataUrl('/a')]: page('/a', { title: 'published' }) })
    const names = []
    for (const pages of [null, draft('draft'), draft('newer draft'), null]) {
      loader.use(pages)
      names.push(nameOf(await loader.loadPage('/a')))
    }
    expect(names).toEqual(['published', 'draft', 'newer draft', 'published'])
  })

  test('a page that is loading when the source changes is loaded from the new source', async () => {
    const { loader } = setUp({ [dataUrl('/a')]: page('/a', { title: 'published' }) })
    const load = loader.loadPage('/a')
    loader.use(draft('draft'))
    expect(nameOf(await load)).toBe('draft')
  })
})
