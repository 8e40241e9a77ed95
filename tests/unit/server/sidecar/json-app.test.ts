import { Writable } from 'node:stream'
import request from 'supertest'
import { createLogger } from '../../../../builder/shared/programs/logger.js'
import { createHealthRouter } from '../../../../server/sidecar/health.js'
import { createJsonApp } from '../../../../server/sidecar/json-app.js'

function startApp({ isStopping = false } = {}) {
  const lines: Record<string, unknown>[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const logger = createLogger('sidecar', 'debug', destination)
  const app = createJsonApp(
    logger,
    createHealthRouter(() => isStopping),
  )
  return { app, lines, logger }
}

it('/healthz answers 200 whether or not the sidecar is stopping', async () => {
  const alive = await request(startApp({ isStopping: true }).app).get('/healthz')
  expect(alive.status).toBe(200)
  expect(alive.body).toEqual({ status: 'ok' })
})

it('/readyz answers 503 with the reason while the sidecar is stopping', async () => {
  expect((await request(startApp().app).get('/readyz')).status).toBe(200)

  const stopping = await request(startApp({ isStopping: true }).app).get('/readyz')
  expect(stopping.status).toBe(503)
  expect(stopping.body).toEqual({ error: 'The sidecar is stopping.' })
})

it('an unknown path is answered with 404 and JSON', async () => {
  const answer = await request(startApp().app).get('/api/unknown?token=hidden')
  expect(answer.status).toBe(404)
  expect(answer.type).toBe('application/json')
  expect(answer.body).toEqual({ error: 'Not found' })
})

it('no answer names the framework or may be cached', async () => {
  const { headers } = await request(startApp().app).get('/healthz')
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('etag')
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
})

it('a path that cannot be decoded is answered with 404 and no stack trace', async () => {
  const { app, lines } = startApp()
  const answer = await request(app).get('/%zz')
  expect(answer.status).toBe(404)
  expect(answer.text).not.toContain('at ')
  expect(lines.map(({ level }) => level)).not.toContain('error')
})

it('a plain request id of nginx is reused and any other is replaced', async () => {
  const { app } = startApp()
  const taken = await request(app).get('/healthz').set('X-Request-Id', 'a1b2c3d4e5f6')
  expect(taken.headers['x-request-id']).toBe('a1b2c3d4e5f6')

  const replaced = await request(app).get('/healthz').set('X-Request-Id', 'no "quotes" here')
  expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

it('each request is logged in one line, without its query', async () => {
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

it('probes are logged at the level debug', async () => {
  const { app, lines } = startApp()
  await request(app).get('/healthz')
  expect(lines).toMatchObject([{ level: 'debug', msg: 'probe' }])
})

it('the logger redacts secrets at the top level and one level below', () => {
  const { logger, lines } = startApp()
  const headers = { authorization: 'Bearer hidden', cookie: 'token=hidden' }
  logger.info({ secret: 'hidden', headers }, 'flat')
  logger.info({ body: { secret: 'hidden', accessToken: 'hidden' }, request: { headers } }, 'deep')
  expect(lines).toHaveLength(2)
  expect(JSON.stringify(lines)).not.toContain('"hidden"')
  expect(JSON.stringify(lines)).not.toContain('Bearer')
  expect(JSON.stringify(lines)).not.toContain('token=')
})
