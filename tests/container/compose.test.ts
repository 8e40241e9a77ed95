import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ask } from '../contract/ask.js'
import { compose, describeContainers, docker, runGuide } from './containers.js'
import { pause, untilAnswering } from './until-answering.js'
import { FORMAT } from '../../builder/shared/site-root/site-format.js'
import { readBlocks } from '../helpers/guides/read-guides.js'
import { findFreePort, isFree } from '../helpers/machine/find-free-port.js'

const BUILD_TIME = 900_000
const STATUS_TOKEN = 'a-token-of-this-test'
/** Of the draft that is published. */
const NEW_JOB = '/flood-forecaster/1101'
/** Which that draft deletes. */
const CLOSED_JOB = '/supply-chain-planner/1028'
const PROJECT = `careers-test-${process.pid}`
/** Of the site root, and of the release that is live. */
const SHOW_FORMATS = `cat /srv/site/format; sed -n 's/^ *"format": //p' /srv/site/current/release.json`

describeContainers('docker-compose.yml', () => {
  let env: Record<string, string>
  let siteUrl: string
  let contentUrl: string
  /** The one that pages name: for browsers of this machine, whatever address the ports are published on. */
  let contentPublicUrl: string

  beforeAll(async () => {
    const { address, PORT, ...rest } = await findPlace()
    env = {
      COMPOSE_PROJECT_NAME: PROJECT,
      PUBLISH_ADDRESS: address,
      PORT,
      ...rest,
      PRISMIC_WEBHOOK_SECRET: 'a-secret-of-this-test',
      // So that a webhook, and not a poll, finds what is published.
      REBUILD_POLL_MS: '600000',
      STATUS_TOKEN,
    }
    const { CONTENT_PORT = '8090' } = rest
    siteUrl = `http://${address}:${PORT}`
    contentUrl = `http://${address}:${CONTENT_PORT}`
    contentPublicUrl = `http://localhost:${CONTENT_PORT}`
    compose(env, 'up', '--build', '--detach')
    await untilAnswering(siteUrl)
  }, BUILD_TIME)
  afterAll(() => void compose(env, 'down', '--volumes'))

  it('serves the sample site on this machine', async () => {
    const home = (await ask(siteUrl, { path: '/' })).body.toString()
    expect(home).toContain('<link rel="canonical" href="http://localhost:8080/"')
    const shared = await ask(siteUrl, { path: '/page-data/app-data.json' })
    expect(JSON.parse(shared.body.toString()).preview).toMatchObject({
      apiEndpoint: `${contentPublicUrl}/api/v2`,
    })
  })

  it('starts with the release of the image, which the builder need not make again', async () => {
    const readLog = () => docker('logs', idOf('builder'))
    while (!readLog().includes('up to date')) await pause()
    // But each night all is made again.
    const builds = readLog()
      .split('\n')
      .filter((line) => line.includes('build started') && !line.includes('"reasons":["nightly"]'))
    expect(builds).toEqual([])
  })

  it('has a builder whose health check sees that it works', () => {
    runIn('builder', '/app/check-heartbeat.sh')
  })

  it('leads from the list of drafts to a page of the site, and sets the preview cookie', async () => {
    const list = await ask(contentUrl, { path: '/publish' })
    const [, href = ''] = /href="([^"]+documentId=page-benefits)"/.exec(list.body.toString()) ?? []
    const { port, pathname, search } = new URL(href.replaceAll('&amp;', '&'))
    expect(port).toBe(new URL(siteUrl).port)
    const { status, headers } = await ask(siteUrl, { path: pathname + search })
    expect([status, headers['location']]).toEqual([302, '/benefits'])
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^io\.prismic\.preview=/)])
  })

  it('lets web read the releases and only the builder write them', () => {
    const write = ['sh', '-c', 'touch /srv/site/mark && echo written; touch /mark && echo written']
    expect(quietly(() => runIn('web', ...write))).not.toContain('written')
  })

  it('tests the maps of a release with nginx before it publishes the release', () => {
    const maps = `mkdir /tmp/maps && cd /tmp/maps && echo '1 /a/1;' > redirects.map && : > paths.map`
    const code = `import('/app/dist/builder/generate/gate/check-server.js').then(({ checkServer }) =>
      checkServer('/tmp/maps', '/app', 'Zref').then(
        () => console.log('accepted'),
        ({ message }) => console.log(message.replaceAll('\\n', ' ')),
      ))`
    const check = `node --eval "${code}"`
    const script = `${maps}; ${check}; echo '1 /b/1;' >> redirects.map; ${check}`
    const output = runIn('builder', 'sh', '-c', script)
    expect(output.trim().split('\n')).toEqual(['accepted', expect.stringContaining('conflicting')])
  })

  it('restarts each service that is killed', async () => {
    const builder = idOf('builder')
    const countLookups = () => docker('logs', builder).split('up to date').length - 1
    const lookupsBefore = countLookups()
    for (const service of ['web', 'sidecar', 'builder', 'content']) {
      const id = idOf(service)
      const inspect = (what: string) => docker('inspect', `--format={{${what}}}`, id).trim()
      kill(inspect('.State.Pid'))
      while (inspect('.RestartCount') === '0' || inspect('.State.Running') !== 'true') await pause()
    }
    await untilAnswering(siteUrl)
    await untilAnswering(contentUrl)
    while ((await ask(siteUrl, { path: '/api/status' })).status !== 401) await pause()
    // Otherwise its first look, and not the webhook, would find what the next test publishes.
    while (countLookups() === lookupsBefore) await pause()
    expect((await ask(siteUrl, { path: '/' })).status).toBe(200)
  })

  it('shows what was published in the content service, and when', async () => {
    expect((await ask(siteUrl, { path: NEW_JOB })).status).toBe(404)
    const published = await fetch(`${contentUrl}/publish`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ draft: 'spring-hiring' }),
    })
    const { ref, message } = (await published.json()) as { ref: string; message: string }
    expect(message).toBe('The webhook was answered with 200.')
    await untilAnswering(siteUrl, NEW_JOB)

    // A build is recorded when it has ended, after its release has gone live.
    let status = await readStatus()
    while (!status.outcomes.some((outcome) => outcome.ref === ref)) {
      await pause()
      status = await readStatus()
    }
    expect(status).toMatchObject({
      lastWebhook: { type: 'api-update', result: 'accepted' },
      live: { contentRef: ref },
      outcomes: expect.arrayContaining([
        expect.objectContaining({
          result: 'live',
          ref,
          summary: expect.stringMatching(/^Published \d\d:\d\d:\d\d, live \d\d:\d\d:\d\d$/),
        }),
      ]),
    })
  })

  it('accepts an approval from the command line, although the inbox belongs to the sidecar', () => {
    const approve = ['node', 'dist/builder/cli.js', 'approve', 'Zref']
    expect(runIn('builder', ...approve)).toContain('Zref is approved')
  })

  it('is backed up and restored, to an empty volume too, in the words of the guide', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'careers-backup-'))
    const other = { ...env, COMPOSE_PROJECT_NAME: `${PROJECT}-restored` }
    const [backup = '', restore = ''] = readBlocks('.github/guides/one-server.md', 'sh')
      .map(({ text }) => text.replaceAll('site.tar', `${folder}/site.tar`))
      .filter((text) => text.includes('site.tar'))
    const [build = '', fill = ''] = restore.split('\n')
    expect([build, fill]).toEqual(['docker compose build', expect.stringContaining('tar seed -C')])
    try {
      runGuide(env, backup)
      runGuide(other, fill)
      // Started as in the guide's last line, it keeps what is there.
      compose(other, 'run', '--rm', '-T', 'seed')
      const read = ['run', '--rm', '-T', '--no-deps', '--entrypoint', 'sh', 'seed', '-c']
      const memory = '.state/job-memory.json'
      const show = `readlink current; cat ${memory}`
      const kept = runIn('builder', 'sh', '-c', `cd /srv/site; ${show}`)
      expect(kept).toMatch(/^releases\/.+\n\{/)
      expect(compose(other, ...read, `cd /srv/volume; ${show}`)).toBe(kept)
    } finally {
      compose(other, 'down', '--volumes')
      rmSync(folder, { recursive: true })
    }
  })

  it('goes to a version of a later format and back, in the words of the guide, and closed jobs stay closed', async () => {
    const later = makeLaterVersion(env)
    const [upgrade = '', wayBack = ''] = readBlocks('.github/guides/one-server.md', 'sh')
      .map(({ text }) => text.replace('--to-format 1', `--to-format ${FORMAT}`))
      .filter((text) => text.includes('git checkout '))
    const [prepare = '', start = ''] = wayBack.split(/^git checkout .*\n/m)
    const askAll = () =>
      Promise.all(['/', NEW_JOB, CLOSED_JOB].map((name) => ask(siteUrl, { path: name })))
    const readStatuses = async () => (await askAll()).map(({ status }) => status)
    const readFormats = () =>
      quietly(() => runIn('builder', 'sh', '-c', SHOW_FORMATS))
        .match(/\d+/g)
        ?.join()
    try {
      runGuide(later.env, upgrade.replace(/^(git|docker image) .*\n/gm, ''))
      while (readFormats() !== '99,99') await pause()
      expect(await readStatuses()).toEqual([200, 200, 410])

      const early = ['run', '--rm', '-T']
      expect(quietly(() => compose(env, ...early, '--no-deps', 'builder', 'reconcile'))).toContain(
        `SITE_ROOT: /srv/site has format 99, and this version of the program reads formats up to ${FORMAT}.`,
      )
      compose(env, ...early, 'seed')
      expect(await readStatuses()).toEqual([200, 200, 410])

      runGuide(later.env, prepare)
      runGuide(env, start)
      while (readFormats() !== `${FORMAT},${FORMAT}`) await pause()
      await untilAnswering(siteUrl)
      const build = ['node', 'dist/builder/cli.js', 'reconcile', '--force']
      expect(runIn('builder', ...build)).toContain('is live')
      expect(await readStatuses()).toEqual([200, 200, 410])
    } finally {
      later.remove()
    }
  })

  /** On the engine's machine, because a container's first process cannot be killed from inside. */
  function kill(pid: string) {
    const asRoot = ['--pid=host', '--user=0', '--entrypoint=sh']
    docker('run', '--rm', ...asRoot, 'careers-web', '-c', `kill -9 ${pid}`)
  }

  /** The container of a service. Compose would take a second of the processor to say it. */
  function idOf(service: string): string {
    const labels = { project: PROJECT, service }
    const filters = Object.entries(labels).map(
      ([name, value]) => `--filter=label=com.docker.compose.${name}=${value}`,
    )
    return docker('ps', '--quiet', '--no-trunc', ...filters).trim()
  }

  function runIn(service: string, ...command: string[]): string {
    return docker('exec', idOf(service), ...command)
  }

  async function readStatus() {
    const authorization = `Bearer ${STATUS_TOKEN}`
    const answer = await fetch(`${siteUrl}/api/status`, { headers: { authorization } })
    return (await answer.json()) as { outcomes: { ref: string }[] }
  }

  function quietly(runs: () => string): string {
    try {
      return runs()
    } catch (error) {
      return (error as Error).message.replace(/^.*failed:/, '')
    }
  }
})

