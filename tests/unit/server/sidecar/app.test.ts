import { Writable } from 'node:stream'
import request from 'supertest'
import type { Logger } from 'pino'
import { createLocalLauncher } from '../../../../server/launchers/local-launcher.js'
import { createServerPlatform } from '../../../../server/preview/create-platform.js'
import { createApp, type SidecarDependencies } from '../../../../server/sidecar/app.js'
import { createLogger } from '../../../../builder/shared/logger.js'

function toDependencies(logger: Logger, obstacle: string | null): SidecarDependencies {
  return {
    logger,
    findObstacle: async () => obstacle,
    webhooks: {
      repositoryName: 'careers-test',
      secrets: [],
      launcher: createLocalLauncher('/nowhere'),
      record: async () => {},
      count: () => {},
      observe: () => {},
    },
    preview: {
      repository: { repositoryName: 'careers-test', apiEndpoints: [] },
      apiEndpoint: 'http://content.invalid/api/v2',
      accessToken: null,
      promptsForAccessToken: true,
      siteUrl: 'http://localhost:8080',
      platform: createServerPlatform(),
      count: () => {},
    },
    status: { siteRoot: '/nowhere', inboxRoot: '/nowhere', token: null },
    trustedProxies: [],
  }
}

function startApp({ obstacle = null as string | null } = {}) {
  const lines: Record<string, unknown>[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const logger = createLogger('sidecar', 'debug', destination)
  return { app: createApp(toDependencies(logger, obstacle)), lines, logger }
}

it('is alive whether or not it is ready', async () => {
  const alive = await request(startApp({ obstacle: 'stopping' }).app).get('/healthz')
  expect(alive.status).toBe(200)
  expect(alive.body).toEqual({ status: 'ok' })
})

it('is ready until there is an obstacle, which it names', async () => {
  expect((await request(startApp().app).get('/readyz')).status).toBe(200)

  const stopping = await request(startApp({ obstacle: 'It stops.' }).app).get('/readyz')
  expect(stopping.status).toBe(503)
  expect(stopping.body).toEqual({ error: 'It stops.' })
})

it('answers what it does not know with JSON', async () => {
  const answer = await request(startApp().app).get('/api/unknown?token=hidden')
  expect(answer.status).toBe(404)
  expect(answer.type).toBe('application/json')
  expect(answer.body).toEqual({ error: 'Not found' })
})

it('tells neither its make nor lets anyone keep an answer', async () => {
  const { headers } = await request(startApp().app).get('/healthz')
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('etag')
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
})

it('refuses a path that cannot be decoded, without a stack', async () => {
  const { app, lines } = startApp()
  const answer = await request(app).get('/%zz')
  expect(answer.status).toBe(404)
  expect(answer.text).not.toContain('at ')
  expect(lines.map(({ level }) => level)).not.toContain('error')
})

it('takes over a plain request id and replaces any other', async () => {
  const { app } = startApp()
  const taken = await request(app).get('/healthz').set('X-Request-Id', 'a1b2c3d4e5f6')
  expect(taken.headers['x-request-id']).toBe('a1b2c3d4e5f6')

  const replaced = await request(app).get('/healthz').set('X-Request-Id', 'no "quotes" here')
  expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

it('logs one line for each request, without its query', async () => {
  const { app, lines } = startApp()
  await request(app).get('/api/unknown?token=hidden').set('X-Request-Id', 'request-0001')
  expect(lines).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      service: 'sidecar',
      requestId: 'request-0001',
      method: 'GET',
      path: '/api/unknown',
      status: 404,
      durationMs: expect.any(Number),
      msg: 'request',
    },
  ])
})

it('logs probes only for those who look for them', async () => {
  const { app, lines } = startApp()
  await request(app).get('/healthz')
  expect(lines).toMatchObject([{ level: 'debug', msg: 'probe' }])
})

it('never logs a secret', () => {
  const { logger, lines } = startApp()
  const headers = { authorization: 'Bearer hidden', cookie: 'token=hidden' }
  logger.info({ secret: 'hidden', headers }, 'flat')
  logger.info({ body: { secret: 'hidden', accessToken: 'hidden' }, request: { headers } }, 'deep')
  expect(lines).toHaveLength(2)
  expect(JSON.stringify(lines)).not.toContain('"hidden"')
  expect(JSON.stringify(lines)).not.toContain('Bearer')
  expect(JSON.stringify(lines)).not.toContain('token=')
})
