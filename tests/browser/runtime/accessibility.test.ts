import { findViolations } from '../../helpers/browser/find-violations.js'
import { FONT_SETS, launchBrowser, openTab } from '../../helpers/browser/browser.js'
import { startRuntimeSite } from './runtime-site.js'
import {
  listen,
  open,
  shown,
  untilAt,
  followLink,
  followInjectedLink,
  withoutDeadline,
} from '../../helpers/browser/visitor.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import { holdRequests } from '../../helpers/browser/hold-requests.js'

const JOB = '/qa-engineer/1001'

const { site, browser } = useSite(startRuntimeSite)
const tab = useTab(browser, { withoutWorkers: true })

beforeEach(() => open(tab().page, `${site().origin}/`))

test.each(FONT_SETS)(
  'axe finds no violation while a page is loading, nor once it is there, with the font %s',
  async (fonts) => {
    const ownBrowser = await launchBrowser(fonts)
    const { page } = await openTab(ownBrowser, { withoutWorkers: true })
    // After ten seconds the browser would load the page itself.
    await withoutDeadline(page, 10_000)
    await open(page, `${site().origin}/`)
    const answer = await holdRequests(page, `**/page-data${JOB}/*`)
    const said = await listen(page)
    await page.click(`main a[href="${JOB}"]`)
    await page.locator('.slow-load').getByText('Still loading').waitFor()
    // Further down, the heading of a group covers the rows that pass under it.
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await findViolations(page)).toEqual([])
    answer()
    await untilAt(page, JOB)
    expect(await findViolations(page)).toEqual([])
    expect(await said()).toEqual([`Navigated to ${(await shown(page)).title}`])
    await ownBrowser.close()
  },
)

test('a missing page and the way back are announced once each', async () => {
  const said = await listen(tab().page)
  await followInjectedLink(tab().page, '/nope')
  await untilAt(tab().page, '/nope')
  const { title } = await shown(tab().page)
  await tab().page.goBack()
  await untilAt(tab().page, '/')
  expect(await said()).toEqual([
    `Navigated to ${title}`,
    `Navigated to ${(await shown(tab().page)).title}`,
  ])
})

test('the focus stays where the visitor moved it while a page was loading', async () => {
  const answer = await holdRequests(tab().page, `**/page-data${JOB}/*`)
  await followLink(tab().page, JOB)
  await tab().page.locator('header a').first().focus()
  answer()
  await untilAt(tab().page, JOB)
  expect(await tab().page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(
    true,
  )
})
