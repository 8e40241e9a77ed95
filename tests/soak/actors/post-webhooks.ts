import { createAsker } from './ask-site.js'
import type { Actor, Soak } from '../soak.js'

/* The CMS, those who pretend to be it, and those who only make noise. */

const PATH = '/api/webhooks/prismic'

type Webhook = (soak: Soak) => { body: string; type?: string; status: number }

const toBody = ({ parts }: Soak, changed: object) => {
  const { repository } = parts.content
  const masterRef = repository.getMaster().ref
  const body = { type: 'api-update', secret: parts.secret, domain: repository.name, masterRef }
  return JSON.stringify({ ...body, ...changed })
}

const WEBHOOKS = {
  good: (soak) => ({ body: toBody(soak, {}), status: 200 }),
  'a test': (soak) => ({ body: toBody(soak, { type: 'test-trigger' }), status: 200 }),
  'a wrong secret': (soak) => ({ body: toBody(soak, { secret: 'guessed' }), status: 401 }),
  'no secret': (soak) => ({ body: toBody(soak, { secret: undefined }), status: 401 }),
  'a foreign repository': (soak) => ({ body: toBody(soak, { domain: 'foreign' }), status: 200 }),
  'an unknown ref': (soak) => ({ body: toBody(soak, { masterRef: 'Zunknown' }), status: 200 }),
  'half a body': (soak) => ({ body: toBody(soak, {}).slice(0, 30), status: 400 }),
  'no object': () => ({ body: '[1]', status: 400 }),
  'another type': (soak) => ({ body: toBody(soak, {}), type: 'text/plain', status: 415 }),
  'far too much': () => ({ body: 'x'.repeat(110_000), status: 413 }),
} satisfies Record<string, Webhook>

type Kind = keyof typeof WEBHOOKS
const KINDS = Object.keys(WEBHOOKS) as Kind[]

/** Behind nginx, a sidecar that is away answers these. */
const ABSENT = [502, 503, 504]

export async function postWebhook(soak: Soak, { kind }: { kind: Kind }): Promise<void> {
  const { parts, tally, faults } = soak
  const { body, type = 'application/json', status } = { type: undefined, ...WEBHOOKS[kind](soak) }
  const { begun, active } = faults
  tally.count('webhooks')
  const asker = createAsker(parts.origin, () => {})
  try {
    const answer = await asker.ask(PATH, { 'content-type': type, connection: 'close' }, body)
    const isDisturbed = active !== null || faults.begun !== begun
    if (answer.status === status || (isDisturbed && ABSENT.includes(answer.status))) return
    tally.fail('wrong webhooks', `${kind}: ${answer.status} and not ${status}`)
  } catch (error) {
    tally.fail('failures', `a webhook, ${kind}: ${(error as Error).message}`)
  } finally {
    asker.close()
  }
}

export const postWebhooks: Actor = async (soak, random) => {
  const isBurst = random.chance(0.15)
  const kind = isBurst ? 'good' : random.pick(KINDS)
  const posts = Array.from({ length: isBurst ? 8 : 1 }, () => postWebhook(soak, { kind }))
  await Promise.all(posts)
  await soak.pause(1_500 + random.below(3_000))
}
