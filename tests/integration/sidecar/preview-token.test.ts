import request from 'supertest'
import { LARGEST_ANSWER } from '../../../server/preview/preview-client.js'
import type { FaultRule } from '../../helpers/content/content-service.js'
import { ACCESS_TOKEN, cookiesOf, NAME, preparePreviewSidecar } from './preview-sidecar.js'
import { stopClock } from '../../helpers/server/stop-clock.js'

const preview = preparePreviewSidecar()

beforeEach(() => preview.start({}, [ACCESS_TOKEN, 'another one']))
afterEach(() => jest.restoreAllMocks())

const TOO_MUCH = { refs: ['x'.repeat(LARGEST_ANSWER)] }
const tryToken = (
  body: unknown,
  headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' },
) =>
  request(preview.sidecar.app)
    .post('/api/preview/token')
    .set(headers)
    .send(body as object)

describe('POST /api/preview/token', () => {
  const right = { repository: NAME, accessToken: ACCESS_TOKEN }

  it.each<[string, unknown, number, string | null]>([
    ['the right token', right, 204, null],
    ['another right one', { ...right, accessToken: 'another one' }, 204, null],
    ['a wrong one', { ...right, accessToken: 'wrong' }, 401, 'Incorrect token'],
    [
      'one that only begins well',
      { ...right, accessToken: `${ACCESS_TOKEN}x` },
      401,
      'Incorrect token',
    ],
    ['one with odd characters', { ...right, accessToken: 'é &=?#\r\n' }, 401, 'Incorrect token'],
    ['another repository', { ...right, repository: 'other' }, 404, 'no repository of that name'],
    ['a URL for a repository', { ...right, repository: 'evil.example/x' }, 404, 'no repository'],
    ['no repository', { accessToken: 'x' }, 400, '"repository"'],
    ['no token', { repository: NAME }, 400, '"accessToken"'],
    ['an empty token', { ...right, accessToken: '' }, 400, '"accessToken"'],
    ['a number', { ...right, accessToken: 1 }, 400, '"accessToken"'],
    ['a list', [right], 400, '"repository"'],
  ])('answers %s', async (_name, body, status, text) => {
    const response = await tryToken(body)
    expect(response.status).toBe(status)
    expect(response.headers['cache-control']).toBe('no-store')
    if (text !== null) expect(response.body.error).toContain(text)
    expect(cookiesOf(response)).toEqual([])
    expect(JSON.stringify([preview.sidecar.lines, response.text])).not.toContain(ACCESS_TOKEN)
  })

  it('tries the token on the configured service only', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch')
    await tryToken(right)
    expect(fetch.mock.calls.map(([address]) => new URL(String(address)).origin)).toEqual([
      preview.content.url,
    ])
  })

  it.each<[string, FaultRule['fault'], number]>([
    ['is down', { kind: 'status', status: 500 }, 502],
    ['answers with a page', { kind: 'html' }, 502],
    ['answers with too much', { kind: 'status', status: 200, body: TOO_MUCH }, 502],
    ['is asked too much', { kind: 'status', status: 429 }, 503],
    ['hangs up', { kind: 'closed-socket' }, 504],
  ])('distinguishes a wrong token from a service that %s', async (_name, fault, status) => {
    preview.content.setFault({ fault, path: '/api/v2' })
    const response = await tryToken(right)
    expect(response.status).toBe(status)
    expect(response.body.error).not.toBe('Incorrect token')
  })

  it.each<[string, Record<string, string>]>([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
    ['an address bar', { 'Sec-Fetch-Site': 'none' }],
    ['an older browser on another site', { Origin: 'https://evil.example' }],
    ['a page without an origin', { Origin: 'null' }],
    ['no browser', {}],
    [
      'another site that names ours',
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost:8080' },
    ],
  ])('refuses a request of %s', async (_name, headers) => {
    expect((await tryToken(right, headers)).status).toBe(403)
    expect(preview.content.requests).toEqual([])
  })

  it.each<[string, Record<string, string>]>([
    ['of the settings', { Origin: 'http://localhost:8080' }],
    ['that is asked', { Origin: 'http://site.example', Host: 'site.example' }],
  ])('accepts an older browser on the origin %s', async (_name, headers) => {
    expect((await tryToken(right, headers)).status).toBe(204)
  })

  it.each<[string, string, string, number]>([
    ['text', 'text/plain', JSON.stringify(right), 415],
    ['a form', 'application/x-www-form-urlencoded', 'repository=x', 415],
    ['half of JSON', 'application/json', '{"repository":', 400],
    ['a JSON text', 'application/json', '"x"', 400],
    ['nothing', 'application/json', '', 400],
    ['more than 4 kB', 'application/json', JSON.stringify({ ...right, x: 'x'.repeat(4100) }), 413],
  ])('refuses a body of %s', async (_name, type, body, status) => {
    const response = await request(preview.sidecar.app)
      .post('/api/preview/token')
      .set({ 'Sec-Fetch-Site': 'same-origin', 'Content-Type': type })
      .send(body)
    expect(response.status).toBe(status)
    expect(response.body).toHaveProperty('error')
    expect(preview.content.requests).toEqual([])
  })

  it.each(['GET', 'PUT', 'DELETE'] as const)('answers %s with 405', async (method) => {
    const response = await request(preview.sidecar.app)[method.toLowerCase() as 'get'](
      '/api/preview/token',
    )
    expect([response.status, response.headers['allow']]).toEqual([405, 'POST'])
  })

  it('answers 429 to an address that tries too often', async () => {
    stopClock()
    const statuses: number[] = []
    for (let sent = 0; sent < 40; sent++) statuses.push((await tryToken({})).status)
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400))
    expect(statuses).toContain(429)
  })
})
