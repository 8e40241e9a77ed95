import crypto from 'node:crypto'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { findSecret } from '../../../server/lib/secrets.js'
import { ask } from '../../contract/ask.js'
import { findFreePort } from '../../helpers/machine/find-free-port.js'
import { killProcess } from '../../helpers/machine/kill-process.js'
import { until } from '../../helpers/machine/until.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { startMadeNginx } from '../../helpers/site/made-site.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'

/* What happens to the sidecar, seen through nginx by editors, the CMS and visitors. */

const SECRET = 'a-secret-of-the-webhook'
const WEBHOOK = '/api/webhooks/prismic'

describeNginx('a sidecar behind nginx', () => {
  let inbox: string
  let port: number
  let sidecar: ChildProcess
  let nginx: Awaited<ReturnType<typeof startMadeNginx>>

  beforeEach(async () => {
    inbox = mkdtempSync(path.join(os.tmpdir(), 'careers-inbox-'))
    port = await findFreePort()
    sidecar = await start()
    nginx = await startMadeNginx({ sidecarAddress: `127.0.0.1:${port}` })
  })
  afterEach(async () => {
    await kill()
    await nginx.stop()
    rmSync(inbox, { recursive: true })
  })

  async function start(): Promise<ChildProcess> {
    const env = {
      PATH: process.env['PATH'],
      SITE_ROOT: inbox,
      INBOX_ROOT: inbox,
      PRISMIC_WEBHOOK_SECRET: SECRET,
    }
    const program = path.join(PROJECT_ROOT, 'dist/server/sidecar/start.js')
    const argv = [program, `--port=${port}`, '--admin-port=0']
    const child = spawn(process.execPath, argv, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    child.stdout.resume()
    return child
  }

  const kill = () => killProcess(sidecar)

  const post = (masterRef: string) => {
    const body = JSON.stringify({ type: 'api-update', secret: SECRET, masterRef })
    const headers = { 'content-type': 'application/json' }
    return ask(nginx.baseUrl, { path: WEBHOOK, method: 'POST', headers, body })
  }
  const hintedRef = () => {
    const file = path.join(inbox, 'hint.json')
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { ref: string }).ref : null
  }
  const getPage = async () => (await ask(nginx.baseUrl, { path: '/' })).status
  /** Until nginx has passed a request on to the sidecar, which has not read it. */
  const untilWaiting = async () => {
    const hex = port.toString(16).toUpperCase().padStart(4, '0')
    const unread = new RegExp(`^ *\\d+: \\w+:${hex} \\w+:\\w+ 01 \\w+:0{0,7}[1-9A-F]`, 'm')
    const isWaiting = () =>
      ['tcp', 'tcp6'].some((name) => unread.test(readFileSync(`/proc/net/${name}`, 'utf8')))
    await until(isWaiting)
  }

  it('killed while a webhook waits for its answer, the CMS hears 503, and its next delivery counts', async () => {
    sidecar.kill('SIGSTOP')
    const waiting = post('Zfirst')
    await untilWaiting()
    expect(await getPage()).toBe(200)
    await kill()
    const { status, headers } = await waiting
    expect([status, headers['cache-control']]).toEqual([503, 'no-store'])
    expect(await getPage()).toBe(200)
    sidecar = await start()
    expect((await post('Zfirst')).status).toBe(200)
    expect(hintedRef()).toBe('Zfirst')
  })

  it('frozen for a while, it answers what waited, and pages are served meanwhile', async () => {
    sidecar.kill('SIGSTOP')
    const waiting = post('Zfrozen')
    await untilWaiting()
    expect(await getPage()).toBe(200)
    expect(hintedRef()).toBeNull()
    sidecar.kill('SIGCONT')
    expect((await waiting).status).toBe(200)
    expect(hintedRef()).toBe('Zfrozen')
  })

  it('asked by clients that leave half way, it goes on', async () => {
    for (let client = 0; client < 20; client++) {
      const socket = connect({ host: '127.0.0.1', port })
      await once(socket, 'connect')
      const head = `POST ${WEBHOOK} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`
      socket.write(`${head}Content-Length: 200\r\n\r\n{"type":`)
      socket.destroy()
    }
    expect((await post('Zafter')).status).toBe(200)
    expect(sidecar.exitCode).toBeNull()
    expect(hintedRef()).toBe('Zafter')
  })
})

it('a guessed secret is compared as a whole with every accepted one, however much of it is right', () => {
  const compare = jest.spyOn(crypto, 'timingSafeEqual')
  const accepted = ['the-new-secret', 'the-old-secret-which-is-longer']
  for (const given of ['the-new-secret', 'the-new-secre', 'x', 'the-old-secret-which-is-longer']) {
    compare.mockClear()
    findSecret(given, accepted)
    const lengths = compare.mock.calls.map((pair) => pair.map(({ byteLength }) => byteLength))
    expect(lengths).toEqual([
      [32, 32],
      [32, 32],
    ])
  }
  compare.mockRestore()
})
