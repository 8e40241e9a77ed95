import { openTab, type Tab } from '../../helpers/browser/browser.js'
import { startBrowsedSite } from '../../helpers/browser/browsed-site.js'
import { findViolations } from '../../helpers/browser/find-violations.js'
import { useSite } from '../../helpers/browser/use-site.js'
import { markDocument, open } from '../../helpers/browser/visitor.js'
import {
  CREDIT,
  loadChangedSample,
  withTargetsAndCredits,
} from '../../helpers/content/changed-sample.js'

const { site, browser } = useSite(async () =>
  startBrowsedSite(await loadChangedSample(withTargetsAndCredits)),
)
let tab: Tab

beforeAll(async () => {
  tab = await openTab(browser(), { withoutWorkers: true, viewport: { width: 1280, height: 900 } })
})
afterAll(() => tab.close())

test.each(['main', 'footer'])(
  'a link in %s for which the editor wants a new tab opens one, and this page stays',
  async (region) => {
    const { page } = tab
    await open(page, `${site().origin}/how-we-hire`)
    const isSame = await markDocument(page)
    const link = page.locator(`${region} a[target="_blank"][href^="/"]`).first()
    const href = await link.getAttribute('href')
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()])
    await opened.waitForURL(site().origin + href)
    expect(await opened.evaluate(() => window.opener as unknown)).toBeNull()
    expect(await link.getAttribute('rel')).toBe('noopener')
    expect((await link.textContent())?.endsWith(' (opens in a new tab)')).toBe(true)
    expect([await isSame(), page.url()]).toEqual([true, `${site().origin}/how-we-hire`])
    await opened.close()
  },
)

describe.each([
  [320, ['/life-at-tidewell', '/about-tidewell/water-and-us']],
  [
    1280,
    [
      '/',
      '/life-at-tidewell',
      '/about-tidewell/water-and-us',
      '/departments/engineering',
      '/locations/bristol',
    ],
  ],
])('at %i px', (width, paths) => {
  test.each(paths)(
    'every picture shows its copyright line, without a violation: %s',
    async (path) => {
      const { page } = tab
      await page.setViewportSize({ width, height: 900 })
      await open(page, site().origin + path)
      const pictures = await page.locator('main img.image:visible').count()
      expect(pictures).toBeGreaterThan(0)
      const credits = page.getByText(CREDIT, { exact: true }).locator('visible=true')
      expect(await credits.count()).toBe(pictures)
      expect(await findViolations(page)).toEqual([])
    },
  )
})
