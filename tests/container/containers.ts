import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { StartedTestContainer } from 'testcontainers'
import { describeWhere } from '../helpers/machine/describe-where.js'

export type ImageTarget = 'web' | 'sidecar' | 'builder' | 'publisher' | 'content'

/** A user whom no image knows: containers must not depend on a name or a home. */
export const UNKNOWN_USER = '54321:54321'

const PROJECT_ROOT = path.resolve(__dirname, '../..')
const LARGEST_OUTPUT = 64 * 1024 * 1024

// Every test stops what it starts, so testcontainers need not fetch the image that would do it.
process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true'

/** A client that can build with BuildKit: a newer one without its buildx part cannot. */
const CLIENT = ['docker', '/usr/bin/docker'].find((client) => {
  const version = spawnSync(client, [
    'version',
    '--format',
    '{{.Client.Version}}|{{.Server.Version}}',
  ])
  const [major = ''] = String(version.stdout).split('.')
  if (version.status !== 0 || !/^\d+$/.test(major)) return false
  return Number(major) < 23 || spawnSync(client, ['buildx', 'version']).status === 0
})

/** What this machine lacks to run containers, in one line; null when it lacks nothing. */
function describeMissingEngine(): string | null {
  return CLIENT === undefined
    ? 'no container engine answers; install Docker 20.10 or later with BuildKit, and start it'
    : null
}

/** A suite that needs containers, and perhaps another program. */
export function describeContainers(
  name: string,
  declareTests: () => void,
  describeMissingTool: () => string | null = () => null,
): void {
  describeWhere(describeMissingEngine() ?? describeMissingTool(), name, declareTests)
}

/** Runs the client in the project's folder and returns what it printed. */
export function docker(...args: string[]): string {
  return run(CLIENT ?? 'docker', args)
}

/** The same while this process goes on, so that a container can ask it; everything that it printed. */
export async function startDocker(...args: string[]): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)(CLIENT ?? 'docker', args, {
      cwd: PROJECT_ROOT,
      maxBuffer: LARGEST_OUTPUT,
      env: { ...process.env, DOCKER_BUILDKIT: '1' },
    })
    return stdout + stderr
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`docker ${args[0] ?? ''} failed:\n${stdout}${stderr}`, { cause: error })
  }
}

/** Compose in either of its forms. The client must be found first, because 1.29 builds through it. */
export function compose(env: Record<string, string>, ...args: string[]): string {
  const settings = { ...env, PATH: `${path.dirname(CLIENT ?? '')}:${process.env.PATH}` }
  return isComposePlugin()
    ? run(CLIENT ?? 'docker', ['compose', ...args], settings)
    : run('docker-compose', args, settings)
}

/** Lines of a guide, which say `docker compose`, as a shell runs them. */
export function runGuide(env: Record<string, string>, lines: string): string {
  const script = isComposePlugin() ? lines : lines.replaceAll('docker compose', 'docker-compose')
  const PATH = `${path.dirname(CLIENT ?? '')}:${process.env.PATH}`
  return run('bash', ['-euc', script], { ...env, PATH })
}

function isComposePlugin(): boolean {
  return (isPlugin ??= spawnSync(CLIENT ?? 'docker', ['compose', 'version']).status === 0)
}

let isPlugin: boolean | undefined

function run(program: string, args: string[], env: Record<string, string> = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
    maxBuffer: LARGEST_OUTPUT,
    env: { ...process.env, DOCKER_BUILDKIT: '1', ...env },
  })
  if (status === 0) return stdout
  const said = `${stdout}\n${stderr}`.trim().split('\n').slice(-40).join('\n')
  throw new Error(`${program} ${args.join(' ')} failed:\n${said}`, { cause: error })
}

/**
 * Builds one target of the Dockerfile and returns the image's name, which no suite that runs beside
 * this one has. Unchanged, it takes a second.
 */
export function buildImage(target: ImageTarget, ...options: string[]): string {
  const image = `careers-test-${target}-${process.env.JEST_WORKER_ID}`
  const settings = target === 'web' ? passSettings() : []
  docker('build', '--target', target, '--tag', image, ...settings, ...options, '.')
  return image
}

/** As compose passes them, empty ones too: the site is then made once, for its image and for those of suites. */
function passSettings(): string[] {
  const text = readFileSync(path.join(PROJECT_ROOT, 'docker-compose.yml'), 'utf8')
  const [, block = ''] = /^x-site-settings:.*\n((?: +\w+:\n)+)/m.exec(text) ?? []
  const names = block.match(/\w+/g) ?? []
  return names.map((name) => `--build-arg=${name}=${process.env[name] ?? ''}`)
}

