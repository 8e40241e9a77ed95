import {
  createContentClient,
  type ContentClientOptions,
} from '../../../client/shared/content-api/create-content-client.js'
import { fetchSnapshot } from '../../../client/shared/content-api/fetch-snapshot.js'
import * as MESSAGES from '../../../client/shared/constants/messages.js'
import {
  startContentService,
  type Fault,
  type FaultRule,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { madeJob, madeJobs, madeRepository } from '../../helpers/content/made-documents.js'
import { createTestPlatform } from '../../helpers/content/create-test-platform.js'

const DOCUMENTS = madeRepository(madeJobs(46))
const TOKEN = 'secret-access-token'
const OAUTH = { oauth_initiate: 'https://a.example/auth', oauth_token: 'https://a.example/token' }
const PREVIEW_URL = 'https://careers-test.prismic.io/previews/YXyz:AbC?websitePreviewId=YXyz'

let content: TestContentService
let platform: ReturnType<typeof createTestPlatform>
/** In ms for each request: long enough for a busy machine. */
let timeout: number

beforeEach(async () => {
  content = await startContentService({ documents: DOCUMENTS })
  platform = createTestPlatform()
  timeout = 10_000
})

afterEach(() => content.close())

function createClient(options: Partial<ContentClientOptions> = {}) {
  return createContentClient(
    {
      repositoryName: content.repository.name,
      apiEndpoint: content.apiEndpoint,
      accessToken: TOKEN,
      lang: 'en-gb',
      pageSize: 20,
      timeout,
      ...options,
    },
    platform,
  )
}

/** Fails if the snapshot lacks a document or holds one twice. */
async function readAll(ref?: string) {
  const snapshot = await fetchSnapshot(createClient(), ref === undefined ? {} : { ref })
  const ids = new Set(snapshot.documents.map(({ id }) => id))
  expect(ids.size).toBe(snapshot.documents.length)
  for (const { id } of DOCUMENTS) expect(ids).toContain(id)
  return snapshot
}

/** With little time for answers that never end. */
function setFault(rules: readonly FaultRule[]): void {
  if (rules.some(({ fault: { kind } }) => ENDLESS.has(kind))) timeout = 500
  content.setFault(...rules)
}

const ENDLESS: ReadonlySet<Fault['kind']> = new Set(['stalled', 'dribbling'])

const status = (code: number, body?: unknown, headers: Record<string, string> = {}): Fault => ({
  kind: 'status',
  status: code,
  body,
  headers,
})

const always = (fault: Fault): FaultRule[] => [{ fault }]
const once = (fault: Fault, request = 2): FaultRule[] => [{ fault, requests: [request] }]

describe('a permanent fault', () => {
  const generic = 'An invalid API response was returned'
  const failures: [string, FaultRule[], object][] = [
    [
      '400 with a message and a type',
      always(
        status(400, {
          type: 'parsing-error',
          message: `unexpected ] near ${TOKEN}`,
          line: 1,
          column: 12,
          id: 0,
          location: ']]',
        }),
      ),
      {
        failure: 'parsing',
        message: 'unexpected ] near [access token]',
        position: { line: 1, column: 12, location: ']]' },
      },
    ],
    [
      '400 without a body',
      always(status(400, {})),
      { failure: 'invalid-response', message: generic },
    ],
    [
      '401 with the oauth body',
      always(status(401, { error: 'Invalid access token', ...OAUTH })),
      { failure: 'forbidden', message: 'Invalid access token' },
    ],
    [
      '403 with the oauth body',
      always(status(403, { message: 'This repository is private', ...OAUTH })),
      { failure: 'forbidden', message: 'This repository is private' },
    ],
    [
      '401 of a proxy',
      always(status(401, { error: 'Log in to the proxy' })),
      { failure: 'invalid-response', message: generic },
    ],
    [
      '404 of the whole repository',
      [
        {
          path: '/api/v2',
          fault: status(404, { type: 'api_notfound_error', message: 'Not found' }),
        },
      ],
      { failure: 'invalid-response', status: 404, message: generic },
    ],
    [
      '429 with Retry-After',
      always(status(429, { status_code: 429 }, { 'Retry-After': '1' })),
      { failure: 'rate-limited', status: 429, message: generic },
    ],
    ['500', always(status(500, 'oops')), { failure: 'unavailable', message: generic }],
    [
      'metadata without a master ref',
      [{ path: '/api/v2', fault: status(200, { refs: [] }) }],
      { message: 'Ref could not be found.' },
    ],
    [
      'HTML instead of JSON',
      always({ kind: 'html' }),
      { failure: 'invalid-response', message: generic },
    ],
    [
      'truncated JSON',
      always({ kind: 'truncated-json' }),
      { failure: 'invalid-response', message: generic },
    ],
    [
      'JSON of another shape',
      always(status(200, [])),
      { failure: 'invalid-response', message: generic },
    ],
    ['a stalled body', always({ kind: 'stalled' }), { failure: 'timed-out' }],
    [
      'a body that never ends in time',
      always({ kind: 'dribbling', bytes: 1 }),
      { failure: 'timed-out' },
    ],
    ['a closed socket', always({ kind: 'closed-socket' }), { failure: 'unreachable' }],
    [
      'a page that repeats documents',
      [{ fault: { kind: 'repeated-documents' }, requests: [2, 5, 8] }],
      { failure: 'incomplete' },
    ],
    [
      'a total that shrinks between pages',
      [{ fault: { kind: 'shrunken-total', by: 21 }, requests: [2, 5, 8] }],
      { failure: 'incomplete' },
    ],
  ]

  it.each(failures)(
    'fails with its own error and without the access token: %s',
    async (_, rules, expected) => {
      setFault(rules)
      const error = await readAll().catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ name: 'ContentServiceError', ...expected })
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(TOKEN)
    },
  )

  it('is retried three times if it may be temporary, otherwise never', async () => {
    content.setFault({ path: '/api/v2', fault: status(500) })
    await expect(readAll()).rejects.toThrow()
    expect(content.requests).toHaveLength(4)
    expect(platform.waits).toEqual([150, 300, 600])

    content.requests.length = 0
    content.setFault({ path: '/api/v2', fault: status(403, { error: 'no', ...OAUTH }) })
    await expect(readAll()).rejects.toThrow()
    expect(content.requests).toHaveLength(1)
  })
})

