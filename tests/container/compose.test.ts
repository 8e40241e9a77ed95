import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { ask, type Answer } from '../contract/ask.js'
import { listFiles } from '../../builder/lib/list-files.js'
import { compose, describeContainers } from '../helpers/containers.js'
import { startAsNpmDoes } from '../helpers/npm-start.js'
import { findFreePort } from '../helpers/free-port.js'

const BUILD_TIME = 900_000
const PROJECT = `careers-test-${process.pid}`

describeContainers('docker-compose.yml', () => {
  let env: Record<string, string>
  let siteUrl: string

  beforeAll(async () => {
    env = {
      COMPOSE_PROJECT_NAME: PROJECT,
      PORT: String(await findFreePort()),
      CONTENT_PORT: String(await findFreePort()),
    }
    siteUrl = `http://127.0.0.1:${env.PORT}`
    compose(env, 'up', '--build', '--detach')
    await untilAnswering(siteUrl)
  }, BUILD_TIME)
  afterAll(() => void compose(env, 'down', '--volumes'), 120_000)

  it('serves the sample as a site of this machine', async () => {
    const home = (await ask(siteUrl, { path: '/' })).body.toString()
    expect(home).toContain('<link rel="canonical" href="http://localhost:8080/"')
    const shared = await ask(siteUrl, { path: '/page-data/app-data.json' })
    expect(JSON.parse(shared.body.toString()).preview).toMatchObject({
      apiEndpoint: 'http://localhost:8090/api/v2',
    })
  })

  it('serves the same bytes as npm start, under every address of the release', async () => {
    const started = await startAsNpmDoes()
    try {
      const all = await listFiles(path.join(started.siteRoot, 'current/public'))
      const files = all.filter((name) => !/\.(br|gz)$/.test(name) && name !== 'version.json')
      expect(files.length).toBeGreaterThan(43 * 2)
      const differing = []
      for (const name of files) {
        const asked = `/${name}`.replace(/(^|\/)index\.html$/, '') || '/'
        const [here, there] = await Promise.all(
          [started.baseUrl, siteUrl].map((baseUrl) => ask(baseUrl, { path: encodeURI(asked) })),
        )
        if (!isDeepStrictEqual(readWhole(here), readWhole(there))) differing.push(asked)
      }
      expect(differing).toEqual([])
    } finally {
      await started.stop()
    }
  })

  it('passes the sidecar’s requests on', async () => {
    const { headers } = await ask(siteUrl, { path: '/api/status' })
    expect(headers).toHaveProperty('x-request-id')
  })

  it('has content that browsers can reach', async () => {
    const { status } = await ask(`http://127.0.0.1:${env.CONTENT_PORT}`, { path: '/api/v2' })
    expect(status).toBe(200)
  })

  it('lets web read the releases and nobody else but the builder write them', () => {
    const write = ['sh', '-c', 'touch /srv/site/mark && echo written; touch /mark && echo written']
    expect(runQuietly('exec', '-T', 'web', ...write)).not.toContain('written')
  })

  it('serves a release as soon as the builder has published it', async () => {
    const before = await ask(siteUrl, { path: '/' })
    compose(env, 'build', 'builder')
    compose(env, 'run', '--rm', 'builder')
    const releases = compose(env, 'exec', '-T', 'web', 'ls', '/srv/site/releases')
    expect(releases.trim().split('\n')).toHaveLength(2)
    const after = await ask(siteUrl, { path: '/' })
    expect(after.status).toBe(200)
    expect(after.body.toString()).toBe(before.body.toString())
  }, 300_000)

  /** The text of a redirect is the server's own, and nobody reads it. */
  function readWhole(answer: Answer | undefined) {
    if (answer === undefined) return null
    const { status, headers, body } = answer
    return { status, location: headers.location, body: status < 400 && status >= 300 ? null : body }
  }

  function runQuietly(...args: string[]): string {
    try {
      return compose(env, ...args)
    } catch (error) {
      return (error as Error).message.replace(/^.*failed:/, '')
    }
  }
})

async function untilAnswering(baseUrl: string) {
  for (;;) {
    const answer = await ask(baseUrl, { path: '/healthz' }).catch(() => null)
    if (answer?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
