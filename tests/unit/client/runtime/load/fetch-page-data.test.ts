import { fetchPageData } from '../../../../../client/runtime/load/fetch-page-data.js'
import { makePage } from '../made-pages.js'
import { createScriptedFetch, type Answer } from '../scripted-fetch.js'

const URL = '/page-data/a/page-data.json'
const GOOD: Answer = { json: makePage('/a') }

async function run(...answers: Answer[]) {
  const server = createScriptedFetch({ [URL]: answers })
  const answer = await fetchPageData(server.fetch, '/a')
  return { answer, requests: server.requests.length }
}

describe('a passing fault is asked for again, three times at most', () => {
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

  test.each(faults)('%s: four requests, then an error', async (_, fault) => {
    const { answer, requests } = await run(fault)
    expect(answer.kind).toBe('failed')
    expect(requests).toBe(4)
  })

  test.each(faults)('%s once: the second answer counts', async (_, fault) => {
    const { answer, requests } = await run(fault, GOOD)
    expect(answer).toMatchObject({ kind: 'found', page: { path: '/a' } })
    expect(requests).toBe(2)
  })
})

test('the fourth answer still counts', async () => {
  const { answer, requests } = await run('drop', { status: 503 }, { text: '' }, GOOD)
  expect(answer.kind).toBe('found')
  expect(requests).toBe(4)
})

test.each([
  ['404', { status: 404 }, 'not-found'],
  ['500', { status: 500 }, 'failed'],
  ['404 with page data in it', { status: 404, json: makePage('/a') }, 'not-found'],
  ['500 with page data in it', { status: 500, json: makePage('/a') }, 'failed'],
] as const)('%s is final at once', async (_, fault, kind) => {
  const { answer, requests } = await run(fault, GOOD)
  expect(answer.kind).toBe(kind)
  expect(requests).toBe(1)
})

test('a 404 after a fault is final', async () => {
  const { answer, requests } = await run('drop', { status: 404 }, GOOD)
  expect(answer.kind).toBe('not-found')
  expect(requests).toBe(2)
})

test('the error names the address and the cause', async () => {
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

test('a saved copy says of when it is', async () => {
  const savedAt = 'Sat, 21 Nov 2026 05:00:00 GMT'
  const { answer } = await run({ json: makePage('/a'), savedAt })
  expect(answer).toMatchObject({ savedAt })
})
