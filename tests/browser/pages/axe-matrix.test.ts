import type { Browser } from 'playwright-core'
import {
  FONT_SETS,
  findErrors,
  launchBrowser,
  openTab,
  type Tab,
} from '../../helpers/browser/browser.js'
import { findViolations } from '../../helpers/browser/find-violations.js'
import { untilInteractive, untilHydrated } from '../../helpers/browser/visitor.js'
import { STATES, TEMPLATES } from './page-states.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'

const { site } = useBrowsedSite()
let tab: Tab

const SETTINGS = FONT_SETS.flatMap((fonts) => [320, 1280].map((width) => ({ fonts, width })))

describe.each(SETTINGS)('a browser with $fonts at $width px', ({ fonts, width }) => {
  let browser: Browser
  // What does not depend on the font is checked once.
  const rules = fonts === FONT_SETS[0] ? undefined : 'font rules'

  beforeAll(async () => {
    browser = await launchBrowser(fonts)
    tab = await openTab(browser, {
      viewport: { width, height: width === 320 ? 640 : 900 },
      withoutWorkers: true,
    })
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    await tab.page.unrouteAll()
    await tab.page.context().setOffline(false)
  })

  test.each([...TEMPLATES, ...STATES])(
    'finds no axe violation and no message on the console: $name',
    async ({ path, status = 200, prepare }) => {
      tab.messages.length = 0
      const response = await tab.page.goto(site().origin + path)
      expect(response?.status()).toBe(status)
      await untilInteractive(tab.page)
      const lateListing = tab.page.locator('[data-part="job-listing"]')
      if (await lateListing.count()) await lateListing.getByLabel('Sort by').waitFor()
      if ((await prepare?.(tab.page)) === false) return
      expect(await findViolations(tab.page, rules)).toEqual([])
      expect(findErrors(tab)).toEqual([])
    },
  )

  test('finds no axe violation while the filters have not loaded', async () => {
    await tab.page.route('**/*job-listing*.js', () => undefined)
    await tab.page.goto(site().origin)
    await untilHydrated(tab.page)
    expect(await findViolations(tab.page, rules)).toEqual([])
    expect(await tab.page.getByLabel('Sort by').count()).toBe(0)
  })
})

describe.each([320, 1280])('a browser in which no script loads, at %d px', (width) => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launchBrowser()
    const viewport = { width, height: width === 320 ? 640 : 900 }
    tab = await openTab(browser, { viewport, withoutWorkers: true })
    await tab.page.route('**/*.js', (route) => route.abort())
  })
  afterAll(() => browser.close())

  test.each(TEMPLATES)('finds no axe violation: $name', async ({ path }) => {
    await tab.page.goto(site().origin + path)
    expect(await findViolations(tab.page)).toEqual([])
  })
})
