import { MissingChunkError } from '../../../../../client/runtime/load/load-template.js'
import { makeRedirect } from '../made-pages.js'
import { type Answer } from '../scripted-fetch.js'
import { dataUrl, page, isData, setUp, NotFoundPage, JobRedirectPage } from './page-loader-setup.js'

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

  test.each<[string, Answer, number]>([
    ['dropped connections', 'drop', 4],
    ['404', { status: 404 }, 1],
    ['500 with data in it', { status: 500, json: { data: 1 } }, 1],
    ['bad JSON', { text: '{' }, 1],
  ])(
    'a page fails with the specified message when the file of a static query meets %s',
    async (_, fault, asked) => {
      const { loader, requests } = setUp({
        [dataUrl('/a')]: page('/a', { staticQueryHashes: ['7'] }),
        '/page-data/sq/d/7.json': fault,
      })
      expect(await loader.loadPage('/a')).toMatchObject({
        kind: 'failed',
        error: { message: `We couldn't load "/page-data/sq/d/7.json"` },
      })
      expect(requests.filter((request) => request.includes('/sq/'))).toHaveLength(asked)
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
