import { readFileSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { sendWebhook } from '../../../server/content-service/editor/send-webhook.js'
import { makeConnectFolder, startCommand } from '../../helpers/connect/run-connect.js'
import { startPrismic } from '../../helpers/connect/start-prismic.js'
import { startAsNpmDoes, type StartedSite } from '../../helpers/server/start-as-npm-does.js'

let prismic: Awaited<ReturnType<typeof startPrismic>>
let place: ReturnType<typeof makeConnectFolder>
let site: StartedSite

const connect = () =>
  startCommand(['connect', '--dotenv', place.envFile, '--sample', '--yes'], prismic.env).ended

beforeAll(async () => {
  prismic = await startPrismic()
  place = makeConnectFolder()
})
afterAll(async () => {
  await site.stop()
  await prismic.close()
  rmSync(place.folder, { recursive: true })
})

/** It says only by a link which department it is of. */
const JOB = '/qa-engineer/1001'
const department = (name: string) => `href="/departments/engineering">${name}</a>`
const read = async (path: string) => (await fetch(`${site.baseUrl}${path}`)).text()

it('a site is built from what connect has sent, and shows a text that is changed there', async () => {
  expect(await connect()).toMatchObject({ code: 0 })
  const { repository, env, requests } = prismic
  expect(repository.publish()).toHaveLength(94)
  requests.length = 0
  expect(await connect()).toMatchObject({ code: 0 })
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])

  const { PRISMIC_WEBHOOK_SECRET: secret = '', ...written } = parseEnv(
    readFileSync(place.envFile, 'utf8'),
  )
  site = await startAsNpmDoes({
    ...written,
    PRISMIC_WEBHOOK_SECRET: secret,
    PRISMIC_API_ENDPOINT: env.PRISMIC_API_ENDPOINT,
    PRECOMPRESS: 'false',
    // So that only the webhook can cause the build.
    REBUILD_POLL_MS: '3600000',
  })
  expect(site.output()).toContain('is live: 43 jobs')
  expect(await read(JOB)).toContain(department('Engineering'))

  const { id = '', data } = { ...repository.published.find(({ uid }) => uid === 'engineering') }
  repository.updateDocument(id, { data: { ...data, name: 'Listening' } })
  const webhook = { url: `${site.baseUrl}/api/webhooks/prismic`, secret }
  const told = await sendWebhook(repository.content, prismic.url, webhook, repository.publish())
  expect(told).toBe('The webhook was answered with 200.')
  while (!(await read(JOB)).includes(department('Listening'))) await wait(20)
})
