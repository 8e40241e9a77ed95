import type { Page } from 'playwright-core'
import { FONT_SETS, findErrors, launchBrowser, openTab } from '../../helpers/browser/browser.js'
import { holdRequests } from '../../helpers/browser/hold-requests.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'
import { IS_STRESS } from '../../helpers/is-stress.js'
import { readLayoutShift } from '../../helpers/browser/read-layout-shift.js'
import { untilHydrated, untilFrame, untilSet } from '../../helpers/browser/visitor.js'

const { site, browser } = useBrowsedSite()

const FONT_FILES = '**/*.woff2'

/** The families that the page's text is set in, as the browser has chosen them. */
async function readFamilies(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector,
  })
  const families = new Set<string>()
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName } of fonts) families.add(familyName)
  }
  return [...families]
}

const FAMILIES = { arimo: 'Arimo', dejavu: 'DejaVu Sans', 'open-sans': 'Open Sans' }

test.each(IS_STRESS ? FONT_SETS : FONT_SETS.slice(0, 1))(
  'a browser with the font %s that gets no other shows all text in it, whatever is installed',
  async (fonts) => {
    const browser = await launchBrowser(fonts)
    // Without scripts, which would replace elements while they are looked at.
    const { page } = await openTab(browser, { javaScriptEnabled: false, withoutFont: true })
    await page.goto(`${site().origin}/how-we-hire`)
    const families = await readFamilies(page, 'h1, h2, p, a, button, strong')
    expect(families).toContain(FAMILIES[fonts])
    expect(families.filter((family) => !family.startsWith(FAMILIES[fonts]))).toEqual([])
    await browser.close()
  },
)

/** On phones a paragraph may break at other words, and so become a line shorter. */
const LARGEST_SHIFT = { 375: 0.02, 1280: 0.001 }

test('the font of the site comes from the site, with no other request, and moves nothing when it arrives', async () => {
  for (const width of IS_STRESS ? ([375, 1280] as const) : ([375] as const)) {
    const tab = await openTab(browser(), {
      viewport: { width, height: 800 },
      // As on most screens: otherwise Linux rounds every letter's width to a pixel.
      deviceScaleFactor: 2,
      withoutWorkers: true,
    })
    const { page } = tab
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
    for (const asked of ['/', '/qa-engineer/1001']) {
      await page.unrouteAll()
      const arrive = await holdRequests(page, FONT_FILES)
      // The event `load` waits for the font.
      await page.goto(site().origin + asked, { waitUntil: 'commit' })
      await untilHydrated(page)
      const isLoaded = () =>
        [...document.fonts].some((font) => /Figtree/.test(font.family) && font.status === 'loaded')
      expect(await page.evaluate(isLoaded)).toBe(false)
      await untilFrame(page)
      const before = await page.evaluate(() => performance.now())
      arrive()
      await untilSet(page)
      expect(await readLayoutShift(page, before)).toBeLessThan(LARGEST_SHIFT[width])
      expect(await readFamilies(page, 'h1, .site-footer p, .site-footer a')).toEqual([
        'Figtree Light',
      ])
    }
    // The first is the sample's image service.
    expect([...hosts].sort()).toEqual(['127.0.0.1', 'localhost'])
    expect(findErrors(tab)).toEqual([])
    await tab.close()
  }
})

/** How many faces of the site's font the page knows. */
const countFaces = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ family }) => /Figtree/.test(family)).length)

test.each(['continue', 'abort'] as const)(
  'the font is named only when its file is there, so that text is laid out once for it: %s',
  async (outcome) => {
    const { page, close } = await openTab(browser(), { withoutWorkers: true })
    const answer = await holdRequests(page, FONT_FILES, outcome)
    const asked = page.waitForRequest(FONT_FILES)
    await page.goto(site().origin, { waitUntil: 'commit' })
    await asked
    await untilHydrated(page)
    expect(await countFaces(page)).toBe(0)
    answer()
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family }) => /Figtree/.test(family)),
    )
    await close()
  },
)

test('what is below the window is set in the font part by part, after what is in it', async () => {
  const { page, close } = await openTab(browser(), { withoutWorkers: true })
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { partsLeft: seen })
    document.addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() =>
        seen.push(document.querySelectorAll('[data-font]').length),
      ).observe(document.documentElement, { subtree: true, attributeFilter: ['data-font'] }),
    )
  })
  await page.goto(site().origin)
  const left = () =>
    page.evaluate(() => (window as unknown as { partsLeft: number[] }).partsLeft.join())
  // The lists of the departments below the first, what follows the listing, and the footer.
  await page.waitForFunction(
    () => (window as unknown as { partsLeft: number[] }).partsLeft.at(-1) === 0,
  )
  expect(await left()).toBe('9,8,7,6,5,4,3,2,1,0')
  expect(await readFamilies(page, '.job-row-title a, .site-footer a')).toEqual(['Figtree Light'])
  await close()
})
