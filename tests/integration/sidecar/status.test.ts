import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import request from 'supertest'
import {
  EMPTY_REBUILD_STATE,
  type BuildResult,
  type Outcome,
  type RebuildState,
} from '../../../builder/shared/site-root/protocol.js'
import {
  createTestSidecar,
  SECRET,
  TOKEN,
  type TestSidecar,
} from '../../helpers/server/create-test-sidecar.js'
import { stopClock } from '../../helpers/server/stop-clock.js'
import { madeManifest } from '../../helpers/site/made-manifest.js'

afterEach(() => jest.restoreAllMocks())

let sidecar: TestSidecar
beforeEach(async () => {
  sidecar = await createTestSidecar()
})
afterEach(() => sidecar.remove())

const bearer = { Authorization: `Bearer ${TOKEN}` }
const outcome = {
  result: 'live' as const,
  reasons: ['new content'],
  requestIds: ['request-0001'],
  publishedAt: '2026-11-20T10:02:11.000Z',
  startedAt: '2026-11-20T10:02:11.200Z',
  endedAt: '2026-11-20T10:02:12.000Z',
  releaseId: 'release-2',
  ref: 'Zmaster2',
  jobs: 43,
  changes: { opened: ['1044'], closed: ['1001'], changed: [] },
  warnings: ['job "1002": <script>'],
  message: null,
}

function leaveState(state: Partial<RebuildState>) {
  mkdirSync(path.join(sidecar.siteRoot, '.state'), { recursive: true })
  writeFileSync(
    path.join(sidecar.siteRoot, '.state/rebuild.json'),
    JSON.stringify({ ...EMPTY_REBUILD_STATE, ...state }),
  )
}

function leaveRelease() {
  mkdirSync(path.join(sidecar.siteRoot, 'releases/release-2'), { recursive: true })
  const manifest = madeManifest({ id: 'release-2', contentRef: 'Zmaster2', jobs: 43 })
  writeFileSync(
    path.join(sidecar.siteRoot, 'releases/release-2/release.json'),
    JSON.stringify({ ...manifest, createdAt: '2026-11-20T10:02:11.200Z' }),
  )
  symlinkSync('releases/release-2', path.join(sidecar.siteRoot, 'current'))
}

const getStatus = () => request(sidecar.app).get('/api/status').set(bearer)

