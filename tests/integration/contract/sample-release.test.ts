import { CONTRACT_CHECKS, type ContractTarget } from '../../contract/contract-checks.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { startNginx } from '../../helpers/nginx/nginx.js'
import { startSite } from '../../helpers/server/start-site.js'
import { useSampleSite } from '../../helpers/site/sample-site.js'

/* The release that the builder generates from the sample fulfils the same contract as the one written by hand. */

const sample = useSampleSite()
let target: ContractTarget

describe('the sample release, served by npm start', () => {
  beforeAll(async () => {
    const { siteRoot } = sample().site
    target = { siteRoot, ...(await startSite({ siteRoot })) }
  })
  afterAll(() => target.stop())

  it.each(CONTRACT_CHECKS)('npm start %s', (_, check) => check(target))
})

describeNginx('the sample release, served by a real nginx', () => {
  beforeAll(async () => {
    const { siteRoot } = sample().site
    target = { ...(await startNginx({ siteRoot })), siteRoot }
  })
  afterAll(() => target.stop())

  it.each(CONTRACT_CHECKS)('nginx %s', (_, check) => check(target))
})
