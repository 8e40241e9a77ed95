import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createProxy, type Server } from 'node:http'
import { createServer } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'

/* A program in a company: every way out is its proxy, which inspects TLS by an authority of the company. */

let folder: string
let service: Server
let proxy: Server
let asked: string[]

const portOf = (server: Server) => (server.address() as AddressInfo).port

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'careers-proxy-'))
  const [key, cert] = ['key.pem', 'ca.pem'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ]
  const names = 'subjectAltName=DNS:cms.example,DNS:localhost'
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-subj', '/CN=company', '-addext', names, '-keyout', key, '-out', cert]
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject], { stdio: 'pipe' })
  service = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) =>
    response.writeHead(404).end('not a repository'),
  ).listen(0, '127.0.0.1')
  proxy = createProxy().listen(0, '127.0.0.1')
  proxy.on('connect', ({ url = '' }, socket) => {
    asked.push(url)
    if (url.startsWith('refused.')) return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    const way = connect(portOf(service), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      way.pipe(socket).pipe(way)
    })
    for (const end of [way, socket]) end.on('error', () => way.destroy())
  })
  await Promise.all([service, proxy].map((server) => once(server, 'listening')))
})
beforeEach(() => void (asked = []))
afterAll(() => {
  for (const server of [service, proxy]) server.close()
  rmSync(folder, { recursive: true })
})

async function doctor(endpoint: string, env: Record<string, string> = {}) {
  const program = path.join(PROJECT_ROOT, 'dist/builder/cli.js')
  const given = {
    PATH: process.env['PATH'],
    PRISMIC_API_ENDPOINT: endpoint,
    HTTPS_PROXY: `http://127.0.0.1:${portOf(proxy)}`,
    NODE_EXTRA_CA_CERTS: path.join(folder, 'ca.pem'),
    SITE_ROOT: path.join(folder, 'site'),
    ...env,
  }
  const ended = promisify(execFile)(process.execPath, [program, 'doctor'], { env: given })
  return ended.catch((error: { stdout: string; stderr: string }) => error)
}

it('asks https addresses through HTTPS_PROXY, and trusts NODE_EXTRA_CA_CERTS', async () => {
  const { stdout } = await doctor('https://cms.example/api/v2')
  expect(stdout).toContain('(status 404)')
  expect(asked).toContain('cms.example:443')
})

it.each([
  ['this machine', 'localhost', {}],
  ['what NO_PROXY names', 'cms.example', { NO_PROXY: 'acme.example, cms.example' }],
  ['all with NO_PROXY=*', 'cms.example', { NO_PROXY: '*' }],
])('asks %s directly', async (_, host, env) => {
  await doctor(`https://${host}:${portOf(service)}/api/v2`, env)
  expect(asked.filter((url) => url.startsWith(host))).toEqual([])
})

it.each<[string, string, Record<string, string>, RegExp]>([
  ['an authority that is unknown', 'cms', { NODE_EXTRA_CA_CERTS: '' }, /NODE_EXTRA_CA_CERTS/],
  ['a proxy that refuses', 'refused', {}, /refused by the proxy \(.*403.*\)\. Check HTTPS_PROXY/],
  ['a proxy of no address', 'cms', { HTTPS_PROXY: 'proxy:3128' }, /^HTTPS_PROXY: "proxy:3128" is/],
])('names the remedy for %s', async (_, name, env, said) => {
  const { stdout, stderr } = await doctor(`https://${name}.example/api/v2`, env)
  expect(stdout + stderr).toMatch(said)
})
