import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { readBuilderConfig } from '../../../builder/lib/config.js'
import { hashSettings } from '../../../builder/release/hash-settings.js'
import { readConfig } from '../../../server/content-service/read-config.js'
import { withSampleContent } from '../../../server/content-service/serve-sample.js'

/* With compose, the image's release and the builder's have the same settings. */

const ROOT = path.resolve(__dirname, '../../..')
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8')

type Variables = Record<string, string | null>
interface Service {
  build: { args?: Variables }
  environment: Variables
  ports?: string[]
}
const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>
}

/** What compose makes of variables, with those of the user's shell. */
function resolve(variables: Variables = {}, shell: Record<string, string>) {
  const entries = Object.entries(variables).flatMap(([name, value]) => {
    if (value === null) return shell[name] === undefined ? [] : [[name, shell[name]]]
    return [[name, interpolate(value, shell)]]
  })
  return Object.fromEntries(entries) as Record<string, string>
}

function interpolate(text: string, shell: Record<string, string>): string {
  return text.replace(/\$\{(\w+):-([^}]*)\}/g, (_, name: string, other: string) => {
    return shell[name] || other
  })
}

/** Of the release that the image is built with: the sample's service runs during that step. */
function readImageConfig(shell: Record<string, string>) {
  const args = resolve(services['web']?.build.args, shell)
  const { port, publicUrl } = readConfig(args, '')
  const origin = publicUrl ?? `http://localhost:${port}`
  const service = { port: 41234, publicUrl: origin, accessTokens: [] }
  return readBuilderConfig(withSampleContent(args, service as never), ROOT)
}

/** Compose builds the images with one shell, and may start them with another. */
function readBuilder(shell: Record<string, string>, atBuild = shell) {
  const { GIT_COMMIT = '' } = resolve(services['builder']?.build.args, atBuild)
  return readBuilderConfig(
    { GIT_COMMIT, ...resolve(services['builder']?.environment, shell) },
    ROOT,
  )
}

const shells: Record<string, string>[] = [
  {},
  { CONTENT_PORT: '18778', PORT: '8081' },
  { CONTENT_PUBLIC_URL: 'http://content.test' },
  {
    SERVICE_WORKER: 'false',
    GIT_COMMIT: 'abc',
    SITE_URL: 'https://jobs.test',
    SITE_ENV: 'staging',
  },
  { PREVIEW_API_ENDPOINT: 'https://acme.test/api/v2', SECURITY_CONTACT: 'mailto:a@acme.test' },
]

it.each(shells)(
  'the first start builds nothing that the image has already, with %j',
  async (shell) => {
    expect(await hashSettings(readBuilder(shell))).toBe(await hashSettings(readImageConfig(shell)))
  },
)

it.each([{}, { GIT_COMMIT: 'def' }])(
  'the revision is that of the images, started with %j',
  (shell) => {
    const atBuild = { GIT_COMMIT: 'abc' }
    expect(readImageConfig(atBuild).gitCommit).toBe('abc')
    expect(readBuilder(shell, atBuild).gitCommit).toBe('abc')
  },
)

it('the service worker’s kill switch reaches the image and the builder', () => {
  const shell = { SERVICE_WORKER: 'false' }
  expect(readImageConfig(shell).hasServiceWorker).toBe(false)
  expect(readBuilder(shell).hasServiceWorker).toBe(false)
})

it('the Dockerfile takes every setting that compose gives to the site', () => {
  const [, site = ''] = read('Dockerfile').split('FROM bundle AS site')
  const taken = [...(site.split('\nRUN')[0] ?? '').matchAll(/^ARG (\w+)$/gm)].map(
    ([, name]) => name,
  )
  const given = Object.keys(services['web']?.build.args ?? {})
  expect(taken.filter((name) => name !== 'CONTENT_REF').sort()).toEqual(given.sort())
})

describe('another port of the content service, by one variable', () => {
  const shell = { CONTENT_PORT: '18778' }

  it('is where it listens, in its container and outside', () => {
    const { ports = [], environment } = services['content'] ?? { environment: {} }
    expect(ports.map((port) => interpolate(port, shell))).toEqual(['0.0.0.0:18778:18778'])
    const { port, publicUrl } = readConfig(resolve(environment, shell), '')
    expect([port, publicUrl]).toEqual([18778, null])
  })

  it('is where browsers look for drafts and pictures, and the builder for both', () => {
    expect(readBuilder(shell)).toMatchObject({
      apiEndpoint: 'http://content:18778/api/v2',
      previewApiEndpoint: 'http://localhost:18778/api/v2',
    })
    expect(readImageConfig(shell).previewApiEndpoint).toBe('http://localhost:18778/api/v2')
  })
})
