import request from 'supertest'
import { readPreviewCookie } from '../../../client/shared/preview/preview-cookie.js'
import { LARGEST_ANSWER } from '../../../server/preview/preview-client.js'
import type { FaultRule } from '../../helpers/content/content-service.js'
import { HOSTILE_TOKENS } from '../../helpers/data/hostile-tokens.js'
import { ACCESS_TOKEN, cookiesOf, NAME, TOKEN, preparePreviewSidecar } from './preview-sidecar.js'
import { stopClock } from '../../helpers/server/stop-clock.js'

const TOO_MUCH = { results: ['x'.repeat(LARGEST_ANSWER)], total_pages: 1 }
const SITE = { repositoryName: NAME, apiEndpoints: [] }

const preview = preparePreviewSidecar()
afterEach(() => jest.restoreAllMocks())

const open = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  request(preview.sidecar.app).get('/api/preview').query(query).set(headers)
const openJob = () => open({ token: TOKEN, documentId: 'job-1001' })
const spyOnFetch = () => jest.spyOn(globalThis, 'fetch')

describe('GET /api/preview', () => {
  beforeEach(() => preview.start())

  it.each([
    ['a changed job', 'job-1001', '/a-changed-role/1001'],
    ['a job that only the draft has', 'job-1101', '/a-new-role/1101'],
    ['a job that the draft deletes', 'job-1002', '/'],
    ['the front page', 'page-home', '/'],
    ['a page within a page', 'page-team', '/life/team'],
    ['a page within a page within a page', 'page-ours', '/life/team/ours'],
    ['a page within itself', 'page-ouroboros', '/ouroboros'],
    ['a page whose address would be another site’s', 'page-evil', '/'],
    ['a document that does not exist', 'job-9', '/'],
    ['no document in particular', '', '/'],
  ])('redirects to the page of %s and sets the cookie', async (_name, documentId, path) => {
    const response = await open({ token: TOKEN, documentId })
    expect([response.status, response.headers['location']]).toEqual([302, path])
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    const [cookie = '', ...others] = cookiesOf(response)
    expect(others).toEqual([])
    expect(readPreviewCookie(cookie, SITE)).toEqual({ kind: 'preview', ref: TOKEN })
    expect(cookie).toMatch(/^io\.prismic\.preview=[\w%.~-]+; Path=\/; SameSite=Lax$/)
  })

  it('reads from the configured service only, with the token as the ref', async () => {
    const fetch = spyOnFetch()
    await openJob()
    const asked = fetch.mock.calls.map(([address]) => new URL(String(address)))
    expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([preview.content.url]))
    const search = asked.find(({ pathname }) => pathname.endsWith('/documents/search'))
    expect(search?.searchParams.get('ref')).toBe(TOKEN)
  })

  it.each(HOSTILE_TOKENS)(
    'refuses a token with %s without a request to the content service',
    async (_name, token) => {
      const fetch = spyOnFetch()
      const response = await open({ token, documentId: 'job-1001' }).ok(() => true)
      // 10 kB are more than a request line may have.
      expect([400, 404, 431]).toContain(response.status)
      expect(response.headers).not.toHaveProperty('location')
      expect(response.headers).not.toHaveProperty('set-cookie')
      expect(response.text).not.toContain('<script>')
      expect(fetch).not.toHaveBeenCalled()
      expect(preview.content.requests).toEqual([])
    },
  )

  it.each(HOSTILE_TOKENS)('ignores a cookie with %s', async (_name, token) => {
    const fetch = spyOnFetch()
    const headers = { Cookie: `io.prismic.preview=${encodeURIComponent(token)}` }
    const response = await open({ token: TOKEN, documentId: 'job-1001' }, headers).ok(() => true)
    expect([302, 431]).toContain(response.status)
    if (response.status === 302) expect(fetch.mock.calls).not.toEqual([])
    expect([undefined, '/a-changed-role/1001']).toContain(response.headers['location'])
    for (const [address] of fetch.mock.calls) expect(String(address)).toMatch(preview.content.url)
  })

  it.each<[string, Record<string, string>, number, string]>([
    ['no token', {}, 400, 'Invalid preview ref'],
    ['an empty one', { token: '' }, 400, 'Invalid preview ref'],
    ['a plain one that never was', { token: 'm-abc:p-def' }, 410, 'This preview has expired.'],
    ['one of another site', { token: 'https://evil.example/x' }, 400, 'Invalid preview ref'],
    [
      'one of another repository',
      { token: 'https://other.prismic.io/previews/x' },
      404,
      'another repository than the one that this site shows',
    ],
    [
      'one that never was',
      { token: TOKEN.replaceAll('Ywinter', 'Ynone') },
      410,
      'This preview has expired.',
    ],
    ['a wrong document id', { token: TOKEN, documentId: '../x' }, 400, 'does not name a document'],
    ['a long document id', { token: TOKEN, documentId: 'x'.repeat(65) }, 400, 'name a document'],
  ])('answers a request with %s with a page that says so', async (_name, query, status, text) => {
    const response = await open(query)
    expect(response.status).toBe(status)
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(response.headers['content-security-policy']).toMatch(
      /^default-src 'none'; .*frame-ancestors 'self' https:\/\/careers-sample\.prismic\.io/,
    )
    expect(response.text).toContain('<p>The preview could not be loaded.</p>')
    expect(response.text).toContain(text)
    expect(response.text).toContain(response.headers['x-request-id'])
    expect(cookiesOf(response)).toEqual([])
  })

  it('answers the ref of what is published, which anybody knows, as no preview', async () => {
    const { ref } = preview.content.repository.getMaster()
    const response = await open({ token: ref, documentId: 'job-1001' })
    expect(response.status).toBe(400)
    expect(response.text).toContain('what is published, not a draft')
    expect(cookiesOf(response)).toEqual([])
  })

  it('ignores a parameter that is given twice', async () => {
    const twice = `token=${encodeURIComponent(TOKEN)}`
    const response = await request(preview.sidecar.app).get(`/api/preview?${twice}&${twice}`)
    expect(response.status).toBe(400)
    expect(preview.content.requests).toEqual([])
  })

  it('says that the draft has been published since', async () => {
    preview.content.repository.publish('winter')
    const response = await openJob()
    expect(response.status).toBe(410)
    expect(response.text).toContain('This preview has expired. Open it again from the editor.')
  })

  it.each<[string, FaultRule['fault'], number]>([
    ['with a page', { kind: 'html' }, 502],
    ['with half of an answer', { kind: 'truncated-json' }, 502],
    ['with more than a document can be', { kind: 'status', status: 200, body: TOO_MUCH }, 502],
    ['that it is down', { kind: 'status', status: 503 }, 502],
    ['that it is asked too much', { kind: 'status', status: 429 }, 503],
    ['by hanging up', { kind: 'closed-socket' }, 504],
    [
      'with a redirect',
      { kind: 'status', status: 302, headers: { Location: 'https://evil.example/' } },
      504,
    ],
  ])('says so when the content service answers %s', async (_name, fault, status) => {
    preview.content.setFault({ fault })
    const response = await openJob()
    expect(response.status).toBe(status)
    expect(response.text).toContain('content service')
    expect(cookiesOf(response)).toEqual([])
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('answers %s with 405', async (method) => {
    const name = method.toLowerCase() as 'post'
    const response = await request(preview.sidecar.app)[name]('/api/preview')
    expect([response.status, response.headers['allow']]).toEqual([405, 'GET, HEAD'])
  })

  it('answers 429 to an address that sends too many requests', async () => {
    stopClock()
    const statuses: number[] = []
    for (let sent = 0; sent < 40; sent++) statuses.push((await open({})).status)
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400))
    expect(statuses).toContain(429)
  })

  it('counts the results and logs neither token nor query', async () => {
    await openJob()
    await open({ token: 'https://evil.example/x' })
    const { text } = await request(preview.sidecar.adminApp).get('/metrics')
    expect(text).toContain('careers_preview_requests_total{endpoint="open",result="opened"} 1')
    expect(text).toContain(
      'careers_preview_requests_total{endpoint="open",result="invalid-token"} 1',
    )
    expect(preview.sidecar.lines).toContainEqual(
      expect.objectContaining({ reason: 'invalid-token' }),
    )
    expect(JSON.stringify(preview.sidecar.lines)).not.toMatch(/Ywinter|evil/)
  })
})

