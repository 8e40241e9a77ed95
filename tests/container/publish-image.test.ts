import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { StartedTestContainer } from 'testcontainers'
import { ask } from '../contract/ask.js'
import {
  baseUrlOf,
  buildImage,
  describeContainers,
  docker,
  startDocker,
  startHardened,
  UNKNOWN_USER,
} from './containers.js'
import { startApi } from '../helpers/server/start-api.js'
import { startContentService, type TestContentService } from '../helpers/content/content-service.js'
import { startDeploymentApi } from '../helpers/deploy/start-deployment-api.js'
import { describeMissingRegistry, startRegistry } from './registry.js'

const BUILD_TIME = 900_000
const ANY_MANIFEST = { accept: 'application/vnd.oci.image.manifest.v1+json' }
/** A draft of the sample: a job that has not been open before. */
const [DRAFT, NEW_JOB] = ['spring-hiring', '1101']

describeContainers('publishing by a layer on the web image', declareTests, describeMissingRegistry)

function declareTests() {
  let registry: Awaited<ReturnType<typeof startRegistry>>
  let api: Awaited<ReturnType<typeof startDeploymentApi>>
  let content: TestContentService
  let publisher: string
  let webImage: string
  let folder: string
  const published: string[] = []
  const containers: StartedTestContainer[] = []

  beforeAll(async () => {
    publisher = buildImage('publisher')
    const built = buildImage('web')
    registry = await startRegistry()
    content = await startContentService()
    webImage = push(built, `${registry.address}/careers/web:1`)
    folder = mkdtempSync(path.join(tmpdir(), 'careers-account-'))
    writeFileSync(path.join(folder, 'token'), 'token-of-the-service-account')
    writeFileSync(path.join(folder, 'namespace'), 'careers')
    api = await startDeploymentApi({ image: webImage }, makeAuthority(path.join(folder, 'ca.crt')))
    chmodSync(folder, 0o755)
  }, BUILD_TIME)
  afterAll(async () => {
    for (const container of containers) await container.stop()
    await api.close()
    await content.close()
    await registry.stop()
    rmSync(folder, { recursive: true })
    docker('image', 'rm', '--force', `${registry.address}/careers/web:1`, ...published)
  })

  it('adds the release to the web image as an unprivileged user, and rolls the image out', async () => {
    expect(await publish()).toContain('serves release')
    const home = await (await serve(api.state.image))('/')
    expect(home.status).toBe(200)
  }, 300_000)

  it('tests the maps of a release with nginx before it publishes the release', () => {
    const image = ['run', '--rm', '--entrypoint=sh', publisher, '-c']
    expect(docker(...image, 'nginx -v 2>&1; ls nginx/snippets')).toMatch(/^nginx .*\nmap-size/)
  })

  it('does nothing while the wanted release is live', async () => {
    const [image, patches] = [api.state.image, api.patches()]
    expect(await publish()).toContain('is what is wanted')
    expect([api.state.image, api.patches()]).toEqual([image, patches])
  }, 300_000)

  it('adds a layer with what is new when an editor has published', async () => {
    const former = api.state.image
    const askFormer = await serve(former)
    content.repository.publish(DRAFT)
    await publish()

    const askNow = await serve(api.state.image)
    expect((await askFormer(`/job_ghid/${NEW_JOB}`)).status).toBe(404)
    const old = await askNow(`/job_ghid/${NEW_JOB}`)
    expect(old.status).toBe(301)
    const job = await askNow(String(old.headers.location))
    expect(job.body.toString()).toContain('<h1')
    expect(listLayers(api.state.image).slice(0, -1)).toEqual(listLayers(former))
    expect(listLayers(former)).toHaveLength(listLayers(webImage).length + 1)
    const labels = docker('inspect', '--format={{json .Config.Labels}}', api.state.image)
    expect(JSON.parse(labels)).toMatchObject({
      'careers.web-image': webImage,
      'careers.content-ref': content.repository.getMaster().ref,
      'careers.release': expect.stringContaining('Z'),
      'org.opencontainers.image.title': 'careers-web',
    })
  }, 300_000)

  it('gives changed files a new entity tag, and the others keep theirs', async () => {
    const [, before = '', after = ''] = [webImage, ...published]
    const [askBefore, askAfter] = [await serve(before), await serve(after)]
    const tagOf = async (asking: typeof askBefore, file: string) =>
      (await asking(file)).headers.etag
    // The draft changes the navigation too, which every page shows.
    for (const file of ['/sw.js', '/api/jobs/1003.json', '/manifest.webmanifest']) {
      expect(await tagOf(askAfter, file)).toBe(await tagOf(askBefore, file))
    }
    for (const file of ['/', '/benefits', '/api/jobs.json']) {
      expect(await tagOf(askAfter, file)).not.toBe(await tagOf(askBefore, file))
    }
  })

  it('changes nothing while publishing is on hold', async () => {
    api.state.labels = { publishing: 'held' }
    expect(await publish()).toContain('publishing is held')
    api.state.labels = {}
  })

  it('rolls back to the former image when the new one does not become ready', async () => {
    const former = api.state.image
    content.repository.publishDocuments([], [`job-${NEW_JOB}`])
    api.state.isSound = (image) => image === former
    await expect(publish('--force')).rejects.toThrow('is back in its place')
    expect(api.state.image).toBe(former)
    api.state.isSound = () => true
  }, 300_000)

  it('moves the tag that an ECS service runs', async () => {
    const live = `${registry.address}/careers/service:live`
    const former = push(buildImage('web'), live)
    const deployments = [{ status: 'PRIMARY', rolloutState: 'COMPLETED' }]
    const ecs = await startApi(() => ({ status: 200, json: { services: [{ deployments }] } }))
    const said = await run(['publish-image'], {
      SITE_IMAGE: `${registry.address}/careers/service`,
      ROLLOUT_ECS_SERVICE: 'careers/web',
      AWS_ENDPOINT_URL_ECS: ecs.url,
      AWS_REGION: 'eu-west-2',
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'key',
    })
    await ecs.close()
    const asked = { path: '/v2/careers/service/manifests/live', headers: ANY_MANIFEST }
    const { headers } = await ask(`http://${registry.address}`, asked)
    expect(said).toContain(`${headers['docker-content-digest']} serves release`)
    expect(former).not.toContain(String(headers['docker-content-digest']))
    docker('image', 'rm', '--force', live)
  }, 300_000)

  /** Of the cluster: the API server's certificate, which signs itself. */
  function makeAuthority(file: string): { key: string; cert: string } {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
    const names = ['-subj', '/CN=cluster', '-addext', 'subjectAltName=IP:127.0.0.1']
    const files = ['-keyout', '-', '-out', file]
    const key = execFileSync('openssl', ['req', '-x509', ...curve, ...names, ...files], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return { key, cert: readFileSync(file, 'utf8') }
  }

  async function publish(...args: string[]): Promise<string> {
    const said = await run(['publish-image', ...args], {
      SITE_IMAGE: `${registry.address}/careers/site`,
      KUBERNETES_SERVICE_HOST: '127.0.0.1',
      KUBERNETES_SERVICE_PORT: new URL(api.url).port,
    })
    if (api.state.image !== webImage && !published.includes(api.state.image)) {
      published.push(api.state.image)
    }
    return said
  }

  /** Runs the publisher without any right, on this machine's network. */
  function run(args: string[], settings: Record<string, string>): Promise<string> {
    const environment = {
      WEB_IMAGE: webImage,
      PRISMIC_REPOSITORY: content.repository.name,
      PRISMIC_API_ENDPOINT: content.apiEndpoint,
      ...settings,
    }
    return startDocker(
      ...['run', '--rm', '--read-only', '--cap-drop=ALL', '--security-opt=no-new-privileges'],
      ...['--tmpfs=/tmp:size=512m,mode=1777', `--user=${UNKNOWN_USER}`, '--network=host'],
      `--volume=${folder}:/var/run/secrets/kubernetes.io/serviceaccount:ro`,
      ...Object.entries(environment).map(([name, value]) => `--env=${name}=${value}`),
      ...[publisher, ...args],
    )
  }

  /** Pulls an image and runs it; returns how to ask it. */
  async function serve(image: string) {
    docker('pull', '--quiet', image)
    const container = await startHardened(image, { port: 8080, hasHealthCheck: false })
    containers.push(container)
    return (file: string) => ask(baseUrlOf(container, 8080), { path: file })
  }
}

/** Returns the image by its digest. */
function push(built: string, name: string): string {
  docker('tag', built, name)
  docker('push', name)
  const digests = docker('inspect', '--format', '{{join .RepoDigests "\\n"}}', name)
  const [repository = ''] = name.split(/:[^:/]+$/)
  return digests.split('\n').find((digest) => digest.startsWith(`${repository}@`)) ?? ''
}

function listLayers(image: string): string[] {
  return JSON.parse(docker('inspect', '--format', '{{json .RootFS.Layers}}', image))
}
