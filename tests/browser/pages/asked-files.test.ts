import { openTab, type Tab } from '../../helpers/browser/browser.js'
import { untilHydrated } from '../../helpers/browser/visitor.js'
import { TEMPLATES } from './page-states.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'

const { site, browser } = useBrowsedSite()
let tab: Tab
let refused: string[] = []

beforeAll(async () => {
  tab = await openTab(browser(), { withoutWorkers: true })
  tab.page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  })
})
afterAll(() => tab.close())

test.each(TEMPLATES.filter(({ status = 200 }) => status === 200))(
  'every file that a page fetches or prefetches exists: $name',
  async ({ path }) => {
    refused = []
    await tab.page.goto(site().origin + path)
    await untilHydrated(tab.page)
    // The last links of a page are fetched ahead when they are seen.
    await tab.page.locator('footer a').last().scrollIntoViewIfNeeded()
    await tab.page.waitForLoadState('networkidle')
    expect(refused).toEqual([])
  },
)
