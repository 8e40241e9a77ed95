import type { Page } from 'playwright-core'
import { openTab } from '../../helpers/browser/browser.js'
import { open } from '../../helpers/browser/visitor.js'
import { STATES, TEMPLATES } from './page-states.js'
import { useVisits } from './use-visits.js'

const { site, browser, visit } = useVisits()

/** Where a pointer finds each link and button that does not stand in a text: higher than it looks. */
function findLowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isAlone = (link: HTMLElement) => {
      const block = link.closest<HTMLElement>('p, li, dd, h2, h3, h4, div')
      return block?.innerText.trim() === link.innerText.trim()
    }
    const heightOf = (element: HTMLElement) => {
      const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect()
      const isHit = (y: number) =>
        element.contains(document.elementFromPoint(left + width / 2, top + height / 2 + y))
      let [above, below] = [0, 0]
      while (above < 24 && isHit(-above - 1)) above += 1
      while (below < 24 && isHit(below)) below += 1
      return above + below
    }
    return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, select')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.skip-links'))
      .filter((element) => element.tagName !== 'A' || isAlone(element))
      .filter((element) => heightOf(element) < 24)
      .map((element) => `“${element.innerText}” ${heightOf(element)}`)
  })
}

it('every link and button that stands alone is a target of at least 24 px', async () => {
  const page = await visit('/', { viewport: { width: 1280, height: 12_000 } })
  const low: Record<string, string[]> = {}
  for (const { path } of [...TEMPLATES.slice(0, 10), ...STATES.slice(2, 3)]) {
    await open(page, site().origin + path)
    const found = await findLowTargets(page)
    if (found.length > 0) low[path] = found
  }
  expect(low).toEqual({})
})

it('the page of a department or a place shows its number of roles and the first one on a phone at once', async () => {
  const page = await visit('/locations/leeds', { viewport: { width: 360, height: 740 } })
  const addressed = page.getByText('Address', { exact: true })
  expect(await addressed.count()).toBe(1)
  for (const path of ['/locations/leeds', '/departments/engineering']) {
    await open(page, site().origin + path)
    const ends = await page
      .locator('#results h2, #results .job-row:first-child .job-row-title')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom))
    expect(ends).toHaveLength(2)
    expect(Math.max(...ends)).toBeLessThan(740)
  }
})

it('the art of a band that cannot be loaded leaves no trace, with and without script', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, close } = await openTab(browser(), {
      viewport: { width: 1280, height: 700 },
      javaScriptEnabled,
      withoutWorkers: true,
    })
    await page.route('**/images/hero-*', (route) => route.abort())
    await page.goto(`${site().origin}/benefits`, { waitUntil: 'networkidle' })
    const failed = await page.screenshot()
    await page.locator('.band-image').evaluate((image) => (image.style.visibility = 'hidden'))
    expect(failed.equals(await page.screenshot())).toBe(true)
    await close()
  }
})

it('offices and people fill their rows at each width', async () => {
  const page = await visit('/life-at-tidewell', {})
  for (const path of ['/life-at-tidewell', '/about-tidewell']) {
    await open(page, site().origin + path)
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const rows = await page.locator(':is(.people, .offices) > li').evaluateAll((items) => {
        const tops = items.map((item) => Math.round(item.getBoundingClientRect().top))
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
      })
      expect([path, width, new Set(rows).size]).toEqual([path, width, 1])
    }
  }
})
