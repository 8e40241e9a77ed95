import { fetchSiteVersion } from '../../../../../client/runtime/load/fetch-site-version.js'
import { createScriptedFetch, type Answer } from '../scripted-fetch.js'

const URL = '/page-data/app-data.json'
const GOOD: Answer = { json: { webpackCompilationHash: 'b1', release: 'r1' } }

async function run(...answers: Answer[]) {
  const server = createScriptedFetch({ [URL]: answers })
  return { version: await fetchSiteVersion(server.fetch), requests: server.requests.length }
}

test('names what is live', async () => {
  expect(await run(GOOD)).toEqual({ version: { buildHash: 'b1', release: 'r1' }, requests: 1 })
})

test.each<[string, Answer]>([
  ['a dropped connection', 'drop'],
  ...[204, 403, 404, 500, 503].map((status): [string, Answer] => [`status ${status}`, { status }]),
])('%s: four requests, then nothing is known', async (_, fault) => {
  expect(await run(fault)).toEqual({ version: null, requests: 4 })
  expect(await run(fault, fault, fault, GOOD)).toMatchObject({ version: { buildHash: 'b1' } })
})

test.each<[string, Answer]>([
  ['not JSON', { text: '<html>' }],
  ['null', { json: null }],
  ['without a hash', { json: {} }],
  ['a hash that is no text', { json: { webpackCompilationHash: 1 } }],
])('200 that is %s: not asked for again, nothing is known', async (_, answer) => {
  expect(await run(answer, GOOD)).toEqual({ version: null, requests: 1 })
})

test('a saved copy does not say what is live', async () => {
  expect(await run({ ...(GOOD as object), savedAt: 'yesterday' })).toMatchObject({ version: null })
})

test('app data may name no release', async () => {
  const { version } = await run({ json: { webpackCompilationHash: 'b1' } })
  expect(version).toEqual({ buildHash: 'b1', release: '' })
})
