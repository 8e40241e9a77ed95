import { openTab, type Tab } from '../../helpers/browser.js'
import { startBrowsedSite, type BrowsedSite } from '../../helpers/browsed-site.js'
import { untilAlive } from '../../helpers/visitor.js'
import { TEMPLATES } from './page-states.js'

let site: BrowsedSite
let tab: Tab
let refused: string[] = []

beforeAll(async () => {
  site = await startBrowsedSite()
  tab = await openTab(site.browser, { withoutWorkers: true })
  tab.page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  })
})
afterAll(async () => {
  await tab.close()
  await site.stop()
})

test.each(TEMPLATES.filter(({ status = 200 }) => status === 200))(
  'what a page asks for, ahead or at once, is there: $name',
  async ({ path }) => {
    refused = []
    await tab.page.goto(site.origin + path)
    await untilAlive(tab.page)
    // The last links of a page are fetched ahead when they are seen.
    await tab.page.locator('footer a').last().scrollIntoViewIfNeeded()
    await tab.page.waitForLoadState('networkidle')
    expect(refused).toEqual([])
  },
)
