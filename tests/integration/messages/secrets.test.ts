import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCommand } from '../../helpers/connect/run-connect.js'
import { sendBytes } from '../../helpers/server/send-bytes.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'

/** Every secret that a program reads, each with a value that nothing else has. */
const SECRETS = Object.fromEntries(
  [
    ...['PRISMIC_ACCESS_TOKEN', 'PRISMIC_CUSTOM_TYPES_TOKEN', 'PRISMIC_WRITE_TOKEN'],
    ...['PRISMIC_WEBHOOK_SECRET', 'STATUS_TOKEN', 'CONTENT_ACCESS_TOKENS'],
    ...['REBUILD_HTTP_AUTHORIZATION', 'GOOGLE_INDEXING_CREDENTIALS'],
    ...['PURGE_AUTHORIZATION', 'JOB_BOARD_WEBHOOK_SECRET'],
  ].map((name) => [name, `planted-secret-${name.toLowerCase().replaceAll('_', '-')}`]),
)

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
// A line of it.
SECRETS['GOOGLE_INDEXING_CREDENTIALS'] = privateKey.split('\n')[2] ?? ''

let folder: string
let service: Server
let env: Record<string, string>
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'careers-secrets-'))
  // Refuses everything, and repeats in its answer whatever it was sent.
  service = createServer((request, response) => {
    const text = `${request.url} ${JSON.stringify(request.headers)}`
    const answer = { error: text, message: text, type: 'api_notfound_error' }
    response.writeHead(400, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  env = {
    ...SECRETS,
    GOOGLE_INDEXING_CREDENTIALS: JSON.stringify({
      client_email: 'indexing@example.com',
      private_key: privateKey,
    }),
    REBUILD_LAUNCHER: 'http',
    REBUILD_HTTP_URL: `${url}/rebuild`,
    SITE_ROOT: path.join(folder, 'site'),
    PRISMIC_REPOSITORY: 'acme',
    PRISMIC_API_ENDPOINT: `${url}/api/v2`,
    PRISMIC_CUSTOM_TYPES_ENDPOINT: `${url}/types`,
    PRISMIC_MIGRATION_ENDPOINT: `${url}/migration`,
    PRISMIC_ASSET_ENDPOINT: `${url}/assets`,
    SITE_URL: url,
    LOG_LEVEL: 'debug',
  }
})
afterAll(() => {
  service.close()
  rmSync(folder, { recursive: true })
})

const findSecrets = (text: string) =>
  Object.entries(SECRETS).flatMap(([name, secret]) => {
    const forms = [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')]
    return forms.some((form) => text.includes(form)) ? [name] : []
  })

it.each([
  ['generate'],
  ['reconcile'],
  ['rollback'],
  ['approve', 'Zref'],
  ['publish-image'],
  ['doctor'],
  ['connect', '--yes'],
  ['import-greenhouse', '--board', 'acme', '--out', 'OUT'],
])('%s tells no secret, although its services repeat them', async (...args: string[]) => {
  const given = args.map((arg) => (arg === 'OUT' ? path.join(folder, 'out') : arg))
  const dotenv = args[0] === 'connect' ? ['--dotenv', path.join(folder, '.env')] : []
  const run = await startCommand([...given, ...dotenv], env).ended
  expect(run.output + run.errors).not.toBe('')
  expect(findSecrets(run.output + run.errors)).toEqual([])
})

const POST = 'POST /api/webhooks/prismic HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
const withBody = (body: string) => `${POST}Content-Length: ${body.length}\r\n\r\n${body}`

it('the sidecar tells no secret that it is sent or asked for, in no log and no answer', async () => {
  const child = spawn(
    process.execPath,
    ['dist/server/sidecar/start.js', '--port=0', '--admin-port=0'],
    {
      cwd: PROJECT_ROOT,
      env: { PATH: process.env.PATH, ...env },
    },
  )
  const ended = once(child, 'exit')
  let said = ''
  const port = await new Promise((resolve) => {
    const collect = (chunk: unknown) => {
      said += String(chunk)
      const found = /"address":\{[^}]*"port":(\d+)/.exec(said)
      if (found) resolve(found[1])
    }
    child.stderr.on('data', collect)
    child.stdout.on('data', collect)
    void ended.then(() => resolve(null))
  })
  expect([port, said]).toEqual([expect.stringMatching(/^\d+$/), said])

  const { PRISMIC_WEBHOOK_SECRET: secret = '', STATUS_TOKEN: token = '' } = SECRETS
  const bearer = `Authorization: Bearer ${token}\r\n`
  const asked = [
    withBody(JSON.stringify({ type: 'api-update', secret, masterRef: 'Z', domain: 'acme' })),
    withBody(JSON.stringify({ type: 'api-update', secret: `${secret}x` })),
    withBody(`{"secret":"${secret}"`),
    withBody(`[${'['.repeat(3000)}"${secret}"`),
    `GET /api/status HTTP/1.1\r\nHost: x\r\n${bearer}\r\n`,
    `GET /api/status HTTP/1.1\r\nHost: x\r\n${bearer} folded\r\n\r\n`,
    'GET /api/preview?token=https://acme.prismic.io/previews/x HTTP/1.1\r\nHost: x\r\n\r\n',
    `GET /metrics HTTP/1.1\r\nHost: x\r\n${bearer}\r\n`,
  ]
  for (const text of asked) {
    const answer = await sendBytes(`http://127.0.0.1:${port}`, text)
    expect(answer.status).not.toBeNull()
    said += answer.text
  }
  child.kill('SIGTERM')
  await ended
  expect(findSecrets(said)).toEqual([])
})
