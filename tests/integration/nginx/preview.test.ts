import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { ask } from '../../contract/ask.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { startMadeNginx } from '../../helpers/site/made-site.js'
import { createTestSidecar, type TestSidecar } from '../../helpers/server/create-test-sidecar.js'

describeNginx('the preview’s endpoints behind nginx', () => {
  let content: TestContentService
  let sidecar: TestSidecar
  let server: Server
  let nginx: Awaited<ReturnType<typeof startMadeNginx>>

  beforeAll(async () => {
    content = await startContentService()
    sidecar = await createTestSidecar({ PRISMIC_API_ENDPOINT: content.apiEndpoint })
    server = createServer(sidecar.app).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    nginx = await startMadeNginx({ sidecarAddress: `127.0.0.1:${port}` })
  })
  afterAll(async () => {
    await nginx.stop()
    server.close()
    sidecar.remove()
    await content.close()
  })

  const token = () => encodeURIComponent(content.repository.getDrafts()[0]?.previewUrl ?? '')

  test('opening a preview sets the cookie and redirects to a page, uncached', async () => {
    const path = `/api/preview?token=${token()}&documentId=page-benefits`
    const { status, headers } = await ask(nginx.baseUrl, { path })
    expect([status, headers['location']]).toEqual([302, '/benefits'])
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^io\.prismic\.preview=/)])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
  })

  test('a failure page has its style and may be shown in a frame of the CMS', async () => {
    const { status, headers, body } = await ask(nginx.baseUrl, { path: '/api/preview?token=/' })
    expect(status).toBe(400)
    expect(body.toString()).toContain('The preview could not be loaded.')
    const policy = headers['content-security-policy']
    expect(policy).toContain("style-src 'unsafe-inline'")
    expect(policy).toContain("frame-ancestors 'self' https://careers-sample.prismic.io")
    expect(policy).toContain("default-src 'none'")
    expect(headers).not.toHaveProperty('x-frame-options')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('a page of the site can try an access token', async () => {
    const body = Buffer.from(JSON.stringify({ repository: 'careers-sample', accessToken: 'x' }))
    const headers = { 'content-type': 'application/json', origin: nginx.baseUrl }
    const given = { path: '/api/preview/token', method: 'POST', body }
    expect((await ask(nginx.baseUrl, { ...given, headers })).status).toBe(204)
    const elsewhere = { ...headers, origin: 'https://evil.example' }
    expect((await ask(nginx.baseUrl, { ...given, headers: elsewhere })).status).toBe(403)
  })

  test('a ref of a thousand parts is that of a preview, and no cookie is written to the log', async () => {
    const cookie = (end: string) => `private=1; io.prismic.preview=${'a:'.repeat(900)}${end}`
    const cacheOf = async (end: string) => {
      const headers = { cookie: cookie(end) }
      return (await ask(nginx.baseUrl, { path: '/', headers })).headers['cache-control']
    }
    expect([await cacheOf('a'), await cacheOf('a!')]).toEqual(['no-store', 'no-cache'])
    expect(nginx.readErrors()).not.toContain('private=1')
  })

  test('ending a preview removes the cookies', async () => {
    const { status, headers } = await ask(nginx.baseUrl, { path: '/api/preview/exit' })
    expect([status, headers['location']]).toEqual([302, '/'])
    expect(headers['set-cookie']).toHaveLength(6)
  })
})
