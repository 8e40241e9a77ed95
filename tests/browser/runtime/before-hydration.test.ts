import { untilSaid } from '../../helpers/browser/browser.js'
import { holdRequests } from '../../helpers/browser/hold-requests.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'
import { useTab } from '../../helpers/browser/use-site.js'
import {
  followLink,
  open,
  stopTime,
  untilAt,
  untilHydrated,
  withoutDeadline,
} from '../../helpers/browser/visitor.js'

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

test.each([
  ['/', 'browser-entry', '.filter-panel'],
  ['/qa-engineer/1001', 'saved-entry', '.save'],
])(
  'the code of %s is there although its first request for %s is lost',
  async (path, file, made) => {
    const { page } = tab()
    await stopTime(page)
    await page.route(`**/${file}.*`, (route) => route.abort(), { times: 1 })
    // The page hears of it after the browser: only then it begins to wait.
    await page.addInitScript(() =>
      window.addEventListener(
        'error',
        ({ target }) => target instanceof HTMLScriptElement && console.log('A script is lost'),
        true,
      ),
    )
    await page.goto(site().origin + path)
    await untilSaid(tab(), 'A script is lost')
    await page.clock.runFor(1_000)
    await page.locator(made).first().waitFor()
  },
)

test('a page whose code does not come says so, and asks for it when the device is on line again', async () => {
  const { page } = tab()
  const note = page.getByRole('alert').filter({ hasText: 'did not load. Try again' })
  // It says so when it has stopped asking, and not while it still does.
  await withoutDeadline(page, 10_000)
  await page.route('**/browser-entry.*', (route) => route.abort())
  await page.goto(`${site().origin}/`)
  await note.waitFor()
  expect(await page.getByRole('navigation', { name: 'Jump to' }).isVisible()).toBe(true)
  await page.unrouteAll()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await untilHydrated(page)
  expect(await note.isVisible()).toBe(false)
})

test('a page whose code is only late says that it is still loading, until its note is closed', async () => {
  const { page } = tab()
  await stopTime(page)
  await page.route('**/browser-entry.*', () => undefined)
  const asking = page.waitForRequest(/browser-entry/)
  await page.goto(`${site().origin}/`)
  await asking
  await page.clock.runFor(10_000)
  await page.getByRole('status').getByText('Still loading…').waitFor()
  expect(await page.getByText('did not load').isVisible()).toBe(false)
  const note = page.locator('.start-note')
  await note.getByRole('button', { name: 'Close' }).press('Enter')
  await note.waitFor({ state: 'hidden' })
  // Nor does it come back with what it says if the code fails after all.
  await page.evaluate(() => (document.documentElement.dataset.code = 'failed'))
  expect(await note.isVisible()).toBe(false)
})

test('Back after a reload leads back although the code of navigation does not come', async () => {
  const { page } = tab()
  await open(page, `${site().origin}/`)
  await followLink(page, '/qa-engineer/1001')
  await untilAt(page, '/qa-engineer/1001')
  await page.clock.install()
  await page.route('**/run-navigation.*', () => undefined)
  await page.reload()
  await untilHydrated(page)
  await page.evaluate(() => history.back())
  await page.waitForFunction(() => location.pathname === '/')
  await page.clock.fastForward(3_000)
  await page.locator('.listing').waitFor()
})
