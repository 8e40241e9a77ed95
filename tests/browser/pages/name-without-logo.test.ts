import { openTab } from '../../helpers/browser/browser.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'
import { open } from '../../helpers/browser/visitor.js'
import { madeJob, madeRepository, madeSettings } from '../../helpers/content/made-documents.js'
import { findOverflow } from './layout-faults.js'

/** A company without a logo, whose name takes several lines on a phone. */
function listDocuments() {
  const [, ...others] = madeRepository([madeJob('1')])
  const name = 'The Tidewell Partnership for Water Conservation and Leakage Engineering'
  return [madeSettings({ organisation_name: name }), ...others]
}

const { site, browser } = useBrowsedSite({ documents: listDocuments() })

it('a long name in place of a logo stands above the hero, on its colour and beside the menu', async () => {
  for (const width of [320, 375, 768, 1280]) {
    const { page, close } = await openTab(browser(), {
      viewport: { width, height: 800 },
      withoutWorkers: true,
    })
    await open(page, site().origin)
    const found = await page.evaluate(() => {
      const find = (selector: string) => document.querySelector(selector) as Element
      const boxOf = (selector: string) => find(selector).getBoundingClientRect()
      const colourOf = (selector: string) => getComputedStyle(find(selector)).backgroundColor
      const control = boxOf('.menu-control')
      return {
        isAbove: boxOf('.site-header').bottom <= boxOf('.band').top,
        isAlike: colourOf('.site-header') === colourOf('.band'),
        isBeside: control.width === 0 || control.left > boxOf('.site-logo-text').right,
      }
    })
    expect([width, found]).toEqual([width, { isAbove: true, isAlike: true, isBeside: true }])
    expect(await findOverflow(page)).toEqual([])
    await close()
  }
})

it('the links of an open menu begin below the name', async () => {
  const { page, close } = await openTab(browser(), {
    viewport: { width: 320, height: 800 },
    withoutWorkers: true,
  })
  await open(page, site().origin)
  await page.getByRole('button', { name: 'Menu' }).click()
  const boxOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect())
  const [name, links] = [await boxOf('.site-logo-text'), await boxOf('.site-navigation-links')]
  expect(name.bottom).toBeLessThan(links.top)
  await close()
})