it.each(['application/json', 'text/html'])(
  'no text of others in the status steers who prints its %s, or has a secret',
  async (type) => {
    const message = `a\u001b[2J\u202e\u2028 https://key:PASS@x.example ${TOKEN}`
    const failure = { key: 'k', attempts: 1, retryAt: '2026-11-20T10:02:11.000Z', message }
    leaveState({ failure, outcomes: [{ ...outcome, warnings: [message] }] })
    const { text } = await getStatus().accept(type)
    expect(
      text.match(/a\ufffd\[2J\ufffd  https:\/\/\[secret\]@x\.example \[secret\]/g),
    ).toHaveLength(2)
    expect(text).not.toMatch(/\\u|\u001b|\u202e|\u2028/)
    expect(text).not.toContain(TOKEN)
  },
)

it('GET /api/status answers 404 if no token is configured', async () => {
  const bare = await createTestSidecar({ STATUS_TOKEN: '' })
  expect((await request(bare.app).get('/api/status').set(bearer)).status).toBe(404)
  expect((await request(bare.adminApp).post('/approve').set(bearer)).status).toBe(404)
  bare.remove()
})

it.each([undefined, 'Bearer wrong', `Basic ${TOKEN}`, TOKEN])(
  'GET /api/status answers 401 to the authorization %s',
  async (header) => {
    const call = request(sidecar.app).get('/api/status')
    const response = await (header === undefined ? call : call.set('Authorization', header))
    expect(response.status).toBe(401)
    expect(response.headers['www-authenticate']).toMatch(/^Bearer/)
  },
)

it('GET /api/status accepts the token as a password, which browsers ask for', async () => {
  const credentials = Buffer.from(`editor:${TOKEN}`).toString('base64')
  const call = request(sidecar.app).get('/api/status').set('Authorization', `Basic ${credentials}`)
  expect((await call).status).toBe(200)
})

it('GET /api/status answers before the first release and webhook', async () => {
  const response = await getStatus()
  expect(response.status).toBe(200)
  expect(response.body).toMatchObject({ lastWebhook: null, live: null, outcomes: [] })
})

it('GET /api/status names the live release, the last webhook and both times of a publication', async () => {
  leaveRelease()
  leaveState({ outcomes: [outcome] })
  const body = { type: 'api-update', secret: SECRET, domain: 'careers-sample' }
  await request(sidecar.app)
    .post('/api/webhooks/prismic')
    .set('X-Request-Id', 'request-0009')
    .send(body)

  const { body: status } = await getStatus()
  expect(status).toMatchObject({
    live: { id: 'release-2', contentRef: 'Zmaster2', jobs: 43 },
    lastWebhook: { type: 'api-update', result: 'accepted', requestId: 'request-0009' },
    wantedAgain: true,
    outcomes: [{ summary: 'Published 10:02:11, live 10:02:12', changes: outcome.changes }],
  })
})

it('GET /api/status names the code and the age of the base image, which its page says in days', async () => {
  const baseImageDate = new Date(Date.now() - 46.5 * 86_400_000).toISOString()
  const build = { version: '1.2.3', revision: 'abc1234', baseImageDate }
  const app = (await createTestSidecar({}, { build })).app
  const asked = () => request(app).get('/api/status').set(bearer)
  expect((await asked()).body.build).toEqual(build)
  const page = await asked().set('Accept', 'text/html')
  expect(page.text).toContain(`of ${baseImageDate.slice(0, 10)} (46 days old)`)
})

it('GET /api/status is an escaped page without scripts for a browser', async () => {
  leaveRelease()
  leaveState({ outcomes: [outcome] })
  const response = await getStatus().set('Accept', 'text/html,*/*;q=0.8')
  expect(response.type).toBe('text/html')
  expect(response.text).toContain('Published 10:02:11, live 10:02:12')
  expect(response.text).toContain('opened: 1044; closed: 1001')
  expect(response.text).toContain('&lt;script&gt;')
  expect(response.text).not.toContain('<script')
  expect(response.headers['content-security-policy']).toContain("default-src 'none'")
})

it.each<[string, Partial<RebuildState>, string]>([
  ['no builder has written anything', {}, 'No builder has said yet'],
  [
    'the content was never read',
    { unreadSince: '2026-11-20T10:00:00.000Z' },
    'never read, though a builder has tried since 2026-11-20 10:00:00',
  ],
  [
    'the job board cannot be read',
    { trouble: { since: '2026-11-20T10:00:00.000Z', message: 'The job board is down.' } },
    '<p>The job board is down. The site stays as it is.</p>',
  ],
  ['the content was read now', { wanted: readBefore(0) }, 'The newest content is live.'],
  ['the content cannot be read', { wanted: readBefore(1_000_000) }, 'has not been read since'],
  [
    'one build has failed',
    {
      failure: { key: 'k', attempts: 1, retryAt: new Date().toISOString(), message: 'No.' },
    },
    'Failed 1 time<',
  ],
])('GET /api/status says so if %s', async (_, state, said) => {
  leaveRelease()
  leaveState(state)
  expect((await getStatus().set('Accept', 'text/html')).text).toContain(said)
})

it('GET /api/status shows no build that has no builder any more', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20))
  const building = (ms: number) => ({
    building: {
      startedAt: new Date(Date.now() - ms).toISOString(),
      reasons: ['new content'],
      requestIds: [],
    },
  })
  const metrics = async () => (await request(sidecar.adminApp).get('/metrics')).text
  leaveRelease()
  leaveState(building(1_000_000))
  expect((await getStatus()).body).toMatchObject(building(1_000_000))
  expect(await metrics()).toMatch(/^careers_rebuild_building 1$/m)
  for (const age of [4_000_000, -4_000_000]) {
    leaveState(building(age))
    expect((await getStatus()).body).toMatchObject({ building: null })
    expect(await metrics()).toMatch(/^careers_rebuild_building 0$/m)
  }
})

function readBefore(ms: number) {
  return { ref: 'Zmaster2', code: 'b', readAt: new Date(Date.now() - ms).toISOString() }
}

it('POST /api/status answers 405', async () => {
  const response = await request(sidecar.app).post('/api/status').set(bearer)
  expect(response.status).toBe(405)
  expect(response.headers['allow']).toBe('GET, HEAD')
})

it('GET /api/status answers 429 with Retry-After to a flood', async () => {
  stopClock()
  const answers: request.Response[] = []
  for (let sent = 0; sent < 80; sent++) answers.push(await getStatus())
  expect(answers.slice(0, 60).map(({ status }) => status)).toEqual(Array(60).fill(200))
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
})

