import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { ask, type Answer } from '../../contract/ask.js'
import { until } from '../../helpers/machine/until.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { makeCurrent, writeRelease } from '../../helpers/site/made-release.js'
import { startMadeNginx } from '../../helpers/site/made-site.js'

/* What happens to nginx while visitors ask it. */

const CLIENTS = 8
const TURNS = process.env['STRESS'] === 'true' ? 60 : 6

describeNginx('nginx', () => {
  let nginx: Awaited<ReturnType<typeof startMadeNginx>>

  beforeAll(async () => {
    nginx = await startMadeNginx()
  })
  afterAll(() => nginx.stop())

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
})
