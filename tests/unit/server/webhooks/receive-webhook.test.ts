import { Writable } from 'node:stream'
import fc from 'fast-check'
import { pino } from 'pino'
import { receiveWebhook } from '../../../../server/webhooks/receive-webhook.js'

const SECRET = 'a-secret-of-the-webhook'
const REPOSITORY = 'our-repository'
const REF = /^[\w~.-]{1,200}$/

const among = (...values: unknown[]) => fc.constantFrom(...values)
const anything = fc.jsonValue({ maxDepth: 3 })
/** Mostly as the CMS sends it; each field may be missing, of another type, or of another's. */
const fields = fc.record(
  {
    type: fc.oneof(among('api-update', 'test-trigger', 'other', ''), anything),
    secret: fc.oneof(among(SECRET, SECRET, `${SECRET} `, SECRET.slice(1), [SECRET]), anything),
    domain: fc.oneof(among(REPOSITORY, REPOSITORY, 'another', '', null), anything),
    masterRef: fc.oneof(among('Zx~1.a-b', 'x'.repeat(201), '../x', ''), anything),
    apiUrl: fc.webUrl(),
    ['__proto__']: among({ secret: SECRET, type: 'api-update' }),
    releases: anything,
  },
  { requiredKeys: [] },
)
const bodies = fc.oneof(
  { weight: 6, arbitrary: fields },
  { weight: 1, arbitrary: anything },
  { weight: 1, arbitrary: fc.array(fields, { maxLength: 2 }) },
)

/** What comes of a body, and everything that is logged or counted of it. */
async function receive(body: unknown) {
  const told: string[] = []
  const lines = new Writable({
    write(chunk, _, done) {
      told.push(String(chunk))
      done()
    },
  })
  const launched: object[] = []
  const result = await receiveWebhook(
    body,
    {
      repositoryName: REPOSITORY,
      secrets: [SECRET],
      areWanted: true,
      launcher: {
        name: 'local',
        launch: async (request) => {
          launched.push(request)
          return { build: 'one', isNew: true }
        },
        check: async () => {},
      },
      record: async (webhook) => void told.push(JSON.stringify(webhook)),
      count: (...counted) => void told.push(JSON.stringify(counted)),
      observe: () => {},
    },
    { requestId: 'request', receivedAt: '2026-11-23T00:00:00.000Z', logger: pino(lines) },
  )
  return { result, launched, told: told.join('') + JSON.stringify([result, launched]) }
}

const read = (text: string) => JSON.parse(text) as Record<string, unknown> | null

it('whatever the body of a webhook, only an update of this repository with the secret starts a build', async () => {
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const text = JSON.stringify(body)
      const { result, launched } = await receive(read(text))
      const given = Array.isArray(body) ? null : read(text)
      const isOurs = given?.['secret'] === SECRET
      const { type, domain } = given ?? {}
      const isElsewhere = typeof domain === 'string' && domain !== '' && domain !== REPOSITORY
      const isWanted = isOurs && !isElsewhere && type === 'api-update'
      expect(launched).toHaveLength(isWanted ? 1 : 0)
      expect(result.result === 'accepted').toBe(isWanted)
      expect(['mismatch', 'unreadable'].includes(result.result)).toBe(!isOurs)
    }),
    { numRuns: 1000 },
  )
})

it('no line, record or request of a webhook has its secret, and a ref is passed on only if it is one', async () => {
  await fc.assert(
    fc.asyncProperty(fields, async (body) => {
      const { launched, told } = await receive(read(JSON.stringify({ ...body, secret: SECRET })))
      expect(told).not.toContain(SECRET)
      const { masterRef } = body as { masterRef?: unknown }
      const isRef = typeof masterRef === 'string' && REF.test(masterRef)
      expect(launched.every((request) => 'ref' in request)).toBe(true)
      for (const request of launched)
        expect(request).toMatchObject({ ref: isRef ? masterRef : null })
    }),
    { numRuns: 1000 },
  )
})