describe('an approval of a refused release', () => {
  const refusal = {
    key: 'k',
    ref: 'Zmaster3',
    refusedAt: '2026-11-20T10:00:00.000Z',
    retryAt: null,
    problems: ['release: only 1 of 43 jobs would be left.'],
    canBeApproved: true,
  }
  const approve = (body: object) =>
    request(sidecar.adminApp).post('/approve').set(bearer).send(body)
  const approval = () =>
    JSON.parse(readFileSync(path.join(sidecar.inboxRoot, 'approval.json'), 'utf8')) as object

  it('is recorded for exactly the refused ref and logged', async () => {
    leaveState({ refusal })
    const response = await approve({ ref: 'Zmaster3', reason: 'the season is over' })
    expect(response.status).toBe(200)
    const { ref, refusedAt } = refusal
    expect(approval()).toMatchObject({ ref, refusedAt, allowEmpty: false })
    expect(sidecar.lines).toContainEqual(expect.objectContaining({ audit: 'approve' }))
  })

  it('is answered with 409 if the ref is not refused', async () => {
    leaveState({ refusal })
    expect((await approve({ ref: 'Zmaster4', reason: 'x' })).status).toBe(409)
    expect(approval).toThrow('ENOENT')
  })

  it('needs a reason and the token', async () => {
    leaveState({ refusal })
    expect((await approve({ ref: 'Zmaster3' })).status).toBe(400)
    const bare = request(sidecar.adminApp).post('/approve').send({ ref: 'Zmaster3', reason: 'x' })
    expect((await bare).status).toBe(401)
  })

  it.each<[string, string, number]>([
    ['half of JSON', '{"ref":', 400],
    ['a number for the ref', '{"ref":1,"reason":"x"}', 400],
    ['an empty reason', '{"ref":"Zmaster3","reason":" "}', 400],
    ['more than 4 kB', JSON.stringify({ ref: 'Zmaster3', reason: 'x'.repeat(4_100) }), 413],
  ])('an approval with %s is refused and not recorded', async (_, body, status) => {
    leaveState({ refusal })
    const call = request(sidecar.adminApp).post('/approve').set(bearer)
    const response = await call.type('application/json').send(body)
    expect(response.status).toBe(status)
    expect(response.body).toHaveProperty('error')
    expect(approval).toThrow('ENOENT')
  })

  it('is offered on the status page beside the problems', async () => {
    leaveState({ refusal })
    const { text } = await getStatus().set('Accept', 'text/html')
    expect(text).toContain('only 1 of 43 jobs')
    expect(text).toContain('npm run approve -- Zmaster3')
  })

  it('cannot be given on the public port', async () => {
    const response = await request(sidecar.app).post('/approve').set(bearer).send({ ref: 'x' })
    expect(response.status).toBe(404)
  })
})

