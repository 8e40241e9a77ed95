import { ask } from '../../contract/ask.js'
import type { ContractCase } from '../../contract/contract-case.js'
import { findProblems } from '../../contract/find-problems.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { startServer, type StartedServer } from '../../helpers/server/start-server.js'
import { startMadeNginx } from '../../helpers/site/made-site.js'

const WEBHOOK = '/api/webhooks/prismic'
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

type Kind = Omit<ContractCase, 'cacheControl'> & { cacheControl?: string }

/** Answers of nginx's own that the contract does not ask for; kept nowhere unless it says so. */
const OWN: Kind[] = [
  { status: 200, path: '/', cacheControl: 'no-cache' },
  { status: 413, path: '/', headers: { 'content-length': '200000' }, body: Buffer.alloc(200_000) },
  { status: 413, path: WEBHOOK, method: 'POST', body: Buffer.alloc(1_200_000) },
  { status: 501, path: '/', headers: { 'transfer-encoding': 'gzip, chunked' } },
]

/** What the sidecar says, and what passes through with its status. */
const OF_SIDECAR = [
  ...[200, 204, 302, 400, 401, 403, 404, 405, 408, 413, 415, 429, 431, 500, 502, 503, 504],
]

describeNginx('the headers of every kind of answer', () => {
  let sidecar: StartedServer
  let nginx: Awaited<ReturnType<typeof startMadeNginx>>

  beforeAll(async () => {
    sidecar = await startServer((request, response) => {
      const status = Number(new URL(request.url ?? '', 'http://sidecar').searchParams.get('status'))
      const location = status === 302 ? { location: '/benefits' } : {}
      request.resume().on('end', () => {
        response.writeHead(status, { ...location, 'content-type': 'application/json' }).end()
      })
    })
    nginx = await startMadeNginx({ sidecarAddress: sidecar.address })
  })
  afterAll(async () => {
    await nginx.stop()
    await sidecar.close()
  })

  /** The whole set, each header once; what an answer's status and address change is in `kind`. */
  async function findHeaderProblems(kind: Kind): Promise<string[]> {
    const isSidecars = kind.path.startsWith('/api/')
    const asked = {
      cacheControl: 'no-store',
      ...kind,
      expected: {
        'x-frame-options': isSidecars ? null : 'DENY',
        'cross-origin-resource-policy': 'same-origin',
        'access-control-allow-origin': null,
        server: 'nginx',
        ...kind.expected,
      },
    }
    return findProblems(asked, await ask(nginx.baseUrl, kind), null)
  }

  it.each(OWN.map((kind) => [kind.status, kind.method ?? 'GET', kind.path.slice(0, 40), kind]))(
    'are complete in the answer %i to %s %s',
    async (_status, _method, _path, kind) => {
      expect(await findHeaderProblems(kind)).toEqual([])
    },
  )

  it('are complete in answers of the sidecar, whatever their status', async () => {
    for (const status of OF_SIDECAR) {
      const location = status === 302 ? { location: '/benefits' } : {}
      const expected = { 'content-security-policy': DATA_POLICY }
      const path = `/api/preview?status=${status}`
      expect(await findHeaderProblems({ path, status, ...location, expected })).toEqual([])
    }
  })
})
