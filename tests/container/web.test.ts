import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { StartedTestContainer } from 'testcontainers'
import { ask } from '../contract/ask.js'
import { CONTRACT_CASES } from '../contract/contract-cases.js'
import { findProblems } from '../contract/find-problems.js'
import { readPublicFile, readReleaseFacts } from '../contract/release-facts.js'
import {
  baseUrlOf,
  buildImage,
  describeContainers,
  docker,
  listUnwantedFiles,
  startHardened,
} from './containers.js'
import { listFiles } from '../helpers/site/list-files.js'

const BUILD_TIME = 900_000
/** As deploy/images.md gives them to `docker build`. */
const LABELS = {
  'org.opencontainers.image.source': 'the source',
  'org.opencontainers.image.version': 'the version',
  'org.opencontainers.image.revision': 'the revision',
  'org.opencontainers.image.created': 'the date',
}

describeContainers('the web image', () => {
  let image: string
  let folder: string
  let siteRoot: string
  let configuration: string

  beforeAll(() => {
    const labels = Object.entries(LABELS).map(([name, value]) => `--label=${name}=${value}`)
    image = buildImage('web', ...labels)
    folder = mkdtempSync(path.join(tmpdir(), 'careers-image-'))
    siteRoot = path.join(folder, 'site')
    const id = docker('create', image).trim()
    docker('cp', `${id}:/srv/site`, siteRoot)
    configuration = path.join(folder, 'nginx')
    docker('cp', `${id}:/opt/nginx`, configuration)
    docker('rm', id)
  }, BUILD_TIME)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is labelled, and runs as a numeric user with a stop signal and a health check', () => {
    const { Config } = JSON.parse(docker('inspect', image))[0]
    expect(Config).toMatchObject({
      User: '101:101',
      StopSignal: 'SIGQUIT',
      ExposedPorts: { '8080/tcp': {}, '8081/tcp': {} },
      Labels: {
        'org.opencontainers.image.title': 'careers-web',
        'org.opencontainers.image.licenses': 'MIT',
        'org.opencontainers.image.base.name': 'debian:trixie-slim',
        ...LABELS,
      },
    })
    expect(Config.Healthcheck.Test[0]).toBe('CMD')
  })

  it('has the configuration that suites without containers hold to the contract', () => {
    const source = path.resolve(__dirname, '../../nginx')
    expect(listFiles(configuration)).toEqual(listFiles(source))
    for (const name of listFiles(source)) {
      const [here, there] = [configuration, source].map((at) => readFileSync(path.join(at, name)))
      expect([name, there?.equals(here ?? Buffer.alloc(0))]).toEqual([name, true])
    }
  })

  it('contains no setuid programs and no secrets', () => {
    expect(listUnwantedFiles(image)).toEqual([])
  })

  it('contains neither Node nor a package of npm', () => {
    const look = 'command -v node npm; find / -xdev -name node_modules -o -name "*.ts" | head'
    expect(docker('run', '--rm', '--user=0', '--entrypoint=sh', image, '-c', look)).toBe('')
  })

  it('contains no file that its user could change', () => {
    const look =
      'find / -xdev -writable -not -path "/tmp*" -not -path "/proc*" -not -path "/dev*" -not -type l'
    const found = docker('run', '--rm', '--entrypoint=sh', image, '-c', `${look} 2>/dev/null; true`)
    const allowed = ['/run/lock', '/var/tmp']
    expect(found.split('\n').filter((name) => name && !allowed.includes(name))).toEqual([])
  })

  it('adds at most 25 MB to its base image and the site', () => {
    const size = (name: string) => Number(docker('inspect', '--format', '{{.Size}}', name))
    const site = docker('history', '--no-trunc', '--human=false', '--format', '{{.Size}}', image)
      .split('\n')
      .map(Number)
      .find((bytes) => bytes > 0)
    expect(size(image) - size('debian:trixie-slim') - (site ?? 0)).toBeLessThan(25_000_000)
  })

  it('serves without a shell, because its configuration is complete', async () => {
    const name = `careers-test-shell-${process.pid}`
    docker(
      ...['run', '--detach', '--rm', '--read-only', '--cap-drop=ALL', `--name=${name}`],
      ...['--tmpfs=/tmp/nginx:mode=1777', '--publish=127.0.0.1::8080', '--entrypoint=nginx'],
      ...['--no-healthcheck', image],
      ...['-c', '/opt/nginx/nginx.conf', '-g', 'daemon off;'],
    )
    const address = docker('port', name, '8080').trim()
    await untilServing(`http://${address}`)
    expect(listPrograms(name)).toEqual(['nginx'])
    expect((await ask(`http://${address}`, { path: '/' })).status).toBe(200)
    docker('stop', name)
  })

  it('runs nothing but nginx if it does not watch for releases', async () => {
    const command = ['--reload-interval=off']
    const container = await startHardened(image, { port: 8080, command })
    // Beside the engine's own health checks.
    expect(listPrograms(container.getId()).filter((name) => name !== 'bash')).toEqual(['nginx'])
    await container.stop()
  })

  it('writes to a volume on /tmp that belongs to another user, as on Fargate', async () => {
    const id = docker('run', '--detach', '--rm', '--read-only', '--publish=127.0.0.1::8080', image)
    const address = docker('port', id.trim(), '8080').trim()
    await untilServing(`http://${address}`)
    expect((await ask(`http://${address}`, { path: '/healthz' })).status).toBe(200)
    docker('stop', id.trim())
  })

  describe('a running container', () => {
    let container: StartedTestContainer
    let baseUrl: string

    beforeAll(async () => {
      container = await startHardened(image, { port: 8080 })
      baseUrl = baseUrlOf(container, 8080)
    })
    afterAll(async () => void (await container.stop()))

    it('watches for releases', () => {
      expect(listPrograms(container.getId()).join()).toContain('watch-release')
    })

    it('serves its own release as the contract says: one question of each kind', async () => {
      const facts = readReleaseFacts(siteRoot)
      expect(facts.jobs.length).toBeGreaterThanOrEqual(43)
      const problems = []
      for (const listCases of Object.values(CONTRACT_CASES)) {
        const [asked] = listCases(facts)
        if (asked === undefined) continue
        const body = asked.bodyOf === undefined ? null : readPublicFile(facts, asked.bodyOf)
        problems.push(...findProblems(asked, await ask(baseUrl, asked), body))
      }
      expect(problems).toEqual([])
    })

    it('answers 503 for a missing sidecar, and serves pages as usual', async () => {
      const webhook = await ask(baseUrl, { path: '/api/webhooks/prismic', method: 'POST' })
      expect(webhook.status).toBe(503)
      expect(JSON.parse(webhook.body.toString())).toHaveProperty('error')
      expect((await ask(baseUrl, { path: '/' })).status).toBe(200)
    })
  })
})

/** Names of the programs that run in a container, each once. */
function listPrograms(container: string): string[] {
  const lines = docker('top', container, '-eo', 'pid,comm').trim().split('\n').slice(1)
  return [...new Set(lines.map((line) => line.trim().split(/\s+/)[1] ?? ''))].sort()
}

async function untilServing(baseUrl: string): Promise<void> {
  for (;;) {
    const answer = await ask(baseUrl, { path: '/healthz' }).catch(() => null)
    if (answer?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