describe('the metrics of the sidecar', () => {
  it('count webhooks by result and contain no secret', async () => {
    const send = (secret: string) =>
      request(sidecar.app).post('/api/webhooks/prismic').send({ type: 'api-update', secret })
    await send(SECRET)
    await send('wrong')
    leaveRelease()
    leaveState({ refusal: null, behindSince: new Date(Date.now() - 90_000).toISOString() })
    const { text, status } = await request(sidecar.adminApp).get('/metrics')
    expect(status).toBe(200)
    expect(text).toContain('careers_webhook_requests_total{type="api-update",result="accepted"} 1')
    expect(text).toContain('careers_webhook_requests_total{type="api-update",result="mismatch"} 1')
    expect(text).toContain('careers_webhook_secret_slot_total{slot="0"} 1')
    expect(text).not.toMatch(/^nodejs_active_\w+_total/m)
    expect(Number(/^careers_staleness_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(80)
    expect(text).not.toContain(SECRET)
  })

  it('are absent, instead of zero, where nothing is known of releases and builds', async () => {
    const ask = async () => (await request(sidecar.adminApp).get('/metrics')).text
    const known = /^careers_(release|staleness|rebuild|publishing)\w+ /gm
    expect((await ask()).match(known)).toBeNull()
    leaveRelease()
    expect((await ask()).match(known)).toHaveLength(8)
    expect(await ask()).toMatch(/^careers_release_jobs 43$/m)
  })

  it('say how long the job board could not be read', async () => {
    const since = new Date(Date.now() - 90_000).toISOString()
    const measure = async (of: 'content' | 'board') => {
      leaveState({ trouble: { since, message: 'The board is down.', of } })
      const { text } = await request(sidecar.adminApp).get('/metrics')
      return Number(/^careers_board_unread_seconds (\S+)$/m.exec(text)?.[1])
    }
    leaveRelease()
    expect(await measure('content')).toBe(0)
    expect(await measure('board')).toBeGreaterThan(80)
  })

  it('say since when the content is unread, also if it was never read', async () => {
    const ask = async () => {
      const { text } = await request(sidecar.adminApp).get('/metrics')
      const [, value] = /^careers_content_read_timestamp_seconds (\S+)$/m.exec(text) ?? []
      return value === undefined ? null : Number(value)
    }
    const startedAt = Date.UTC(2026, 10, 20, 9) / 1000
    jest.spyOn(Date, 'now').mockReturnValue(startedAt * 1000)
    sidecar.remove()
    sidecar = await createTestSidecar()
    expect(await ask()).toBeNull()
    leaveRelease()
    expect(await ask()).toBe(startedAt)
    leaveState({ unreadSince: '2026-11-20T10:00:00.000Z' })
    expect(await ask()).toBe(Date.UTC(2026, 10, 20, 10) / 1000)
    leaveState({ wanted: { ref: 'Zmaster2', code: 'b', readAt: '2026-11-20T11:00:00.000Z' } })
    expect(await ask()).toBe(Date.UTC(2026, 10, 20, 11) / 1000)
  })

  it('say how long publications took to be live, each once, but for those before this start', async () => {
    const ask = async () => {
      const { text } = await request(sidecar.adminApp).get('/metrics')
      return /^careers_publish_seconds_sum (\S+)\ncareers_publish_seconds_count (\S+)$/m
        .exec(text)
        ?.slice(1)
        .map(Number)
    }
    const now = Date.now()
    const from = (seconds: number) => new Date(now + seconds * 1_000).toISOString()
    const built = (
      publishedAt: string | null,
      endedAt: string,
      result: BuildResult = 'live',
    ): Outcome => ({
      result,
      reasons: [],
      requestIds: [],
      publishedAt,
      startedAt: endedAt,
      endedAt,
      releaseId: 'r',
      ref: 'Z',
      jobs: 1,
      changes: null,
      warnings: [],
      message: null,
    })
    const former = built(from(-70), from(-60))
    leaveRelease()
    leaveState({ outcomes: [former] })
    expect(await ask()).toEqual([0, 0])
    const second = built(from(90), from(120))
    const others = [built(null, from(110)), built(from(80), from(100), 'refused')]
    leaveState({ outcomes: [second, ...others, built(from(10), from(14)), former] })
    expect(await ask()).toEqual([34, 2])
    expect(await ask()).toEqual([34, 2])
  })

  it('say that publishing is held, as long as what was rolled back is what is wanted', async () => {
    const ask = async () => {
      const { text } = await request(sidecar.adminApp).get('/metrics')
      return /^careers_publishing_held (\d)$/m.exec(text)?.[1]
    }
    const hold = { ref: 'Zmaster2', code: 'b', releaseId: 'r' }
    leaveRelease()
    leaveState({ hold, wanted: readBefore(0) })
    expect(await ask()).toBe('1')
    leaveState({ hold, wanted: { ...readBefore(0), code: 'c' } })
    expect(await ask()).toBe('0')
    leaveState({ hold: null, wanted: readBefore(0) })
    expect(await ask()).toBe('0')
  })

  it('say which code runs', async () => {
    const built = await createTestSidecar({ GIT_COMMIT: 'abc1234' })
    const { text } = await request(built.adminApp).get('/metrics')
    expect(text).toMatch(/^careers_build_info\{version="[\d.]*",revision="abc1234"\} 1$/m)
    built.remove()
  })

  it('say whether rebuilds can be started', async () => {
    const ask = async () => (await request(sidecar.adminApp).get('/metrics')).text
    const timers = jest.spyOn(globalThis, 'setTimeout')
    expect(await ask()).toMatch(/^careers_launcher_working 1$/m)
    rmSync(sidecar.inboxRoot, { recursive: true })
    writeFileSync(sidecar.inboxRoot, 'a file where the folder should be')
    // The answer is kept for a while, however many ask.
    expect(await ask()).toMatch(/^careers_launcher_working 1$/m)
    const [toEnd] = timers.mock.calls.find(([, ms]) => ms === 15_000) ?? []
    toEnd?.()
    expect(await ask()).toMatch(/^careers_launcher_working 0$/m)
    expect(JSON.stringify(sidecar.lines)).toContain('rebuilds cannot be started')
  })

  it('are not on the public port', async () => {
    expect((await request(sidecar.app).get('/metrics')).status).toBe(404)
  })
})

it('POST /rebuild starts a rebuild', async () => {
  const response = await request(sidecar.adminApp).post('/rebuild').set(bearer)
  expect(response.status).toBe(202)
  const hint = readFileSync(path.join(sidecar.inboxRoot, 'hint.json'), 'utf8')
  expect(JSON.parse(hint)).toMatchObject({ ref: null })
})

it('POST /rebuild answers 503 if the hint cannot be written, and 401 without the token', async () => {
  mkdirSync(path.dirname(sidecar.inboxRoot), { recursive: true })
  writeFileSync(sidecar.inboxRoot, 'a file where the folder should be')
  const response = await request(sidecar.adminApp).post('/rebuild').set(bearer)
  expect(response.status).toBe(503)
  expect(response.body.error).toContain('INBOX_ROOT')
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  expect((await request(sidecar.adminApp).post('/rebuild')).status).toBe(401)
})

it('/readyz on the admin port answers 503 when the sidecar is stopping', async () => {
  expect((await request(sidecar.adminApp).get('/readyz')).status).toBe(200)
  sidecar.beginToStop()
  expect((await request(sidecar.adminApp).get('/readyz')).status).toBe(503)
})
