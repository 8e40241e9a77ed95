import { createReleaseSource } from '../../../../../client/runtime/load/release-source.js'
import { makePage, makeRedirect } from '../made-pages.js'
import { createScriptedFetch, type Answer } from '../scripted-fetch.js'

describe('page data of a release', () => {
  const URL = '/page-data/a/page-data.json'
  const GOOD: Answer = { json: makePage('/a') }

  async function run(...answers: Answer[]) {
    const server = createScriptedFetch({ [URL]: answers })
    const answer = await createReleaseSource(server.fetch).pageData('/a')
    return { answer, requests: server.requests.length }
  }

  describe('transient faults', () => {
    const faults: [string, Answer][] = [
      ['a dropped connection', 'drop'],
      ['a connection cut in mid-body', 'cut'],
      ['200 that is not JSON', { text: '<!doctype html>' }],
      ['200 that is cut-off JSON', { text: '{"path":"/a","resu' }],
      ['200 that is empty', { text: '' }],
      ['200 that is null', { json: null }],
      ['200 that is a list', { json: [] }],
      ['200 that is a number', { json: 7 }],
      ['200 without a path', { json: { componentChunkName: 'x' } }],
      ['200 with an empty path', { json: { path: '' } }],
      ['200 with a path that is no text', { json: { path: 1 } }],
      ...[204, 304, 400, 401, 403, 408, 410, 429, 501, 502, 503, 504].map(
        (status): [string, Answer] => [`status ${status}`, { status }],
      ),
    ]

    test.each(faults)(
      'page data fails after four requests when every answer is %s',
      async (_, fault) => {
        const { answer, requests } = await run(fault)
        expect(answer.kind).toBe('failed')
        expect(requests).toBe(4)
      },
    )

    test.each(faults)(
      'page data is found by the second request when only the first answer is %s',
      async (_, fault) => {
        const { answer, requests } = await run(fault, GOOD)
        expect(answer).toMatchObject({ kind: 'found', page: { path: '/a' } })
        expect(requests).toBe(2)
      },
    )
  })

  test('page data is found by the fourth request after three different faults', async () => {
    const { answer, requests } = await run('drop', { status: 503 }, { text: '' }, GOOD)
    expect(answer.kind).toBe('found')
    expect(requests).toBe(4)
  })

  test.each([
    ['404', { status: 404 }, 'not-found'],
    ['500', { status: 500 }, 'failed'],
    ['404 with page data in it', { status: 404, json: makePage('/a') }, 'not-found'],
    ['500 with page data in it', { status: 500, json: makePage('/a') }, 'failed'],
  ] as const)(
    'the answer %s for page data is final, without a second request',
    async (_, fault, kind) => {
      const { answer, requests } = await run(fault, GOOD)
      expect(answer.kind).toBe(kind)
      expect(requests).toBe(1)
    },
  )

  test('a 404 after a fault is final', async () => {
    const { answer, requests } = await run('drop', { status: 404 }, GOOD)
    expect(answer.kind).toBe('not-found')
    expect(requests).toBe(2)
  })

  test('the error of failed page data names the URL and the cause', async () => {
    const messages = []
    for (const fault of ['drop', { status: 503 }, { text: 'x' }] as Answer[]) {
      const { answer } = await run(fault)
      messages.push(answer.kind === 'failed' && answer.error.message)
    }
    expect(messages).toEqual([
      `Cannot load ${URL}: no answer`,
      `Cannot load ${URL}: status 503`,
      `Cannot load ${URL}: the answer is not page data`,
    ])
  })

  test('page data from a saved copy has the date when it was saved', async () => {
    const savedAt = 'Sat, 21 Nov 2026 05:00:00 GMT'
    const { answer } = await run({ json: makePage('/a'), savedAt })
    expect(answer).toMatchObject({ savedAt })
  })

  test('page data is a redirect if it contains one for browsers, or else a page', async () => {
    const { answer } = await run({ json: makeRedirect('/a', '/b') })
    expect(answer).toMatchObject({ kind: 'redirect', redirect: { toPath: '/b' } })
    const hidden = await run({ json: makeRedirect('/a', '/b', { redirectInBrowser: false }) })
    expect(hidden.answer.kind).toBe('found')
  })

  test('page data may have parameters in its context', async () => {
    const page = makePage('/a')
    const pageContext = { ...page.result.pageContext, __params: { job_id: '1001' } }
    const { answer } = await run({ json: { ...page, result: { ...page.result, pageContext } } })
    expect(answer).toMatchObject({ kind: 'found', page: { result: { pageContext } } })
  })

  test.each([
    ['a text for its data', 'text'],
    ['null for its data', null],
    ['a text for its redirect', { redirect: 'text' }],
    ['a redirect to nothing', { redirect: { redirectInBrowser: true } }],
    ['a redirect to no address', { redirect: { redirectInBrowser: true, toPath: 'https://[' } }],
    ['a redirect in its prototype', JSON.parse('{"__proto__":{"redirect":{"toPath":"/b"}}}')],
  ])('page data with %s leads nowhere else', async (_, data) => {
    const { answer, requests } = await run({ json: { ...makePage('/a'), result: { data } } })
    expect([answer.kind, requests]).toEqual(['found', 1])
  })
})

describe('site version', () => {
  const URL = '/page-data/app-data.json'
  const GOOD: Answer = { json: { webpackCompilationHash: 'b1', release: 'r1' } }

  async function run(...answers: Answer[]) {
    const server = createScriptedFetch({ [URL]: answers })
    const version = await createReleaseSource(server.fetch).siteVersion()
    return { version, requests: server.requests.length }
  }

  test('the live site’s version is read from app data', async () => {
    expect(await run(GOOD)).toEqual({ version: { buildHash: 'b1', release: 'r1' }, requests: 1 })
  })

  test.each<[string, Answer]>([
    ['a dropped connection', 'drop'],
    ...[204, 403, 404, 500, 503].map((status): [string, Answer] => [
      `status ${status}`,
      { status },
    ]),
  ])('the live site’s version is unknown after four requests that meet %s', async (_, fault) => {
    expect(await run(fault)).toEqual({ version: null, requests: 4 })
    expect(await run(fault, fault, fault, GOOD)).toMatchObject({ version: { buildHash: 'b1' } })
  })

  test.each<[string, Answer]>([
    ['not JSON', { text: '<html>' }],
    ['null', { json: null }],
    ['an object without a hash', { json: {} }],
    ['an object whose hash is no text', { json: { webpackCompilationHash: 1 } }],
  ])(
    'the live site’s version is unknown, without a second request, after a 200 that is %s',
    async (_, answer) => {
      expect(await run(answer, GOOD)).toEqual({ version: null, requests: 1 })
    },
  )

  test('the live site’s version is unknown when app data is a saved copy', async () => {
    expect(await run({ ...(GOOD as object), savedAt: 'yesterday' })).toMatchObject({
      version: null,
    })
  })

  test('the live site’s version has an empty release when app data names none', async () => {
    const { version } = await run({ json: { webpackCompilationHash: 'b1' } })
    expect(version).toEqual({ buildHash: 'b1', release: '' })
  })
})

test('a static query of which the first request is lost, as where a phone changes networks, is asked for again', async () => {
  const server = createScriptedFetch({ '/page-data/sq/d/7.json': ['drop', { json: { data: 1 } }] })
  expect(await createReleaseSource(server.fetch).staticQuery('7')).toMatchObject({ data: 1 })
})
