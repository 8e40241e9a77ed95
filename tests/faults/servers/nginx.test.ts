import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { ask, type Answer } from '../../contract/ask.js'
import { until } from '../../helpers/machine/until.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { makeCurrent, writeRelease } from '../../helpers/site/made-release.js'
import { startMadeNginx } from '../../helpers/site/made-site.js'
import { startApi, type Api } from '../../helpers/server/start-api.js'

/* What happens to nginx while visitors ask it. */

const CLIENTS = 8
const TURNS = process.env['STRESS'] === 'true' ? 60 : 6

describeNginx('nginx', () => {
  let sidecar: Api
  let nginx: Awaited<ReturnType<typeof startMadeNginx>>

  beforeAll(async () => {
    sidecar = await startApi(() => ({ status: 200, json: {} }))
    nginx = await startMadeNginx({ sidecarAddress: new URL(sidecar.url).host })
  })
  afterAll(async () => {
    await nginx.stop()
    await sidecar.close()
  })

  const configured = (name: string) => path.join(nginx.directory, name)
  const master = () => Number(readFileSync(configured('run/nginx.pid'), 'utf8'))
  const workers = () => {
    const children = readFileSync(`/proc/${master()}/task/${master()}/children`, 'utf8')
    return children.trim().split(/\s+/).map(Number)
  }

  /** A page, asked for once more if the connection breaks, as browsers and load balancers do. */
  const get = (): Promise<Answer> => {
    const question = { path: '/benefits' }
    return ask(nginx.baseUrl, question).catch(() => ask(nginx.baseUrl, question))
  }

  /** Visitors ask without a pause while something happens again and again; what they got that is wrong. */
  async function findFailures(happen: () => void): Promise<unknown[]> {
    const whole = (await get()).body
    const failures: unknown[] = []
    let isOver = false
    let answers = 0
    const visit = async () => {
      while (!isOver) {
        await get().then(
          ({ status, body }) => {
            if (status !== 200 || !body.equals(whole)) failures.push(status)
          },
          (error: Error) => failures.push(error.message),
        )
        answers++
      }
    }
    const visitors = Promise.all(Array.from({ length: CLIENTS }, visit))
    for (let turn = 1; turn <= TURNS; turn++) {
      const before = answers
      happen()
      await until(() => answers >= before + 100)
    }
    isOver = true
    await visitors
    return failures
  }

  test('a reload of the configuration under load fails no page', async () => {
    const before = workers()
    expect(await findFailures(() => process.kill(master(), 'SIGHUP'))).toEqual([])
    // nginx may begin with it only after the last of these answers.
    await until(() => workers().some((pid) => !before.includes(pid)))
  })

  test('a reload of a broken configuration changes nothing', async () => {
    const file = configured('nginx/nginx.conf')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, `${text}\nnonsense {`)
    expect(await findFailures(() => process.kill(master(), 'SIGHUP'))).toEqual([])
    writeFileSync(file, text)
  })

  test('a worker that dies is replaced, and who asks again gets the page', async () => {
    const kill = () => {
      const [worker] = workers()
      if (worker !== undefined && worker > 0) process.kill(worker, 'SIGKILL')
    }
    expect(await findFailures(kill)).toEqual([])
  })

  test('a download goes on to its end when its release is deleted meanwhile', async () => {
    const folder = writeRelease(nginx.siteRoot, 'long')
    const size = 8 * 1024 * 1024
    writeFileSync(path.join(folder, 'public/assets/long.0a1b2c3d.js'), Buffer.alloc(size, 'x'))
    makeCurrent(nginx.siteRoot, 'long')
    const { hostname: host, port } = new URL(nginx.baseUrl)
    const socket = connect({ host, port: Number(port) })
    socket.write('GET /assets/long.0a1b2c3d.js HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    await new Promise((resolve) => socket.once('readable', resolve))
    makeCurrent(nginx.siteRoot, 'first')
    rmSync(folder, { recursive: true })
    let received = 0
    for await (const chunk of socket) received += (chunk as Buffer).length
    expect(received).toBeGreaterThan(size)
  })

  test.each([
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 50\r\n'],
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n'],
    ['chunks under a hidden name', 'Content-Length: 4\r\nTransfer-Encoding : chunked\r\n'],
    ['chunks in an odd coding', 'Content-Length: 4\r\nTransfer-Encoding: xchunked\r\n'],
    ['a length with a sign', 'Content-Length: +4\r\n'],
  ])('a webhook with %s smuggles no second request to the sidecar', async (_, lines) => {
    sidecar.requests.length = 0
    const { hostname: host, port } = new URL(nginx.baseUrl)
    const socket = connect({ host, port: Number(port) })
    const head = 'POST /api/webhooks/prismic HTTP/1.1\r\nHost: a\r\nConnection: close\r\n'
    const smuggled = 'GET /approve HTTP/1.1\r\nHost: a\r\n\r\n'
    socket.end(`${head}${lines}\r\n0\r\n\r\n${smuggled}`)
    let text = ''
    for await (const chunk of socket) text += String(chunk)
    expect(text.match(/^HTTP\/1\.1 \d+/gm)).toHaveLength(1)
    expect(sidecar.requests.map(({ path: asked }) => asked)).not.toContain('/approve')
    expect((await get()).status).toBe(200)
  })
})
