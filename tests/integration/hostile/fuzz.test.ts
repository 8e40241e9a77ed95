import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { startWholeSite } from '../../helpers/server/start-whole-site.js'
import { fuzz } from './fuzz/fuzz.js'

/* `npm run fuzz -- --requests N --seed S` sets these. */
const { FUZZ_REQUESTS, FUZZ_SEED } = process.env
const REQUESTS = Number(FUZZ_REQUESTS ?? 2_000)
const SEED = Number(FUZZ_SEED ?? 20_261_122)
/** In ms. A machine that runs other tests too says nothing about time. */
const LONGEST = FUZZ_REQUESTS === undefined ? Infinity : 1_000

describeNginx('whatever is sent to the servers', () => {
  let content: TestContentService
  let site: Awaited<ReturnType<typeof startWholeSite>>

  beforeAll(async () => {
    content = await startContentService()
    site = await startWholeSite({
      PRISMIC_REPOSITORY: content.repository.name,
      PRISMIC_API_ENDPOINT: content.apiEndpoint,
      LOG_LEVEL: 'error',
    })
  })
  afterAll(async () => {
    await site.stop()
    await content.close()
    jest.restoreAllMocks()
  })

  it('is answered with all headers, without a fault of the server, a foreign redirect or a secret', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch')
    const servers = { nginx: site.nginx?.baseUrl ?? '', 'npm start': site.startUrl }
    const { counts, lateOnce, faults } = await fuzz({
      servers,
      requests: REQUESTS,
      seed: SEED,
      longest: LONGEST,
    })
    const rows = [...counts].sort().map(([asked, results]) => {
      const told = [...results].sort().map(([result, count]) => `${count} × ${result}`)
      return `${asked}: ${told.join(', ')}\n`
    })
    const late = LONGEST === Infinity ? 'not judged' : `over ${LONGEST} ms, ${lateOnce} not again`
    process.stdout.write(`${REQUESTS} requests, seed ${SEED}; late: ${late}\n${rows.join('')}`)
    const log = readFileSync(path.join(site.nginx?.directory ?? '', 'run/error.log'), 'utf8')
    // Also a worker that crashed: another one goes on.
    const trouble = log.match(/.*\[(?:alert|crit|emerg)\].*/g) ?? []
    process.stdout.write([...faults.slice(0, 50), ...trouble.slice(0, 20)].join('\n'))
    expect(faults).toHaveLength(0)
    expect(site.sidecar.lines).toEqual([])
    expect(trouble).toEqual([])
    // Its own content is asked for: so the spy sees what is fetched.
    expect(fetch).toHaveBeenCalled()
    const asked = fetch.mock.calls.map(([address]) => new URL(String(address)).origin)
    expect(asked.filter((origin) => origin !== content.url)).toEqual([])
  }, 3_600_000)
})
