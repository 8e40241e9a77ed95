import type { ContractTarget } from '../../contract/contract-checks.js'
import { LIVE_RELEASE_CHECKS } from '../../contract/live-release-checks.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { startMadeNginx } from '../../helpers/site/made-site.js'

describeNginx('the current release changes under a real nginx', () => {
  let nginx: ContractTarget

  beforeEach(async () => {
    nginx = await startMadeNginx()
  })
  afterEach(() => nginx.stop())

  it.each(LIVE_RELEASE_CHECKS)('nginx %s', (_, check) =>
    check({ ...nginx, readsMapsAtOnce: false }),
  )
})