/** Files of an image that no image should have: what may change its user, and what is meant to be secret. */
export function listUnwantedFiles(image: string): string[] {
  const names = ['.npmrc', '.env*', '*.key', 'id_rsa*', '.git', '.dockerconfigjson']
  const tests = ['-perm /6000 -type f', ...names.map((name) => `-name "${name}"`)].join(' -o ')
  const look = `find / -xdev \\( ${tests} \\) -not -path "/proc/*" 2>/dev/null; true`
  const said = docker('run', '--rm', '--user=0', '--entrypoint=sh', image, '-c', look)
  return said.split('\n').filter((name) => name !== '')
}

/** All layers of images, one archive each, and their configurations, in a folder of its own. */
export function unpackImages(...images: string[]): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'careers-image-'))
  const archive = path.join(folder, 'image.tar')
  docker('save', '--output', archive, ...images)
  run('tar', ['--extract', '--file', archive, '--directory', folder])
  rmSync(archive)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** In ms, of a busy machine. */
const START_TIME = 240_000

interface HardenedOptions {
  port: number
  /** Mounted in the place of the image's own site. */
  siteRoot?: string
  /** False for images in OCI's format, which knows no health check; `/healthz` is asked instead. */
  hasHealthCheck?: boolean
  environment?: Record<string, string>
  command?: string[]
  /** Whose network it joins instead of one of its own; `port` is then not published. */
  network?: HeldNetwork
}

interface HeldNetwork {
  /** The id of the container that holds it. */
  id: string
  address: string
  remove: () => void
}

/**
 * A network that outlives the containers in it, as in a pod of Kubernetes or a task of ECS. A
 * container's own network ends with its process, and what the kernel has not sent yet is lost.
 */
export function holdNetwork(image: string): HeldNetwork {
  const id = docker('run', '--detach', '--entrypoint=sleep', image, 'infinity').trim()
  const address = docker('inspect', '--format', '{{.NetworkSettings.IPAddress}}', id).trim()
  return { id, address, remove: () => void docker('rm', '--force', id) }
}

/** In ns: the image's own health check, asked more often, because an engine waits before the first one too. */
const HEALTH_INTERVAL = 1e9

/**
 * Starts an image as production does: read-only, without capabilities, as a user whom it does not
 * know; and waits until its own health check passes.
 */
export async function startHardened(
  image: string,
  {
    port,
    siteRoot,
    hasHealthCheck = true,
    environment = {},
    command = [],
    network,
  }: HardenedOptions,
): Promise<StartedTestContainer> {
  // Here, because suites that start no container need not load it.
  const { GenericContainer, Wait } = await import('testcontainers')
  // A subclass, because the builder has no method for these.
  class ReadOnlyContainer extends GenericContainer {
    constructor() {
      super(image)
      this.hostConfig.ReadonlyRootfs = true
      if (hasHealthCheck) this.createOpts.Healthcheck = { Interval: HEALTH_INTERVAL }
    }
  }
  const container = new ReadOnlyContainer()
    .withUser(UNKNOWN_USER)
    .withDroppedCapabilities('ALL')
    .withSecurityOpt('no-new-privileges')
    .withTmpFs({ '/tmp': 'rw,size=16m,mode=1777' })
    .withEnvironment(environment)
    .withCommand(command)
    .withStartupTimeout(START_TIME)
    .withWaitStrategy(hasHealthCheck ? Wait.forHealthCheck() : Wait.forHttp('/healthz', port))
  if (network === undefined) container.withExposedPorts(port)
  else container.withNetworkMode(`container:${network.id}`)
  if (siteRoot !== undefined) {
    container.withBindMounts([{ source: siteRoot, target: '/srv/site', mode: 'ro' }])
  }
  return container.start()
}

export function baseUrlOf(container: StartedTestContainer, port: number): string {
  return `http://${container.getHost()}:${container.getMappedPort(port)}`
}

/** Ends a container as `docker stop` does; returns its exit code, 137 if it had to be killed. */
export function stopContainer(container: StartedTestContainer, graceSeconds: number): number {
  const id = container.getId()
  docker('stop', '--time', String(graceSeconds), id)
  return Number(docker('inspect', '--format', '{{.State.ExitCode}}', id))
}
