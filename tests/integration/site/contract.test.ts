import { CONTRACT_CHECKS, type ContractTarget } from '../../contract/contract-checks.js'
import { startMadeSite } from '../../helpers/site/made-site.js'

let site: ContractTarget

beforeAll(async () => {
  site = await startMadeSite()
})
afterAll(() => site.stop())

it.each(CONTRACT_CHECKS)('npm start %s', (_, check) => check(site))