describe('a temporary fault', () => {
  const passing: [string, FaultRule[]][] = [
    ['500', once(status(500))],
    ['503 twice', [{ fault: status(503), requests: [2, 3] }]],
    ['429 without Retry-After', once(status(429))],
    ['HTML instead of JSON', once({ kind: 'html' })],
    ['truncated JSON', once({ kind: 'truncated-json' })],
    ['a stalled body', once({ kind: 'stalled' })],
    ['a closed socket', once({ kind: 'closed-socket' })],
    ['a page that repeats documents', once({ kind: 'repeated-documents' }, 3)],
    ['a total that shrinks between pages', once({ kind: 'shrunken-total', by: 21 })],
    ['a total that shrinks on the first page', once({ kind: 'shrunken-total', by: 21 }, 1)],
    [
      'a master ref that is gone',
      once(status(410, { type: 'api_validation_error', message: 'x' })),
    ],
  ]

  it.each(passing)('is survived, and the whole repository is read: %s', async (_, rules) => {
    setFault(rules)
    const { documents } = await readAll()
    expect(documents).toHaveLength(DOCUMENTS.length)
  })

  it.each([
    ['3', [3000]],
    ['soon', [150]],
    ['0', [150]],
    ['-5', [150]],
  ])('of status 429 with Retry-After %s is retried after %j ms', async (header, waits) => {
    content.setFault(...once(status(429, {}, { 'Retry-After': header })))
    await readAll()
    expect(platform.waits).toEqual(waits)
  })

  it.each([
    ['11', 11_000],
    ['86400', 3_600_000],
    ['Sat, 21 Nov 2026 12:30:00 GMT', 1_800_000],
  ])('of status 429 with Retry-After %s is told at once', async (header, retryAfter) => {
    platform.now = () => Date.parse('2026-11-21T12:00:00Z')
    content.setFault(...always(status(429, {}, { 'Retry-After': header })))
    await expect(readAll()).rejects.toMatchObject({ failure: 'rate-limited', retryAfter })
    expect(platform.waits).toEqual([])
  })

  it('of status 429 with a date in Retry-After is retried then', async () => {
    platform.now = () => Date.parse('2026-11-21T12:00:00Z')
    const until = 'Sat, 21 Nov 2026 12:00:04 GMT'
    content.setFault(...once(status(429, {}, { 'Retry-After': until })))
    await readAll()
    expect(platform.waits).toEqual([4000])
  })
})

describe('content that changes while it is read', () => {
  const publish = (id: string): Fault => ({
    kind: 'change',
    change: (repository) => repository.publishDocuments([madeJob(id)]),
  })

  it('is read again, all at one ref', async () => {
    content.setFault({ fault: publish('1001'), requests: [2] })
    const { ref, documents } = await readAll()
    expect(ref).toBe(content.repository.getMaster().ref)
    expect(documents).toHaveLength(DOCUMENTS.length + 1)
  })

  it('is read again if it changes after the last page', async () => {
    content.setFault({ path: '/api/v2', fault: publish('1002'), requests: [2] })
    const { ref, documents } = await readAll()
    expect(ref).toBe(content.repository.getMaster().ref)
    expect(documents).toHaveLength(DOCUMENTS.length + 1)
  })
})

describe('the ref of a preview', () => {
  const gone: [string, Fault][] = [
    [
      '404, expired',
      status(404, {
        type: 'api_security_error',
        message: 'This preview token has expired',
        ...OAUTH,
      }),
    ],
    [
      '404, unknown preview',
      status(404, { type: 'api_notfound_error', message: `${PREVIEW_URL} not found` }),
    ],
    [
      '404, unknown ref',
      status(404, {
        type: 'api_notfound_error',
        message: 'Ref not found. Ensure you have the correct ref and try again. Master ref is: x',
      }),
    ],
    ['410', status(410, { type: 'api_validation_error', message: 'Expired. Master ref is: x' })],
    ['400, as it once was', status(400, { error: 'Preview token expired' })],
  ]

  it.each(gone)('expires without falling back to published content: %s', async (_, fault) => {
    content.setFault(...always(fault))
    await expect(readAll(PREVIEW_URL)).rejects.toMatchObject({
      failure: 'preview-expired',
      message: MESSAGES.previewExpired,
    })
    const refs = content.requests.flatMap(({ parameters }) => parameters.getAll('ref'))
    expect(new Set(refs)).toEqual(new Set([PREVIEW_URL]))
  })

  it('expires if the service does not know it', async () => {
    await expect(readAll('Z-unknown')).rejects.toMatchObject({ failure: 'preview-expired' })
  })
})