/**
 * The usual ports, on an address of this run's own: other ports would be in the pages, and the site would
 * be made once more, for them. Other ports after all where something has the usual ones on all addresses.
 */
async function findPlace(): Promise<{ address: string; PORT: string; CONTENT_PORT?: string }> {
  const { pid } = process
  const address = `127.${1 + (pid >> 16)}.${(pid >> 8) & 255}.${pid & 255}`
  const areFree = (await isFree(8080, address)) && (await isFree(8090, address))
  if (areFree) return { address, PORT: '8080' }
  const [PORT, CONTENT_PORT] = [String(await findFreePort()), String(await findFreePort())]
  return { address: '127.0.0.1', PORT, CONTENT_PORT }
}

/** The builder of a version whose format is later, as an image above this one's. */
function makeLaterVersion(env: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'careers-later-'))
  const [image, settings] = [`careers-later-${process.pid}`, path.join(folder, 'later.json')]
  writeFileSync(
    path.join(folder, 'Dockerfile'),
    `FROM careers-builder AS builder
USER 0
RUN sed -i 's/FORMAT = [0-9]*/FORMAT = 99/' dist/builder/shared/site-root/site-format.js
USER 1000:1000
`,
  )
  const builder = { image, build: { context: folder, target: 'builder' } }
  writeFileSync(settings, JSON.stringify({ services: { builder } }))
  return {
    env: { ...env, COMPOSE_FILE: `docker-compose.yml:${settings}` },
    remove: () => {
      rmSync(folder, { recursive: true })
      docker('image', 'rm', '--force', image)
    },
  }
}
