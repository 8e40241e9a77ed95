import { CONTRACT_CHECKS, type ContractTarget } from '../../contract/contract-checks.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { startMadeNginx } from '../../helpers/site/made-site.js'

describeNginx('the contract of a real nginx', () => {
  let nginx: ContractTarget

  beforeAll(async () => {
    nginx = await startMadeNginx()
  })
  afterAll(() => nginx.stop())

  it.each(CONTRACT_CHECKS)('nginx %s', (_, check) => check(nginx))
})
