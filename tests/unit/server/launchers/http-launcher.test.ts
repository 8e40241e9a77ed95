import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createEnvironmentReader } from '../../../../builder/shared/config/environment.js'
import { readLauncherConfig } from '../../../../server/launchers/config.js'
import { createLauncher as createConfiguredLauncher } from '../../../../server/launchers/create-launcher.js'
import { createHttpLauncher } from '../../../../server/launchers/http-launcher.js'
import { startApi, type Api, type ApiAnswer } from '../../../helpers/server/start-api.js'
import { stopDeadlines } from '../../../helpers/server/stop-deadlines.js'

const REQUEST = {
  requestId: 'request-0001',
  receivedAt: '2026-11-20T10:00:00.000Z',
  ref: 'Zmaster1',
  subject: 'Zmaster1',
}

let api: Api
let answers: ApiAnswer[]
beforeEach(async () => {
  answers = []
  const passDeadline = stopDeadlines()
  api = await startApi(() => {
    const answer = answers.shift() ?? { status: 204 }
    if (answer === 'hang') passDeadline()
    return answer
  })
})
afterEach(async () => {
  jest.restoreAllMocks()
  await api.close()
})

const createLauncher = () =>
  createHttpLauncher({
    url: `${api.url}/repos/acme/careers/dispatches`,
    readAuthorization: () => 'Bearer hidden',
    eventType: 'content-published',
  })

it('the HTTP launcher sends a repository dispatch', async () => {
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

it('the HTTP launcher sends a repeated request again, with the same key', async () => {
  const launcher = createLauncher()
  await launcher.launch(REQUEST)
  expect(await launcher.launch(REQUEST)).toMatchObject({ isNew: true })
  const [first, second] = api.requests.map(({ headers }) => headers['idempotency-key'])
  expect(first).toBe(second)
})

it('the HTTP launcher treats a conflict as a build that has been requested', async () => {
  answers = [{ status: 409 }]
  expect(await createLauncher().launch(REQUEST)).toMatchObject({ isNew: false })
})

it.each<[number, boolean, string?]>([
  [401, false],
  [403, false],
  [403, true, 'API rate limit: quota exceeded'],
  [404, false],
  [422, false],
  [429, true],
  [500, true],
  [503, true],
])(
  'the HTTP launcher reports an answer of %i and whether a retry may help',
  async (status, isRetryable, message = 'told') => {
    answers = [{ status, json: { message }, headers: { 'retry-after': '9' } }]
    const error = await createLauncher()
      .launch(REQUEST)
      .catch((cause: unknown) => cause)
    expect(error).toMatchObject({ name: 'LaunchError', isRetryable, retryAfter: 9 })
    expect(String(error)).not.toContain('hidden')
  },
)

it.each<ApiAnswer>(['cut', 'hang'])(
  'the HTTP launcher repeats a request with the same key after the fault %s',
  async (fault) => {
    answers = [fault]
    expect(await createLauncher().launch(REQUEST)).toMatchObject({ isNew: true })
    const keys = api.requests.map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  },
)

it('the HTTP launcher reports no new build if the lost request had its effect', async () => {
  answers = ['hang', { status: 409 }]
  expect(await createLauncher().launch(REQUEST)).toMatchObject({ isNew: false })
})

it('the HTTP launcher gives up on a pipeline that never answers', async () => {
  answers = ['hang', 'hang']
  // A log shows each message of the chain once.
  const failure = { isRetryable: true, cause: { name: 'TimeoutError' } }
  await expect(createLauncher().launch(REQUEST)).rejects.toMatchObject(failure)
})

it('the HTTP launcher never follows a redirect with its credential', async () => {
  const redirect = { status: 307, headers: { location: 'http://127.0.0.1:1/' } }
  answers = [redirect, redirect]
  await expect(createLauncher().launch(REQUEST)).rejects.toMatchObject({ name: 'LaunchError' })
})

it('the HTTP launcher reads the file of its credential again for each request', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'careers-launcher-'))
  const file = path.join(folder, 'authorization')
  const env = {
    REBUILD_LAUNCHER: 'http',
    REBUILD_HTTP_URL: api.url,
    REBUILD_HTTP_AUTHORIZATION_FILE: file,
  }
  try {
    const read = createEnvironmentReader(env)
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
