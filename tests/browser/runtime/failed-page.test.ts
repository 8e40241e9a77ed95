import { findViolations } from '../../helpers/browser/find-violations.js'
import { holdRequests } from '../../helpers/browser/hold-requests.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import {
  markDocument,
  open,
  shown,
  untilAt,
  followInjectedLink,
  withoutDeadline,
} from '../../helpers/browser/visitor.js'
import { startRuntimeSite } from './runtime-site.js'

const JOB = '/qa-engineer/1001'

const { site, browser } = useSite(startRuntimeSite)
const tab = useTab(browser, { withoutWorkers: true })

afterEach(() => site().setFault())

describe('a page that cannot be loaded by the runtime', () => {
  test.each([
    ['page data', /page-data\/departments/],
    ['template', /assets\/landing-page/],
  ])('is left to the browser with query and hash: no %s', async (_, pattern) => {
    await open(tab().page, `${site().origin}/how-we-hire`)
    const isSameDocument = await markDocument(tab().page)
    site().setFault((request) => (pattern.test(request) ? { status: 404 } : null))
    await Promise.all([
      tab().page.waitForEvent('load'),
      followInjectedLink(tab().page, '/departments/engineering?src=mail#x').catch(() => {}),
    ])
    expect(tab().page.url()).toBe(`${site().origin}/departments/engineering?src=mail#x`)
    expect(await isSameDocument()).toBe(false)
    expect((await shown(tab().page)).h1).toContain('Engineering')
  })
})

test('a navigation that takes more than a second says so until the page is there, without a fault that axe finds, and leaves the focus where it was moved meanwhile', async () => {
  const { page } = tab()
  // After ten seconds the browser would load the page itself.
  await withoutDeadline(page, 10_000)
  await open(page, `${site().origin}/`)
  const answer = await holdRequests(page, `**/page-data${JOB}/*`)
  await page.click(`main a[href="${JOB}"]`)
  const notice = page.locator('.slow-load')
  await notice.getByText(/^Still loading QA Engineer/).waitFor()
  expect(await notice.getAttribute('role')).toBe('status')
  expect(new URL(page.url()).pathname).toBe('/')
  const elsewhere = page.locator('header a').first()
  await elsewhere.focus()
  // Further down, the heading of a group covers the rows that pass under it.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await findViolations(page)).toEqual([])
  answer()
  await untilAt(page, JOB)
  expect(await notice.textContent()).toBe('')
  expect(await elsewhere.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await findViolations(page)).toEqual([])
})
