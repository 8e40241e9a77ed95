import { rmSync } from 'node:fs'
import path from 'node:path'

import { ask } from '../../contract/ask.js'
import { describeLiveRelease } from '../../contract/describe-live-release.js'
import { startMadeSite } from '../../helpers/made-site.js'

describeLiveRelease('npm start', true, startMadeSite)

test('npm start answers 503 without a release and serves the first one at once', async () => {
  const site = await startMadeSite()
  rmSync(path.join(site.siteRoot, 'current'))
  const answer = await ask(site.baseUrl, { path: '/' })
  expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store'])
  await site.stop()
})
