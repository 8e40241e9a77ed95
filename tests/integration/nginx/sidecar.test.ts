import type { IncomingMessage } from 'node:http'

import { createHttpServer } from '../../../server/sidecar/http-server.js'
import { ask } from '../../contract/ask.js'
import { findProblems } from '../../contract/find-problems.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { startServer, type StartedServer } from '../../helpers/server/start-server.js'
import { startMadeNginx } from '../../helpers/site/made-site.js'

const ADDRESSES = [
  '/api/webhooks/prismic',
  '/api/webhooks/board',
  '/api/preview?token=t',
  '/api/preview/exit',
  '/api/status',
]

describeNginx('nginx in front of the sidecar', () => {
  describe('without a sidecar', () => {
    // One address refuses the connection, the other cannot even be looked up.
    test.each(['127.0.0.1:1', 'sidecar.invalid:3000'])(
      'nginx serves every page and answers 503 to the endpoints while no sidecar is at %s',
      async (sidecarAddress) => {
        const nginx = await startMadeNginx({ sidecarAddress })
        for (const path of ADDRESSES) {
          const answer = await ask(nginx.baseUrl, { path })
          const wanted = { path, status: 503, cacheControl: 'no-store' }
          expect(findProblems(wanted, answer, null)).toEqual([])
          expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
          expect(JSON.parse(answer.body.toString())).toHaveProperty('error')
        }
        expect((await ask(nginx.baseUrl, { path: '/' })).status).toBe(200)
        const errors = nginx.readErrors()
        expect(errors).toContain('/api/webhooks/prismic')
        expect(errors).not.toContain('token=')
        await nginx.stop()
      },
    )
  })

  describe('with a sidecar', () => {
    let sidecar: StartedServer
    let nginx: Awaited<ReturnType<typeof startMadeNginx>>
    let heard: IncomingMessage[] = []

    beforeAll(async () => {
      const server = createHttpServer((request, response) => {
        heard.push(request)
        request.resume().on('end', () => {
          response.writeHead(405, {
            Allow: 'POST',
            'Cache-Control': 'no-store',
            'X-Content-Type-Options': 'nosniff',
            'Set-Cookie': 'io.prismic.preview=x; Path=/',
          })
          response.end('from the sidecar')
        })
      })
      sidecar = await startServer(server)
      nginx = await startMadeNginx({ sidecarAddress: sidecar.address })
    })
    beforeEach(() => {
      heard = []
    })
    afterAll(async () => {
      await nginx.stop()
      await sidecar.close()
    })

    test('nginx passes requests to the endpoints and their answers on unchanged', async () => {
      for (const path of ADDRESSES) {
        const answer = await ask(nginx.baseUrl, { path, method: 'PUT' })
        expect([answer.status, answer.body.toString()]).toEqual([405, 'from the sidecar'])
        const names = answer.rawHeaders.filter((_, at) => at % 2 === 0).map((n) => n.toLowerCase())
        expect(new Set(names).size).toBe(names.length)
        expect(answer.headers).toMatchObject({ allow: 'POST', 'cache-control': 'no-store' })
      }
      expect(heard.map(({ method, url }) => `${method} ${url}`)).toEqual(
        ADDRESSES.map((path) => `PUT ${path}`),
      )
      expect(heard[0]?.headers).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
        host: new URL(nginx.baseUrl).host,
      })
    })

    test('nginx passes 32 kB of headers on, but for cookies and the referring address', async () => {
      const long = `https://www.example/?${'x'.repeat(32_000)}`
      for (const name of ['cookie', 'referer', 'x-of-a-proxy']) {
        const headers = { [name]: long }
        const { status } = await ask(nginx.baseUrl, { path: '/api/status', headers })
        expect([name, status]).toEqual([name, 405])
      }
      const passed = heard.map(({ headers }) => Object.values(headers).includes(long))
      expect(passed).toEqual([false, false, true])
    })

    test('nginx passes no other path on', async () => {
      const others = ['/api/jobs.json', '/api/previews', '/api/status/', '/api/webhooks', '/api/']
      for (const path of others) await ask(nginx.baseUrl, { path })
      expect(heard).toEqual([])
    })

    test('nginx takes a ref of a thousand parts for that of a preview, and writes no cookie to the log', async () => {
      const cacheOf = async (end: string) => {
        const cookie = `private=1; io.prismic.preview=${'a:'.repeat(900)}${end}`
        return (await ask(nginx.baseUrl, { path: '/', headers: { cookie } })).headers[
          'cache-control'
        ]
      }
      expect([await cacheOf('a'), await cacheOf('a!')]).toEqual(['no-store', 'no-cache'])
      expect(nginx.readErrors()).not.toContain('private=1')
    })

    test.each([
      ['/api/webhooks/prismic', 1_000_000, 405],
      ['/api/webhooks/prismic', 1_000_001, 413],
      ['/api/webhooks/board', 100_000, 405],
      ['/api/webhooks/board', 100_001, 413],
      ['/api/preview/token', 100_001, 413],
    ])('nginx answers a body at %s of %i bytes with %i', async (path, size, status) => {
      const body = Buffer.alloc(size, ' ')
      const answer = await ask(nginx.baseUrl, { path, method: 'POST', body })
      expect(answer.status).toBe(status)
      expect(heard).toHaveLength(status === 413 ? 0 : 1)
      if (status === 413) expect(JSON.parse(answer.body.toString())).toHaveProperty('error')
    })

    test('nginx answers a flood of webhooks with 429, and pages as usual', async () => {
      const webhook = { path: '/api/webhooks/prismic', method: 'POST' }
      const flood = Array.from({ length: 60 }, () => ask(nginx.baseUrl, webhook))
      const answers = await Promise.all(flood)
      const refused = answers.filter(({ status }) => status === 429)
      expect(answers.map(({ status }) => status)).toContain(405)
      expect(refused).not.toEqual([])
      const wanted = { ...webhook, status: 429, cacheControl: 'no-store' }
      expect(refused.flatMap((answer) => findProblems(wanted, answer, null))).toEqual([])
      expect(nginx.readErrors()).not.toContain('limiting')
      const pages = Array.from({ length: 60 }, () => ask(nginx.baseUrl, { path: '/' }))
      expect(new Set((await Promise.all(pages)).map(({ status }) => status))).toEqual(
        new Set([200]),
      )
    })
  })
})
