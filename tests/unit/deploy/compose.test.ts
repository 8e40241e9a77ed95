import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

interface Service {
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  tmpfs?: string[]
  mem_limit?: string
  pids_limit?: number
  logging?: { options: Record<string, string> }
  restart?: string
  ports?: string[]
  volumes?: string[]
  networks?: string[]
  network_mode?: string
  environment?: Record<string, string | null>
  depends_on?: Record<string, { condition: string }>
  stop_grace_period?: string
}

const ROOT = path.resolve(__dirname, '../../..')
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8')
const { services, volumes } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}

describe.each(Object.entries(services))('the Compose service %s', (_, service) => {
  it('is read-only, without capabilities, of a numeric user, and writes to /tmp', () => {
    expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: [expect.stringMatching(/^\/tmp:size=\d+m,/)],
    })
  })

  it('has limits for memory, processes and logs', () => {
    expect(service.mem_limit).toMatch(/^\d+[mg]$/)
    expect(service.pids_limit).toBeGreaterThan(0)
    expect(service.logging?.options).toEqual({ 'max-size': '10m', 'max-file': '3' })
  })

  it('mounts only named volumes, and does not join the network of another service', () => {
    for (const volume of service.volumes ?? []) {
      expect(Object.keys(volumes)).toContain(volume.split(':')[0])
    }
    // (!) A service in the network of another one loses it when that one restarts.
    expect([undefined, 'none']).toContain(service.network_mode)
  })

  it('contains no secret in its environment', () => {
    const { environment = {} } = service
    const given = Object.entries(environment).map(([name, value]) => `${name},${value ?? ''}`)
    const secrets = given.filter((line) => /(?:TOKENS?|SECRET|KEY|CREDENTIALS)\b/.test(line))
    const passedOn = /^\w+,(?:\$\{\w+:-\})?$|^PREVIEW_PROMPT_FOR/
    expect(secrets.filter((line) => !passedOn.test(line))).toEqual([])
  })
})

it('web, sidecar, builder and a content service are started together', () => {
  expect(Object.keys(services).sort()).toEqual(['builder', 'content', 'seed', 'sidecar', 'web'])
})

it('only web and the content service publish a port', () => {
  const published = Object.entries(services).map(([name, { ports }]) => [name, ports])
  expect(Object.fromEntries(published.filter(([, ports]) => ports !== undefined))).toEqual({
    web: ['${PUBLISH_ADDRESS:-0.0.0.0}:${PORT:-8080}:8080'],
    content: ['${PUBLISH_ADDRESS:-0.0.0.0}:${CONTENT_PORT:-8090}:${CONTENT_PORT:-8090}'],
  })
})

it('no service that faces the internet reaches the builder or writes pages', () => {
  const writers = Object.entries(services).flatMap(([name, { volumes: mounts = [] }]) =>
    mounts.some((mount) => /^site:[^:]+(?::(?!ro\b).*)?$/.test(mount)) ? [name] : [],
  )
  expect(writers).toEqual(['seed', 'builder'])
  expect(services['builder']?.networks).not.toContain('front')
})

it('every service restarts by itself, except for the one that runs once', () => {
  expect(Object.keys(services)).not.toEqual([])
  for (const [name, { restart }] of Object.entries(services)) {
    expect([name, restart]).toEqual([name, name === 'seed' ? 'no' : 'unless-stopped'])
  }
})

it('web starts with the release of its image, without waiting for content service or sidecar', () => {
  const listWaitedFor = (name: string): string[] => {
    const names = Object.keys(services[name]?.depends_on ?? {})
    return [...names, ...names.flatMap(listWaitedFor)]
  }
  expect(listWaitedFor('web')).toEqual(['seed'])
})

it('web has more time to stop than nginx takes to end its downloads', () => {
  const shutdown = Number(/worker_shutdown_timeout (\d+)s/.exec(read('nginx/nginx.conf'))?.[1])
  expect(parseInt(services['web']?.stop_grace_period ?? '')).toBeGreaterThan(shutdown)
})
