import type { StartedTestContainer } from 'testcontainers'
import { text } from 'node:stream/consumers'
import { ask } from '../contract/ask.js'
import {
  baseUrlOf,
  buildImage,
  describeContainers,
  docker,
  listUnwantedFiles,
  startHardened,
  stopContainer,
} from './containers.js'

const BUILD_TIME = 900_000

describeContainers('the sidecar image', () => {
  let image: string
  let container: StartedTestContainer

  beforeAll(async () => {
    image = buildImage('sidecar')
    container = await startHardened(image, {
      port: 3000,
      environment: { INBOX_ROOT: '/tmp/inbox' },
    })
  }, BUILD_TIME)
  afterAll(async () => void (await container.stop()))

  it('reports that it is alive and ready', async () => {
    const baseUrl = baseUrlOf(container, 3000)
    expect((await ask(baseUrl, { path: '/healthz' })).status).toBe(200)
    expect((await ask(baseUrl, { path: '/readyz' })).status).toBe(200)
  })

  it('exits by itself when it is stopped, and logs only JSON', async () => {
    expect(stopContainer(container, 8)).toBe(0)
    const lines = (await text(await container.logs())).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'listening',
      expect.stringContaining('PRISMIC_WEBHOOK_SECRET is not set, or empty'),
      'stopping',
      'stopped',
    ])
  })

  it('runs as an unprivileged user, without npm and without the files of other images', () => {
    const { Config } = JSON.parse(docker('inspect', image))[0]
    expect(Config).toMatchObject({ User: '1001:1001', StopSignal: 'SIGTERM' })

    const look =
      'command -v npm npx corepack yarn; ls -d /app/node_modules/react /app/node_modules/typescript'
    const found = docker('run', '--rm', '--entrypoint=sh', image, '-c', `{ ${look}; } 2>&1; true`)
    expect(found.match(/^\//gm)).toBeNull()
    expect(listUnwantedFiles(image)).toEqual([])
  })
})
