import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createEnvironmentReader } from '../../../../builder/shared/environment.js'
import { readLauncherConfig } from '../../../../server/launchers/config.js'
import { createLauncher as createConfiguredLauncher } from '../../../../server/launchers/create-launcher.js'
import { createHttpLauncher } from '../../../../server/launchers/http.js'
import { startApi, type Api, type ApiAnswer } from '../../../helpers/server/start-api.js'

const REQUEST = {
  ...{ requestId: 'request-0001', receivedAt: '2026-11-20T10:00:00.000Z' },
  ...{ ref: 'Zmaster1', subject: 'Zmaster1' },
}

let api: Api
let answers: ApiAnswer[]
beforeEach(async () => {
  answers = []
  api = await startApi(() => answers.shift() ?? { status: 204 })
})
afterEach(() => api.close())

const createLauncher = () =>
  createHttpLauncher({
    url: `${api.url}/repos/acme/careers/dispatches`,
    readAuthorization: () => 'Bearer hidden',
    ...{ eventType: 'content-published', timeout: 300 },
  })

it('sends a repository dispatch', async () => {
  expect(await createLauncher().launch(REQUEST)).toMatchObject({ isNew: true })
  const [request] = api.requests
  expect(request).toMatchObject({ method: 'POST', path: '/repos/acme/careers/dispatches' })
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer hidden',
    'x-request-id': 'request-0001',
    'user-agent': 'careers-sidecar',
  })
  expect(JSON.parse(request?.body ?? '')).toMatchObject({
    event_type: 'content-published',
    client_payload: { ref: 'Zmaster1', requestId: 'request-0001' },
  })
})

it('sends a wish again, under the same key: the pipeline may have failed, or never end', async () => {
  const launcher = createLauncher()
  await launcher.launch(REQUEST)
  expect(await launcher.launch(REQUEST)).toMatchObject({ isNew: true })
  const [first, second] = api.requests.map(({ headers }) => headers['idempotency-key'])
  expect(first).toBe(second)
})

it('counts a conflict as asked already', async () => {
  answers = [{ status: 409 }]
  expect(await createLauncher().launch(REQUEST)).toMatchObject({ isNew: false })
})

it.each<[number, boolean]>([
  [401, false],
  [403, false],
  [404, false],
  [422, false],
  [429, true],
  [500, true],
  [503, true],
])('an answer of %i', async (status, mayPass) => {
  answers = [{ status, json: { message: 'told' }, headers: { 'retry-after': '9' } }]
  const error = await createLauncher()
    .launch(REQUEST)
    .catch((cause: unknown) => cause)
  expect(error).toMatchObject({ name: 'LaunchError', mayPass, retryAfter: 9 })
  expect(String(error)).not.toContain('hidden')
})

it('tells a quota from rights that lack', async () => {
  answers = [{ status: 403, json: { message: 'API rate limit: quota exceeded' } }]
  await expect(createLauncher().launch(REQUEST)).rejects.toMatchObject({ mayPass: true })
})

it.each<ApiAnswer>(['cut', 'hang'])(
  'asks once more, under the same key, after a connection that ended with %s',
  async (fault) => {
    answers = [fault]
    expect(await createLauncher().launch(REQUEST)).toMatchObject({ isNew: true })
    const keys = api.requests.map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  },
)

it('learns that the first request had its effect after all', async () => {
  answers = ['hang', { status: 409 }]
  expect(await createLauncher().launch(REQUEST)).toMatchObject({ isNew: false })
})

it('gives up on a pipeline that never answers', async () => {
  answers = ['hang', 'hang']
  await expect(createLauncher().launch(REQUEST)).rejects.toMatchObject({ mayPass: true })
})

it('never takes its credential elsewhere', async () => {
  const redirect = { status: 307, headers: { location: 'http://127.0.0.1:1/' } }
  answers = [redirect, redirect]
  await expect(createLauncher().launch(REQUEST)).rejects.toMatchObject({ name: 'LaunchError' })
})

it('reads the file of its credential anew for each request, since it is rotated', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'careers-launcher-'))
  const file = path.join(folder, 'authorization')
  const env = {
    REBUILD_LAUNCHER: 'http',
    REBUILD_HTTP_URL: api.url,
    REBUILD_HTTP_AUTHORIZATION_FILE: file,
  }
  try {
    const read = createEnvironmentReader(env, (name) => readFileSync(name, 'utf8'))
    const launcher = await createConfiguredLauncher(readLauncherConfig(read), folder)
    await expect(launcher.check()).rejects.toThrow('REBUILD_HTTP_AUTHORIZATION_FILE')
    for (const token of ['first', 'second']) {
      writeFileSync(file, `Bearer ${token}\n`)
      await launcher.launch({ ...REQUEST, subject: token })
    }
    const tokens = api.requests.map(({ headers }) => headers.authorization)
    expect(tokens).toEqual(['Bearer first', 'Bearer second'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
