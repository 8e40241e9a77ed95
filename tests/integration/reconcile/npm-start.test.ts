import { ask } from '../../contract/ask.js'
import { startAsNpmDoes, type StartedSite } from '../../helpers/server/start-as-npm-does.js'

const SECRET = 'a-secret-of-this-test'
const TOKEN = 'a-token-of-this-test'
/** Of the draft that is published. */
const NEW_JOB = '/flood-forecaster/1101'

let site: StartedSite

beforeAll(async () => {
  site = await startAsNpmDoes({
    CONTENT_PORT: '0',
    PRISMIC_WEBHOOK_SECRET: SECRET,
    STATUS_TOKEN: TOKEN,
    // So that only the webhook can cause the build.
    REBUILD_POLL_MS: '3600000',
  })
})
afterAll(() => site.stop())

it('npm start brings a published draft live and its status reports the times', async () => {
  const publishPage = await until(
    () => /publish its drafts on (\S+)\s/.exec(site.output())?.[1] ?? null,
  )
  expect((await ask(site.baseUrl, { path: NEW_JOB })).status).toBe(404)

  const published = await postJson(publishPage, { draft: 'spring-hiring' })
  const { ref: masterRef } = (await published.json()) as { ref: string }
  const webhook = { type: 'api-update', secret: SECRET, domain: 'careers-sample', masterRef }
  expect((await postJson(`${site.baseUrl}/api/webhooks/prismic`, webhook)).status).toBe(200)
  await until(async () => (await ask(site.baseUrl, { path: NEW_JOB })).status === 200 || null)

  const toOutcome = async () => {
    const headers = { authorization: `Bearer ${TOKEN}` }
    const answer = await fetch(`${site.baseUrl}/api/status`, { headers })
    // It answers a few requests a second.
    if (answer.status === 429) return null
    const { outcomes } = (await answer.json()) as { outcomes: Outcome[] }
    return outcomes.find(({ ref }) => ref === masterRef) ?? null
  }
  const outcome = await until(toOutcome)
  expect(outcome).toMatchObject({ result: 'live', reasons: expect.any(Array) })
  expect(outcome.summary).toMatch(/^Published \d\d:\d\d:\d\d, live \d\d:\d\d:\d\d$/)
  const line = await until(() => findLogLine(outcome.releaseId))
  expect(line).toMatchObject({ publishedAt: outcome.publishedAt, endedAt: outcome.endedAt })
})

interface Outcome {
  ref: string
  releaseId: string
  publishedAt: string
  endedAt: string
  summary: string
}

function postJson(url: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** The line about a release in the builder's log. */
function findLogLine(releaseId: string): object | null {
  const lines = site
    .output()
    .split('\n')
    // Of the last one, only the beginning may be there.
    .slice(0, -1)
    .filter((line) => line.includes(`"${releaseId}"`))
  return (
    lines.map((line) => JSON.parse(line) as object).find((line) => 'publishedAt' in line) ?? null
  )
}

async function until<Value>(read: () => Promise<Value | null> | Value | null): Promise<Value> {
  for (;;) {
    const found = await read()
    if (found !== null) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
