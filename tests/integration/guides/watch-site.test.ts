import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { createServer as createSocketServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { BuildInfo } from '../../../server/status/metrics.js'
import type { Status } from '../../../server/status/read-status.js'
import { describeWhere } from '../../helpers/machine/describe-where.js'
import { makeCertificate } from '../../helpers/machine/make-certificate.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import { startApi, type Api } from '../../helpers/server/start-api.js'

/* The script of one server's timer against a status as the sidecar sends it. */

const DAY = 86_400_000
const before = (ms: number) => new Date(Date.now() - ms).toISOString()
const WELL = {
  wanted: { ref: 'new', readAt: before(0) },
  unreadSince: null,
  behindSince: null,
  refusal: null,
  failure: null,
  heldRef: null,
  build: { version: '1.2.3', revision: '', baseImageDate: before(44 * DAY) },
} satisfies Partial<Status> & { build: BuildInfo }
const held = { ...WELL, heldRef: 'new' }

let site: Api
let chat: Api
let folder: string
let status: unknown
let isUp: boolean
let isChatUp: boolean

beforeEach(async () => {
  ;[status, isUp, isChatUp] = [WELL, true, true]
  folder = mkdtempSync(path.join(tmpdir(), 'careers-watch-'))
  chat = await startApi(() => ({ status: isChatUp ? 200 : 500 }))
  site = await startApi(({ path: asked, headers }) => {
    if (!isUp) return 'cut'
    if (asked !== '/api/status') return { status: 200 }
    const isAllowed = headers.authorization === 'Bearer a-token'
    return isAllowed ? { status: 200, json: status } : { status: 401 }
  })
})
afterEach(async () => {
  await site.close()
  await chat.close()
  rmSync(folder, { recursive: true })
})

const watch = (env: Record<string, string> = {}) =>
  promisify(execFile)(path.join(PROJECT_ROOT, 'deploy/watch-site.sh'), {
    env: {
      PATH: process.env['PATH'],
      SITE_URL: site.url,
      STATUS_TOKEN: 'a-token',
      ALERT_URL: chat.url,
      STATE_DIRECTORY: folder,
      ...env,
    },
  })
/** What the chat was told, each without the site's address. */
const listTold = () =>
  chat.requests.map(({ body }) =>
    (JSON.parse(body) as { text: string }).text.split(': ').slice(1).join(': '),
  )

const missing = ['curl', 'jq', 'openssl'].filter((tool) => spawnSync(tool, ['--help']).error)

describeWhere(
  missing.length === 0 ? null : `missing: ${missing.join()}; on Debian: apt-get install`,
  'the timer of one server',
  () => {
    it.each<[string, unknown]>([
      [
        'Publishing has been held for more than a day',
        { ...held, behindSince: before(DAY + 60_000) },
      ],
      [
        'Published content has been waiting to go live',
        { ...WELL, behindSince: before(1_000_000) },
      ],
      ['The newest content is refused: No jobs', { ...WELL, refusal: { problems: ['No jobs'] } }],
      [
        'Builds fail: The disk is full',
        { ...WELL, failure: { attempts: 3, message: 'The disk is full' } },
      ],
      ['No builder has read the content', { ...WELL, wanted: { ref: 'new', readAt: before(1e6) } }],
      ['No builder has read the content', { ...WELL, wanted: null, unreadSince: before(1e6) }],
      [
        'The images are older than 45 days',
        { ...WELL, build: { ...WELL.build, baseImageDate: before(46 * DAY) } },
      ],
      ['The status cannot be read', 'a page'],
    ])('tells "%s"', async (said, given) => {
      status = given
      await watch()
      expect(listTold()).toEqual([expect.stringContaining(said)])
    })

    it.each<[string, unknown]>([
      ['all is well', WELL],
      ['somebody has just rolled back', { ...held, behindSince: before(DAY / 2) }],
      [
        'nothing is known, outside images',
        { ...WELL, wanted: null, build: { baseImageDate: null } },
      ],
    ])('tells nothing while %s', async (_, given) => {
      status = given
      await watch()
      expect(chat.requests).toEqual([])
    })

    it('a site that does not answer is told once, again after a day, and when it is over', async () => {
      isUp = false
      await watch()
      await watch()
      expect(listTold()).toEqual([
        expect.stringMatching(/^\/ does not answer: curl: .+\n\/version\.json does/),
      ])
      const yesterday = new Date(Date.now() - DAY)
      utimesSync(path.join(folder, 'told'), yesterday, yesterday)
      await watch()
      expect(chat.requests).toHaveLength(2)
      isUp = true
      await watch()
      await watch()
      expect(listTold().slice(2)).toEqual(['all is well again'])
    })

    it('answers that are cut off, each time at another byte, are told once', async () => {
      let length = 0
      const cut = createSocketServer((socket) => {
        socket.on('error', () => {})
        const head = 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n'
        socket.once('data', () => socket.end(head + 'x'.repeat(++length)))
      })
      cut.listen(0, '127.0.0.1')
      await once(cut, 'listening')
      const SITE_URL = `http://127.0.0.1:${(cut.address() as AddressInfo).port}`
      await watch({ SITE_URL })
      await watch({ SITE_URL })
      cut.close()
      expect(length).toBe(6)
      expect(listTold()).toEqual([expect.stringContaining('99 bytes remaining')])
    })

    it.each([
      [
        'builds that fail in folders of their own',
        [1, 2].map((id) => ({ failure: { attempts: 2 + id, message: `ENOSPC: attempt-${id}x` } })),
        1,
      ],
      [
        'a refusal that counts further',
        [3, 4].map((jobs) => ({ refusal: { problems: [`${jobs} jobs have no place`] } })),
        1,
      ],
      [
        'another refusal',
        ['no place', 'no title'].map((what) => ({ refusal: { problems: [`A job has ${what}`] } })),
        2,
      ],
    ])('%s: told as often as the kind changes', async (_, faults, times) => {
      for (const fault of faults) {
        status = { ...WELL, ...fault }
        await watch()
      }
      expect(chat.requests).toHaveLength(times)
    })

    it.each([
      [13, ['The certificate expires within 14 days']],
      [15, []],
    ])('of a certificate for %i more days it tells %j', async (days, told) => {
      const pem = makeCertificate(days)
      const authority = path.join(folder, 'authority.crt')
      writeFileSync(authority, pem)
      const secure = createServer({ key: pem, cert: pem }, (_request, response) =>
        response.end(JSON.stringify(WELL)),
      )
      secure.listen(0)
      await once(secure, 'listening')
      const { port } = secure.address() as AddressInfo
      await watch({ SITE_URL: `https://localhost:${port}`, CURL_CA_BUNDLE: authority })
      secure.close()
      secure.closeAllConnections()
      expect(listTold()).toEqual(told)
    })

    it('what nobody could be told is an error, and is told at the next time', async () => {
      ;[isUp, isChatUp] = [false, false]
      await expect(watch()).rejects.toThrow('500')
      isChatUp = true
      await watch()
      expect(chat.requests).toHaveLength(2)
    })
  },
)
