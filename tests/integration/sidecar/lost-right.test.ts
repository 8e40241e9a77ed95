import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import request from 'supertest'
import { createTestSidecar, SECRET } from '../../helpers/server/create-test-sidecar.js'
import { startApi } from '../../helpers/server/start-api.js'

it.each([
  [403, 'the right to read the CronJob is lost'],
  [404, 'the CronJob has another name'],
])(
  'a sidecar to which the API answers %i, as %s, serves on and counts webhooks',
  async (status) => {
    const api = await startApi(() => ({ status, json: { message: 'refused' } }))
    const account = mkdtempSync(path.join(tmpdir(), 'careers-account-'))
    for (const name of ['namespace', 'token']) writeFileSync(path.join(account, name), name)
    const options = { apiUrl: api.url, account, cronJob: 'site-reconcile' }
    const sidecar = await createTestSidecar({}, { launcher: { name: 'kubernetes', options } })

    expect((await request(sidecar.app).get('/readyz')).status).toBe(200)
    const webhook = await request(sidecar.app)
      .post('/api/webhooks/prismic')
      .send({ type: 'api-update', secret: SECRET, masterRef: 'Zmaster1' })
    expect(webhook.status).toBe(503)
    expect(Number(webhook.headers['retry-after'])).toBeGreaterThan(0)

    const { text } = await request(sidecar.adminApp).get('/metrics')
    expect(text).toMatch(/\{type="api-update",result="unavailable"\} 1$/m)
    expect(text).toMatch(/^careers_launcher_working 0$/m)
    sidecar.remove()
    rmSync(account, { recursive: true })
    await api.close()
  },
)
