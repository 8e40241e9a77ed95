import { chmodSync, truncateSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { ask } from '../contract/ask.js'
import {
  buildImage,
  describeContainers,
  docker,
  holdNetwork,
  startDocker,
  startHardened,
} from './containers.js'
import { until } from '../helpers/machine/until.js'
import { makeCurrent, makeSiteRoot, writeRelease } from '../helpers/site/made-release.js'

const BUILD_TIME = 900_000
const CLIENTS = 4
/** Being sent for seconds, so that the stop comes in the midst of it. */
const LARGE = 32 * 1024 * 1024
const SECRET = 'a-secret-of-the-test-suite-and-of-nobody-else'

/* An orchestrator stops sending requests first, and then stops the process: see `preStop`. */
describeContainers('a container that is stopped under load', () => {
  let images: { web: string; sidecar: string }
  beforeAll(() => {
    images = { web: buildImage('web'), sidecar: buildImage('sidecar') }
  }, BUILD_TIME)

  it('web exits within its grace period, after every page and download that it has begun', async () => {
    const site = makeSiteRoot()
    chmodSync(site.siteRoot, 0o755)
    const large = path.join(writeRelease(site.siteRoot, 'first'), 'public/assets/large.0a1b2c3d.js')
    writeFileSync(large, '')
    truncateSync(large, LARGE)
    makeCurrent(site.siteRoot, 'first')
    const network = holdNetwork(images.web)
    const { siteRoot } = site
    const container = await startHardened(images.web, { port: 8080, siteRoot, network })
    const baseUrl = `http://${network.address}:8080`

    const balancer = startBalancer(baseUrl)
    await balancer.untilBusy()
    const downloads = await Promise.all(
      Array.from({ length: CLIENTS }, () => startDownload(`${baseUrl}/assets/large.0a1b2c3d.js`)),
    )
    // Orchestrators wait for what the balancer has begun, too.
    const pages = await balancer.stop()
    await startDocker('stop', '--time', '40', container.getId())

    expect(await Promise.all(downloads.map(({ size }) => size))).toEqual(downloads.map(() => LARGE))
    expect(pages).toEqual([])
    expect(exitCodeOf(container.getId())).toBe(0)
    await container.stop()
    network.remove()
    site.remove()
  })

  it('sidecar exits within its grace period, after every request whose head it has read', async () => {
    const environment = { PRISMIC_WEBHOOK_SECRET: SECRET, INBOX_ROOT: '/tmp/inbox' }
    const network = holdNetwork(images.sidecar)
    const container = await startHardened(images.sidecar, { port: 3000, environment, network })
    const host = network.address
    const body = JSON.stringify({ type: 'test-trigger', secret: SECRET })
    const sockets = await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        const socket = connect(3000, host)
        await once(socket, 'connect')
        const head = [
          ...[
            'POST /api/webhooks/prismic HTTP/1.1',
            'Host: site',
            'Content-Type: application/json',
          ],
          ...[`Content-Length: ${body.length}`, 'Expect: 100-continue', 'Connection: close'],
        ]
        socket.write(`${head.join('\r\n')}\r\n\r\n`)
        // The head has been read, and the body is waited for.
        await once(socket, 'data')
        return socket
      }),
    )
    docker('kill', '--signal', 'TERM', container.getId())
    await untilRefused(`http://${host}:3000`)
    const answers = await Promise.all(
      sockets.map((socket) => {
        socket.write(body)
        return text(socket)
      }),
    )
    docker('wait', container.getId())
    expect(answers.map((answer) => answer.split('\r\n')[0])).toEqual(
      sockets.map(() => 'HTTP/1.1 200 OK'),
    )
    expect(exitCodeOf(container.getId())).toBe(0)
    await container.stop()
    network.remove()
  })
})

function exitCodeOf(id: string): number {
  return Number(docker('inspect', '--format', '{{.State.ExitCode}}', id))
}

/** Clients that ask for pages without a pause, until they are told that the server is about to stop. */
function startBalancer(baseUrl: string) {
  const failures: string[] = []
  let isSending = true
  let answered = 0
  const runClient = async () => {
    while (isSending) {
      const answer = await ask(baseUrl, { path: '/' }).catch((error: Error) => error)
      if (answer instanceof Error) failures.push(answer.message)
      else if (answer.status !== 200) failures.push(`answered with ${answer.status}`)
      answered++
    }
  }
  const clients = Array.from({ length: CLIENTS }, runClient)
  return {
    untilBusy: () => until(() => answered >= 10 * CLIENTS),
    /** Resolves, when all that was begun has ended, to what failed. */
    stop: async () => {
      isSending = false
      await Promise.all(clients)
      return failures
    },
  }
}

/** Resolves to a promise of the size, as soon as the download has begun. */
async function startDownload(url: string): Promise<{ size: Promise<number> }> {
  const asked = request(url, { agent: false })
  asked.end()
  const [response] = await once(asked, 'response')
  return { size: countBytes(response) }
}

async function countBytes(stream: AsyncIterable<Buffer>): Promise<number> {
  let size = 0
  for await (const chunk of stream) size += chunk.length
  return size
}

/** The port takes no new connection: the process has heard that it shall end. */
async function untilRefused(baseUrl: string): Promise<void> {
  for (;;) {
    const answer = await ask(baseUrl, { path: '/healthz' }).catch(() => null)
    if (answer === null) return
  }
}
