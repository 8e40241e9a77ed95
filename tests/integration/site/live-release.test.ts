import { rmSync } from 'node:fs'
import path from 'node:path'

import { ask } from '../../contract/ask.js'
import type { ContractTarget } from '../../contract/contract-checks.js'
import { LIVE_RELEASE_CHECKS } from '../../contract/live-release-checks.js'
import { startMadeSite } from '../../helpers/site/made-site.js'

let site: ContractTarget

beforeEach(async () => {
  site = await startMadeSite()
})
afterEach(() => site.stop())

it.each(LIVE_RELEASE_CHECKS)('npm start %s', (_, check) =>
  check({ ...site, readsMapsAtOnce: true }),
)

it('npm start answers 503 without a release and serves the first one at once', async () => {
  rmSync(path.join(site.siteRoot, 'current'))
  const answer = await ask(site.baseUrl, { path: '/' })
  expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store'])
})
