import { holdRequests } from '../../helpers/browser/hold-requests.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'
import { useTab } from '../../helpers/browser/use-site.js'
import { followLink, untilHydrated } from '../../helpers/browser/visitor.js'

/* What a visitor on a bad line does with a page before its code is there. */

const { site, browser } = useBrowsedSite()
const tab = useTab(browser, { withoutWorkers: true })

async function openWithoutCode(path: string): Promise<() => void> {
  const answer = await holdRequests(tab().page, '**/browser-entry.*')
  await tab().page.goto(site().origin + path, { waitUntil: 'domcontentloaded' })
  return answer
}

test('a menu that was opened before is closed by its button, and by a link in it', async () => {
  const { page } = tab()
  await page.setViewportSize({ width: 375, height: 740 })
  const menu = page.getByRole('navigation', { name: 'Main' })
  const visits = [
    ['/about-tidewell', 'button'],
    ['/about-tidewell?utm_source=board', 'link'],
    ['/no/such/page', 'button'],
  ]
  for (const [path = '', close] of visits) {
    const answer = await openWithoutCode(path)
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await menu.waitFor()
    answer()
    await untilHydrated(page)
    const button = page.getByRole('button', { name: 'Close' })
    await button.waitFor()
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    if (close === 'button') await button.click()
    else {
      await followLink(page, '/benefits')
      await page.waitForURL('**/benefits*')
    }
    await menu.waitFor({ state: 'hidden' })
    await page.unrouteAll()
  }
})

test('what is typed on the page of an unknown address stays, and else its words are searched for', async () => {
  const field = tab().page.locator('main .search-form [name="q"]')
  for (const typed of ['hydrologist', '']) {
    const answer = await openWithoutCode('/senior-engineer/999')
    if (typed !== '') await field.fill(typed)
    answer()
    await untilHydrated(tab().page)
    await tab().page.waitForFunction(
      (wanted) => document.querySelector<HTMLInputElement>('main [name="q"]')?.value === wanted,
      typed || 'senior engineer',
    )
    await tab().page.unrouteAll()
  }
})
