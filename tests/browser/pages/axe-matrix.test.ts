import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { findErrors, openTab, type Tab } from '../../helpers/browser.js'
import { startBrowsedSite, type BrowsedSite } from '../../helpers/browsed-site.js'
import { untilAlive } from '../../helpers/visitor.js'
import { STATES, TEMPLATES } from './page-states.js'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

let site: BrowsedSite
let tab: Tab

beforeAll(async () => {
  site = await startBrowsedSite()
})
afterAll(() => site.stop())

/** What is wrong, and what a person would have to look at. */
async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async (values) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations, incomplete } = await run(document, { runOnly: { type: 'tag', values } })
    return [...violations, ...incomplete].flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
    )
  }, RULES)
}

describe.each([320, 1280])('at %d px', (width) => {
  beforeAll(async () => {
    tab = await openTab(site.browser, {
      viewport: { width, height: width === 320 ? 640 : 900 },
      withoutWorkers: true,
    })
  })
  afterAll(() => tab.close())
  afterEach(() => tab.page.context().setOffline(false))

  test.each([...TEMPLATES, ...STATES])(
    'axe finds nothing, and the console has nothing to say: $name',
    async ({ path, status = 200, prepare }) => {
      tab.messages.length = 0
      const response = await tab.page.goto(site.origin + path)
      expect(response?.status()).toBe(status)
      await untilAlive(tab.page)
      const lateListing = tab.page.locator('[data-part="job-listing"]')
      if (await lateListing.count()) await lateListing.getByLabel('Sort by').waitFor()
      if ((await prepare?.(tab.page)) === false) return
      expect(await findFaults(tab.page)).toEqual([])
      expect(findErrors(tab)).toEqual([])
    },
  )
})
