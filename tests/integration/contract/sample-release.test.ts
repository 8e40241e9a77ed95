import { CONTRACT_CHECKS, type ContractTarget } from '../../contract/contract-checks.js'
import { startSite } from '../../helpers/server/start-site.js'
import { useSampleSite } from '../../helpers/site/sample-site.js'

/* The release that the builder generates from the sample fulfils the same contract as the one written by hand: that of nginx, tests/faults/servers/alone.test.ts. */

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