describe('the cookie of GET /api/preview', () => {
  it('is secure if the site is https', async () => {
    await preview.start({ SITE_URL: 'https://careers.example' })
    expect(cookiesOf(await openJob())[0]).toMatch(/; Path=\/; Secure; SameSite=Lax$/)
  })

  it('is partitioned in a frame of the CMS', async () => {
    await preview.start({ SITE_URL: 'https://careers.example' })
    const response = await openJob().set('Sec-Fetch-Dest', 'iframe')
    expect(cookiesOf(response)[0]).toMatch(/; Secure; SameSite=None; Partitioned$/)
  })

  it('is set for a token under the address of the configured service', async () => {
    await preview.start({ PREVIEW_API_ENDPOINT: 'https://content.example/api/v2' })
    const fetch = spyOnFetch()
    const token = 'https://content.example/previews/Ywinter:x'
    const response = await open({ token, documentId: 'job-1001' })
    // The sample's service knows its own addresses only; this one is asked all the same.
    expect(response.status).toBe(410)
    expect(fetch.mock.calls).not.toEqual([])
    for (const [address] of fetch.mock.calls) expect(String(address)).toMatch(preview.content.url)
  })
})

describe('GET /api/preview of a private repository', () => {
  it('reads with the access token of the server and never reveals it', async () => {
    await preview.start({ PRISMIC_ACCESS_TOKEN: ACCESS_TOKEN }, [ACCESS_TOKEN])
    const response = await openJob()
    expect([response.status, response.headers['location']]).toEqual([302, '/a-changed-role/1001'])
    expect(preview.content.requests.at(-1)?.parameters.get('access_token')).toBe(ACCESS_TOKEN)
    const told = JSON.stringify([response.headers, response.text, preview.sidecar.lines])
    expect(told).not.toContain(ACCESS_TOKEN)
  })

  it.each(['', 'a-wrong-token'])(
    'leads to the page that asks for a token if the server’s token is %j',
    async (token) => {
      await preview.start({ PRISMIC_ACCESS_TOKEN: token }, [ACCESS_TOKEN])
      const response = await openJob()
      expect(response.headers['location']).toBe('/preview?documentId=job-1001')
      expect(cookiesOf(response)).toHaveLength(1)
    },
  )

  it('says that access is not authorized if there is no token and editors are not asked', async () => {
    await preview.start({ PREVIEW_PROMPT_FOR_ACCESS_TOKEN: 'false' }, [ACCESS_TOKEN])
    const response = await openJob()
    expect(response.status).toBe(403)
    expect(response.text).toContain('Unauthorized access')
    expect(cookiesOf(response)).toEqual([])
  })

  it('does not reveal the token in an error', async () => {
    await preview.start({ PRISMIC_ACCESS_TOKEN: ACCESS_TOKEN }, [ACCESS_TOKEN])
    const body = { type: 'parsing-error', message: `unexpected ${ACCESS_TOKEN}` }
    preview.content.setFault({ fault: { kind: 'status', status: 400, body } })
    const response = await openJob()
    expect(response.status).toBe(502)
    expect(response.text + JSON.stringify(preview.sidecar.lines)).not.toContain(ACCESS_TOKEN)
  })
})
