import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startBrowsedSite } from '../helpers/browser/browsed-site.js'
import { measurePage, toMedian } from './measure-page.js'

/*
 * The largest paint on a phone without an operator's script and with one of 100 kB, in turns. It is loaded after the
 * first paint, so the largest one must not come more than 2 % later.
 */

const RUNS = 7
const PAGES = { index: '/', job: '/qa-engineer/1001' }
const SCRIPT = `/* ${'x'.repeat(100_000)} */ window.counted = true`

it('an operator’s script leaves the largest paint as it is', async () => {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/javascript').end(SCRIPT)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const without = await startBrowsedSite()
  const withScript = await startBrowsedSite({}, { ANALYTICS_SCRIPT: `${origin}/s.js` })
  try {
    for (const [name, address] of Object.entries(PAGES)) {
      const paints = { without: [] as number[], withScript: [] as number[] }
      for (let run = 0; run < RUNS; run++) {
        paints.without.push(await measurePaint(without.origin + address))
        paints.withScript.push(await measurePaint(withScript.origin + address))
      }
      const [before, after] = [toMedian(paints.without), toMedian(paints.withScript)]
      process.stdout.write(
        `${name}: largest paint ${before.toFixed(0)} ms, with a script ${after.toFixed(0)} ms, ` +
          `${((after / before - 1) * 100).toFixed(1)} % later\n`,
      )
      expect(after / before).toBeLessThanOrEqual(1.02)
    }
  } finally {
    await Promise.all([without.close(), withScript.close()])
    server.close()
  }
}, 1_200_000)

async function measurePaint(url: string): Promise<number> {
  const { audits } = await measurePage(url, ['performance'])
  return audits['largest-contentful-paint']?.numericValue ?? NaN
}
