import { describeAddress } from './cases/address.js'
import { describeLocation } from './cases/place.js'
import { describeResults } from './cases/results.js'
import { startListingSite, type ListingSite } from './listing-site.js'

let site: ListingSite

beforeAll(async () => {
  site = await startListingSite()
})
afterAll(() => site.stop())

describeAddress(() => site)
describeResults(() => site)
describeLocation(() => site)
