import { holdRequests } from '../../helpers/browser/hold-requests.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import {
  listen,
  markDocument,
  untilAt,
  untilHydrated,
  withoutDeadline,
} from '../../helpers/browser/visitor.js'
import { startRuntimeSite } from './runtime-site.js'

/*
 * On a page for reading, the first interaction starts the runtime, and may be a click already. The front page
 * is hydrated by itself, and lacks the code of navigation until then.
 */

const JOB = '/qa-engineer/1001'
const OTHER = '/departments/engineering'

const { site, browser } = useSite(startRuntimeSite)
const tab = useTab(browser, { withoutWorkers: true })

/** Until the page, which was first to ask, has been told of its paint, and waits for the visitor. */
const startOf = () =>
  tab().page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const isPainted = ({ name }: PerformanceEntry) => name === 'first-contentful-paint'
        const observer = new PerformanceObserver((list) => {
          if (list.getEntries().some(isPainted)) resolve()
        })
        observer.observe({ type: 'paint', buffered: true })
      }),
  )

test('a link that is followed first of all is announced, without a page load, and the focus stays where it is moved meanwhile', async () => {
  const { page } = tab()
  await withoutDeadline(page, 1_000)
  const answer = await holdRequests(page, '**/browser-entry.*')
  await page.goto(site().origin + JOB)
  await startOf()
  const isSameDocument = await markDocument(page)
  const said = await listen(page)
  await page.locator(`a[href="${OTHER}"]:visible`).first().press('Enter')
  const elsewhere = page.locator('header a').first()
  await elsewhere.focus()
  answer()
  await untilAt(page, OTHER)
  expect(await isSameDocument()).toBe(true)
  expect(await said()).toEqual([`Navigated to ${await page.title()}`])
  expect(await elsewhere.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.unrouteAll()
})

test('a link is followed as a whole page where the runtime does not come in a second', async () => {
  const { page } = tab()
  const answer = await holdRequests(page, '**/browser-entry.*')
  await page.goto(site().origin + JOB)
  await startOf()
  const isSameDocument = await markDocument(page)
  await page.locator(`a[href="${OTHER}"]:visible`).first().click()
  await page.waitForURL(`**${OTHER}`)
  answer()
  expect(await isSameDocument()).toBe(false)
  await page.unrouteAll()
})

test('a link within the page, and one to a new tab, are followed at once', async () => {
  const { page } = tab()
  const answer = await holdRequests(page, '**/browser-entry.*')
  await page.goto(site().origin + JOB)
  await startOf()
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter')
  await page.waitForFunction(() => location.hash === '#main')
  const opened = page.context().waitForEvent('page')
  await page
    .locator(`a[href="${OTHER}"]:visible`)
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  expect(new URL(page.url()).pathname).toBe(JOB)
  answer()
  await page.unrouteAll()
})

describe('on the front page, before the code of navigation is there,', () => {
  const follow = () => tab().page.click(`main a[href="${JOB}"]`)
  const search = async () => {
    await tab().page.fill('.search-form [name="q"]', 'engineer')
    await tab().page.press('.search-form [name="q"]', 'Enter')
  }
  const found = '/?q=engineer#results'

  test.each([
    ['a link', JOB, follow],
    ['a search', found, search],
  ])(
    '%s waits for it, is answered without a page load, and moves no focus that was moved meanwhile',
    async (_, at, act) => {
      const { page } = tab()
      await withoutDeadline(page, 1_000)
      const answer = await holdRequests(page, '**/run-navigation.*')
      await page.goto(site().origin)
      await untilHydrated(page)
      const isSameDocument = await markDocument(page)
      const said = await listen(page)
      await act()
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/')
      const elsewhere = page.locator('header a').first()
      await elsewhere.focus()
      answer()
      await untilAt(page, at)
      expect(await isSameDocument()).toBe(true)
      expect(await said()).toHaveLength(1)
      expect(await elsewhere.evaluate((link) => link === document.activeElement)).toBe(true)
      await page.unrouteAll()
    },
  )

  test('a link is followed as a whole page where it is lost', async () => {
    const { page } = tab()
    await page.route('**/run-navigation.*', (route) => route.abort())
    await page.goto(site().origin)
    await untilHydrated(page)
    const isSameDocument = await markDocument(page)
    await follow()
    await page.waitForURL(`**${JOB}`)
    expect(await isSameDocument()).toBe(false)
    await page.unrouteAll()
  })
})
