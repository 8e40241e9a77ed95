import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { ask } from '../../contract/ask.js'
import { IS_STRESS } from '../../helpers/is-stress.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { holdSockets, type HeldSockets } from '../../helpers/nginx/hold-sockets.js'
import { startMadeNginx } from '../../helpers/site/made-site.js'

const ATTACKER = '127.0.0.2'
/** More than two workers of 1,024 connections could hold. */
const SOCKETS = IS_STRESS ? 4_000 : 2_200
const LONG_HEADER = `GET / HTTP/1.1\r\nHost: a\r\n${`A: ${'x'.repeat(7_900)}\r\n`.repeat(3)}A: ${'x'.repeat(7_900)}`

describeNginx('nginx under pressure from one address', () => {
  let nginx: Awaited<ReturnType<typeof startMadeNginx>>
  let held: HeldSockets

  beforeEach(async () => {
    nginx = await startMadeNginx()
  })
  afterEach(async () => {
    held.close()
    await nginx.stop()
  })

  /** Loads a page again and again; what came instead of it. */
  async function findFailures(): Promise<unknown[]> {
    const failures: unknown[] = []
    for (let page = 0; page < 40; page++) {
      await ask(nginx.baseUrl, { path: '/benefits' }).then(
        ({ status }) => void (status === 200 || failures.push(status)),
        (error: Error) => void failures.push(error.message),
      )
    }
    return failures
  }

  test.each([
    ['says nothing', ''],
    ['sends half a header', 'GET / HTTP/1.1\r\nHost: a'],
    ['sends 31 kB of a header that never ends', LONG_HEADER],
    ['asks once and keeps the connections', 'HEAD / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])(`pages are served while ${SOCKETS} sockets are held by one who %s`, async (_, text) => {
    held = await holdSockets(nginx.baseUrl, { total: SOCKETS, text, localAddress: ATTACKER })
    expect(await findFailures()).toEqual([])
  })

  test('who takes hundreds of answers and reads none gets no more, and others get theirs', async () => {
    const file = path.join(nginx.siteRoot, 'current/public/assets/long.js')
    writeFileSync(file, Buffer.alloc(8 * 1024 * 1024, 'x'))
    const text = 'GET /assets/long.js HTTP/1.1\r\nHost: a\r\n\r\n'
    const slow = { total: 550, text, localAddress: ATTACKER, isReading: false }
    held = await holdSockets(nginx.baseUrl, slow)

    const askAgain = () => ask(nginx.baseUrl, { path: '/benefits', localAddress: ATTACKER })
    let refusal = await askAgain()
    while (refusal.status === 200) refusal = await askAgain()
    expect([refusal.status, refusal.headers['cache-control']]).toEqual([429, 'no-store'])
    expect(nginx.readErrors()).not.toContain('limiting')
    expect(await findFailures()).toEqual([])
  })
})
