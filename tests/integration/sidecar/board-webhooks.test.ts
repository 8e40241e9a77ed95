import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import request from 'supertest'
import {
  createTestSidecar,
  SECRET,
  TOKEN,
  type TestSidecar,
} from '../../helpers/server/create-test-sidecar.js'

const PATH = '/api/webhooks/board'
const KEY = 'key-of-the-board'
const FORMER = 'former-key-of-the-board'
const BODY = '{"action":"job_post_updated","payload":{"title":"Fuß \\u0026 Rad"}}'

let sidecar: TestSidecar
beforeEach(async () => {
  sidecar = await createTestSidecar({ JOB_BOARD_WEBHOOK_SECRET: `${KEY}, ${FORMER}` })
})
afterEach(() => sidecar.remove())

const hint = () => {
  const file = path.join(sidecar.inboxRoot, 'hint.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : null
}
const post = (headers: Record<string, string>, body = BODY) =>
  request(sidecar.app).post(PATH).set('Content-Type', 'application/json').set(headers).send(body)
const sign = (key: string, body = BODY) => ({
  Signature: `sha256 ${createHmac('sha256', key).update(body).digest('hex')}`,
})
const bearer = (key: string) => ({ Authorization: `Bearer ${key}` })

it.each<[string, Record<string, string>, number]>([
  ['the signature', sign(KEY), 202],
  ['the signature of the former key', sign(FORMER), 202],
  ['the secret', bearer(KEY), 202],
  ['the former secret', bearer(FORMER), 202],
  ['the secret, and the signature of another', { ...bearer(KEY), ...sign('other') }, 202],
  ['the signature of another body', sign(KEY, `${BODY} `), 401],
  ['the signature of another key', sign('other'), 401],
  ['half of the signature', { Signature: sign(KEY).Signature.slice(0, 40) }, 401],
  ['the key where the signature should be', { Signature: `sha256 ${KEY}` }, 401],
  ['both secrets as one', bearer(`${KEY}, ${FORMER}`), 401],
  ['another secret', bearer(`${KEY}x`), 401],
  ['an empty secret', bearer(''), 401],
  ['the secret by another scheme', { Authorization: `Basic ${KEY}` }, 401],
  ['nothing', {}, 401],
])('a board’s webhook with %s is answered with its status', async (_, headers, status) => {
  const response = await post(headers)
  expect(response.status).toBe(status)
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(hint()).toEqual(status === 202 ? expect.objectContaining({ ref: null }) : null)
  expect(JSON.stringify([sidecar.lines, response.body])).not.toContain(KEY)
})

it('one that is sent again has the board looked at again, and the metrics say so', async () => {
  await post(sign(KEY)).set('X-Request-Id', 'request-0001')
  const first = hint()
  await post(sign(KEY)).set('X-Request-Id', 'request-0002')
  expect(hint()).toMatchObject({ requestId: 'request-0002' })
  expect(hint()).not.toEqual(first)
  const { text } = await request(sidecar.adminApp).get('/metrics')
  expect(text).toContain('careers_webhook_requests_total{type="board",result="accepted"} 2\n')
})

it('one leaves the ref in the hint, and the last webhook in the status, that the CMS has sent', async () => {
  const ofCms = { type: 'api-update', secret: SECRET, domain: 'careers-sample', masterRef: 'm2' }
  await request(sidecar.app).post('/api/webhooks/prismic').send(ofCms)
  await post(sign(KEY)).set('X-Request-Id', 'request-0002')
  expect(hint()).toMatchObject({ ref: 'm2', requestId: 'request-0002' })
  const status = () => request(sidecar.app).get('/api/status').set(bearer(TOKEN))
  expect((await status()).body).toMatchObject({
    lastWebhook: { type: 'api-update', result: 'accepted' },
    lastBoardWebhook: { type: 'board', result: 'accepted', requestId: 'request-0002' },
  })
  expect((await status().set('Accept', 'text/html')).text).toContain('webhook of the job board')
})

it.each<[string, () => request.Test, number]>([
  ['by GET', () => request(sidecar.app).get(PATH), 405],
  ['as text', () => post(bearer(KEY)).set('Content-Type', 'text/plain'), 415],
  ['without JSON', () => post(bearer(KEY), '{"action":'), 400],
  ['of 100,001 bytes', () => post(bearer(KEY), `"${'x'.repeat(99_999)}"`), 413],
])('a board’s webhook that comes %s is refused', async (_, send, status) => {
  expect((await send()).status).toBe(status)
  expect(hint()).toBeNull()
})

it.each([
  [{}, 0],
  [{ JOB_BOARD_WEBHOOK_SECRET_FILE: '/dev/null' }, 1],
])('without a secret each is refused, and counted where one is named: %j', async (env, counted) => {
  const open = await createTestSidecar(env)
  expect((await request(open.app).post(PATH).set(bearer('')).send({})).status).toBe(503)
  expect(JSON.stringify(open.lines)).toContain('JOB_BOARD_WEBHOOK_SECRET is not set')
  const { text } = await request(open.adminApp).get('/metrics')
  expect(text).toContain(`{type="board",result="unconfigured"} ${counted}\n`)
  open.remove()
})
