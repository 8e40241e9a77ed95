import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import request, { type Test } from 'supertest'
import {
  createTestSidecar,
  SECRET,
  type TestSidecar,
} from '../../helpers/server/create-test-sidecar.js'
import { stopClock } from '../../helpers/server/stop-clock.js'

afterEach(() => jest.restoreAllMocks())

const PATH = '/api/webhooks/prismic'
const DOMAIN = 'careers-sample'

let sidecar: TestSidecar
beforeEach(async () => {
  sidecar = await createTestSidecar()
})
afterEach(() => sidecar.remove())

const hint = (of = sidecar) => {
  const file = path.join(of.inboxRoot, 'hint.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { ref: string }) : null
}
const post = (body: unknown): Test =>
  request(sidecar.app)
    .post(PATH)
    .send(body as object)
const update = { type: 'api-update', secret: SECRET, domain: DOMAIN, masterRef: 'Zmaster1' }

const TESTED = [200, { status: 'test-ok' }] as const
const ACCEPTED = [200, { status: 'accepted' }] as const
const IGNORED = [200, { status: 'ignored' }] as const
const MISMATCH = [401, { error: 'webhook secret mismatch' }] as const
const NO_OBJECT = [400, { error: 'The body is not a JSON object.' }] as const

it.each<[string, object, readonly [number, object]]>([
  ['a test', { ...update, type: 'test-trigger' }, TESTED],
  ['an update', update, ACCEPTED],
  ['an update without a ref', { ...update, masterRef: undefined }, ACCEPTED],
  ['a body of an older sender', { ...update, domain: undefined }, ACCEPTED],
  ['unknown members', { ...update, future: { a: [1] } }, ACCEPTED],
  ['another type', { ...update, type: 'other' }, IGNORED],
  ['no type', { ...update, type: undefined }, IGNORED],
  ['another repository', { ...update, domain: 'other' }, IGNORED],
  ['a wrong secret', { ...update, secret: 'wrong' }, MISMATCH],
  ['a secret that only begins well', { ...update, secret: `${SECRET}x` }, MISMATCH],
  ['no secret', { ...update, secret: undefined }, MISMATCH],
  ['an empty secret', { ...update, secret: '' }, MISMATCH],
  ['null as the secret', { ...update, secret: null }, MISMATCH],
  ['a list as the secret', { ...update, secret: [SECRET] }, MISMATCH],
  ['a wrong secret in a test', { ...update, type: 'test-trigger', secret: 'x' }, MISMATCH],
  ['a wrong secret for another repository', { ...update, secret: 'x', domain: 'y' }, MISMATCH],
  ['a list', [update], NO_OBJECT],
])(
  'a webhook with %s gets its answer, and only updates are recorded',
  async (_, body, [status, answer]) => {
    const response = await post(body)
    expect(response.status).toBe(status)
    expect(response.body).toMatchObject(answer)
    expect(response.type).toBe('application/json')
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(hint() !== null).toBe(answer === ACCEPTED[1])
  },
)

it.each(['{"type":', '"text"', 'null', '1', ''])(
  'a webhook with the body %j is answered with 400',
  async (body) => {
    const response = await request(sidecar.app).post(PATH).type('application/json').send(body)
    expect([response.status, response.body]).toMatchObject(NO_OBJECT)
    expect(JSON.stringify(response.body)).not.toContain('type')
  },
)

describe('a webhook in a wrong format', () => {
  it.each([
    ...['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'text/json'],
    'application/json; charset=utf-99',
  ])('is answered with 415 if its content type is %s', async (type) => {
    const body = JSON.stringify(update)
    const response = await request(sidecar.app).post(PATH).set('Content-Type', type).send(body)
    expect(response.status).toBe(415)
    expect(hint()).toBeNull()
  })

  it('is answered with 415 if it has no content type', async () => {
    expect((await request(sidecar.app).post(PATH)).status).toBe(415)
  })

  it('is answered with 415 if its body is compressed, because that could fill the memory', async () => {
    const response = await request(sidecar.app)
      .post(PATH)
      .type('application/json')
      .set('Content-Encoding', 'gzip')
      .serialize((body: unknown) => body as string)
      .send(gzipSync(JSON.stringify(update)) as unknown as object)
    expect(response.status).toBe(415)
  })
})

it.each([
  [1_000_000, 200],
  [1_000_001, 413],
])('a webhook with a body of %i bytes is answered with %i', async (size, status) => {
  const text = JSON.stringify({ ...update, filler: '' })
  const body = text.replace('"filler":""', `"filler":"${'x'.repeat(size - text.length)}"`)
  const response = await request(sidecar.app).post(PATH).type('application/json').send(body)
  expect(response.status).toBe(status)
  expect(hint() !== null).toBe(status === 200)
})

it.each(['get', 'head', 'put', 'delete', 'patch', 'options'] as const)(
  'a webhook sent by the method %s is refused',
  async (method) => {
    const response = await request(sidecar.app)[method](PATH)
    expect(response.status).toBe(405)
    expect(response.headers['allow']).toBe('POST')
  },
)

it('without a configured secret every webhook is refused, and the log names the variable', async () => {
  const open = await createTestSidecar({ PRISMIC_WEBHOOK_SECRET: '' })
  const response = await request(open.app)
    .post(PATH)
    .send({ ...update, secret: null })
  expect(response.status).toBe(503)
  expect(JSON.stringify(open.lines)).toContain('PRISMIC_WEBHOOK_SECRET')
  expect(hint(open)).toBeNull()
  open.remove()
})

it.each([
  ['is empty', '/dev/null', 1],
  ['is not set up, since only polling is wanted', '', 0],
])(
  'a webhook that comes while the file of the secret %s is counted as it should be',
  async (_, file, counted) => {
    const open = await createTestSidecar({
      PRISMIC_WEBHOOK_SECRET: '',
      PRISMIC_WEBHOOK_SECRET_FILE: file,
    })
    expect((await request(open.app).post(PATH).send(update)).status).toBe(503)
    const { text } = await request(open.adminApp).get('/metrics')
    expect(text).toContain(`{type="other",result="unconfigured"} ${counted}\n`)
    open.remove()
  },
)

it('both secrets are accepted during a rotation', async () => {
  const rotating = await createTestSidecar({ PRISMIC_WEBHOOK_SECRET: 'the-old-one, the-new-one' })
  for (const [secret, status] of [
    ['the-old-one', 200],
    ['the-new-one', 200],
    ['the-old-one, the-new-one', 401],
  ] as const) {
    const response = await request(rotating.app)
      .post(PATH)
      .send({ ...update, secret })
    expect(response.status).toBe(status)
  }
  rotating.remove()
})

it('the ref and the request are recorded before the answer', async () => {
  const response = await post(update).set('X-Request-Id', 'request-0001')
  expect(response.headers['x-request-id']).toBe('request-0001')
  expect(hint()).toMatchObject({ ref: 'Zmaster1', requestId: 'request-0001' })
})

it('a webhook that cannot be recorded is answered with 503 and Retry-After', async () => {
  mkdirSync(path.dirname(sidecar.inboxRoot), { recursive: true })
  writeFileSync(sidecar.inboxRoot, 'a file where the folder should be')
  const response = await post(update)
  expect(response.status).toBe(503)
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
})

it('a ref with impossible characters is ignored', async () => {
  await post({ ...update, masterRef: '../../etc/passwd\n' })
  expect(hint()).toMatchObject({ ref: null })
})

it('no secret is logged, whatever a webhook contains', async () => {
  await post(update)
  await post({ ...update, secret: 'wrong-secret' })
  await request(sidecar.app).post(PATH).type('application/json').send(`{"secret":"${SECRET}"`)
  const log = JSON.stringify(sidecar.lines)
  expect(log).not.toContain(SECRET)
  expect(log).not.toContain('wrong-secret')
  expect(log).toContain('secret_mismatch')
})

it('each webhook is logged with the id of its request', async () => {
  await post(update).set('X-Request-Id', 'request-0002')
  await post({ ...update, type: 'test-trigger' }).set('X-Request-Id', 'request-0003')
  const messagesOf = (id: string) =>
    sidecar.lines.filter(({ requestId }) => requestId === id).map(({ msg }) => msg)
  expect(messagesOf('request-0002')).toEqual(['rebuild wanted', 'request'])
  expect(messagesOf('request-0003')).toEqual([
    'Success! Received a test trigger webhook. What is published will be fetched.',
    'request',
  ])
})

it('a flood of webhooks is answered with 429 and Retry-After', async () => {
  stopClock()
  const answers = await Promise.all(Array.from({ length: 140 }, () => post(update)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(40)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
})

it('webhooks of another sender than Prismic are answered with 404', async () => {
  expect((await request(sidecar.app).post('/api/webhooks/other').send(update)).status).toBe(404)
})
