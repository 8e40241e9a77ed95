import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { ask } from '../../contract/ask.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { startMadeNginx } from '../../helpers/site/made-site.js'

describeNginx('probes and logs of nginx', () => {
  let nginx: Awaited<ReturnType<typeof startMadeNginx>>

  beforeEach(async () => {
    nginx = await startMadeNginx()
  })
  afterEach(async () => {
    await nginx.stop()
  })

  test('nginx is ready while there is a release, and alive without one', async () => {
    const probe = async (name: string) => (await ask(nginx.probesUrl, { path: name })).status
    expect([await probe('/healthz'), await probe('/readyz')]).toEqual([200, 200])
    rmSync(path.join(nginx.siteRoot, 'current'))
    expect([await probe('/healthz'), await probe('/readyz')]).toEqual([200, 503])
    expect(await probe('/')).toBe(404)
  })

  test('metrics are on the private port only', async () => {
    const { headers, body } = await ask(nginx.probesUrl, { path: '/metrics' })
    expect(headers['content-type']).toBe('text/plain; version=0.0.4')
    expect(body.toString()).toMatch(/^nginx_connections_active [1-9]\d*$/m)
    expect(body.toString()).toMatch(/^careers_web_packages_timestamp_seconds NaN\n$/m)
    for (const name of ['/metrics', '/stub_status'])
      expect([name, (await ask(nginx.baseUrl, { path: name })).status]).toEqual([name, 404])
    expect((await ask(nginx.baseUrl, { path: '/readyz' })).status).toBe(404)
  })

  test('the log is JSON with the requested path, without queries and cookies', async () => {
    const headers = { cookie: 'io.prismic.preview=secret-ref', 'user-agent': 'a "quoted"\tagent' }
    await ask(nginx.baseUrl, { path: '/nowhere?token=secret-token', headers })
    await nginx.quit()
    const lines = readFileSync(nginx.accessLog, 'utf8').trim().split('\n')
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(entries.at(-1)).toMatchObject({
      method: 'GET',
      path: '/nowhere',
      status: 404,
      userAgent: 'a "quoted"\tagent',
    })
    expect(lines.join()).not.toContain('secret')
  })
})
