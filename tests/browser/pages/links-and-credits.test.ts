import { openTab, type Tab } from '../../helpers/browser/browser.js'
import { startBrowsedSite } from '../../helpers/browser/browsed-site.js'
import { findViolations } from '../../helpers/browser/find-violations.js'
import { useSite } from '../../helpers/browser/use-site.js'
import { markDocument, open } from '../../helpers/browser/visitor.js'
import { IS_STRESS } from '../../helpers/is-stress.js'
import {
  CREDIT,
  loadChangedSample,
  withTargetsAndCredits,
} from '../../helpers/content/changed-sample.js'

/* Every link asks for a new tab, every picture names its author, and links to social media lead to a file. */
const { site, browser } = useSite(async () =>
  startBrowsedSite(
    await loadChangedSample((field) => {
      const isSocial =
        field['link_type'] === 'Web' && String(field['url']).includes('social.example')
      return withTargetsAndCredits(isSocial ? { ...field, ...FILE } : field)
    }),
  ),
)
const FILE = { link_type: 'Media', kind: 'document', url: 'https://files.example/brochure.pdf' }
let tab: Tab

beforeAll(async () => {
  tab = await openTab(browser(), { withoutWorkers: true, viewport: { width: 1280, height: 900 } })
})
afterAll(() => tab.close())

test('a link for which the editor wants a new tab opens one, and this page stays', async () => {
  const { page } = tab
  await open(page, `${site().origin}/how-we-hire`)
  const isSame = await markDocument(page)
  const link = page.locator('main a[target="_blank"][href^="/"]').first()
  const href = await link.getAttribute('href')
  const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await opened.waitForURL(site().origin + href)
  expect(await opened.evaluate(() => window.opener as unknown)).toBeNull()
  expect(await link.getAttribute('rel')).toBe('noopener')
  expect((await link.textContent())?.endsWith(' (opens in a new tab)')).toBe(true)
  expect([await isSame(), page.url()]).toEqual([true, `${site().origin}/how-we-hire`])
  await opened.close()
})

test('a link of the footer to a page, another site or a file opens a new tab where the editor wants one', async () => {
  await open(tab.page, `${site().origin}/how-we-hire`)
  for (const selector of [
    '[href="/how-we-hire"]',
    '[href^="https:"]:not([href$=".pdf"])',
    `[href="${FILE.url}"]`,
  ]) {
    const link = tab.page.locator(`footer a${selector}`).first()
    const attributes = ['target', 'rel'].map((name) => link.getAttribute(name))
    expect([selector, ...(await Promise.all(attributes))]).toEqual([selector, '_blank', 'noopener'])
  }
})

test('a picture has the address, the description and the ratio that the editor has given it', async () => {
  await open(tab.page, `${site().origin}/about-tidewell/water-and-us`)
  const image = tab.page.locator('main figure img')
  expect(await image.getAttribute('src')).toContain('/images/hero-data-and-hydrology.svg')
  expect(await image.getAttribute('alt')).toMatch(/^Three river hydrographs/)
  // 1920 by 1080, as wide as the slice shows it.
  const size = ['width', 'height'].map((name) => image.getAttribute(name))
  expect(await Promise.all(size)).toEqual(['1200', '675'])
})

/** Each page at one width, where it differs most. */
const PAGES: [width: number, path: string][] = [
  [320, '/about-tidewell/water-and-us'],
  [1280, '/'],
]
const FURTHER_PAGES: typeof PAGES = [
  [320, '/life-at-tidewell'],
  [1280, '/departments/engineering'],
  [1280, '/locations/bristol'],
]

test.each(IS_STRESS ? [...PAGES, ...FURTHER_PAGES] : PAGES)(
  'every picture shows its copyright line, without a violation, at %i px: %s',
  async (width, path) => {
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
