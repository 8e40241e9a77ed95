import type { Page } from 'playwright-core'
import { findErrors, openTab } from '../../helpers/browser/browser.js'
import { pageDataUrl, staticQueryUrl } from '../../../client/shared/addresses/page-paths.js'
import { staticQueryHash } from '../../../client/shared/page-data/static-query-hash.js'
import { holdRequests } from '../../helpers/browser/hold-requests.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import {
  listen,
  markDocument,
  open,
  shown,
  untilAt,
  followLink,
  followInjectedLink,
  stopTime,
  untilHydrated,
  untilRendered,
  withoutDeadline,
} from '../../helpers/browser/visitor.js'
import { startRuntimeSite } from './runtime-site.js'

const JOB = '/qa-engineer/1001'
/** No link to it is in sight, so that it is not prefetched. */
const UNSEEN = '/about-tidewell/water-and-us'

const { site, browser } = useSite(startRuntimeSite)
const tab = useTab(browser, { withoutWorkers: true })

afterEach(() => site().setFault())

describe('a navigation', () => {
  beforeEach(() => open(tab().page, `${site().origin}/`))

  test('changes the page, its head, the announcement and the focus without a page load, also to a missing page and back, and to one without a title', async () => {
    const isSameDocument = await markDocument(tab().page)
    const said = await listen(tab().page)
    await tab().page.click(`main a[href="${JOB}"]`)
    await untilAt(tab().page, JOB)
    const { title, h1, focus, y } = await shown(tab().page)
    expect(h1).toContain('QA Engineer')
    expect(title).toContain('QA Engineer')
    expect(focus).toBe('main')
    expect(y).toBe(0)
    expect(await tab().page.getAttribute('link[rel=canonical]', 'href')).toBe(
      `http://localhost:8080${JOB}`,
    )
    await followInjectedLink(tab().page, '/nope')
    await untilAt(tab().page, '/nope')
    const missing = await shown(tab().page)
    await tab().page.goBack()
    await untilAt(tab().page, JOB)
    await leaveOutTitle(tab().page, UNSEEN)
    await followInjectedLink(tab().page, UNSEEN)
    await untilAt(tab().page, UNSEEN)
    const untitled = await shown(tab().page)
    const announced = [title, missing.title, title, untitled.h1]
    expect(await said()).toEqual(announced.map((each) => `Navigated to ${each}`))
    expect(await isSameDocument()).toBe(true)
    expect(findErrors(tab())).toEqual([])
  })

  test('loads the islands that the first load did without, and focuses the target of a hash', async () => {
    const { h1 } = await shown(tab().page)
    const textOf = (part: string) => tab().page.textContent(`[data-part="${part}"]`)
    const parts = ['front-hero', 'index-more', 'site-footer']
    const before = await Promise.all(parts.map(textOf))
    await followLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    expect(await textOf('site-footer')).toBe(before[2])
    await followInjectedLink(tab().page, '/#results')
    await untilAt(tab().page, '/#results')
    expect(await shown(tab().page)).toMatchObject({ h1, focus: 'results' })
    expect(await Promise.all(parts.map(textOf))).toEqual(before)
    expect(before.every(Boolean)).toBe(true)
  })

  test('by the search of the front page keeps what is chosen in the filters and where a visitor has come from', async () => {
    const { page } = tab()
    const from = '/?q=field&location=leeds&sort=newest&utm_source=board'
    await followInjectedLink(page, from)
    await untilAt(page, from)
    const isSameDocument = await markDocument(page)
    const search = async (text: string) => {
      await page.fill('.search-form input', text)
      await page.press('.search-form input', 'Enter')
    }
    await search(' technician ')
    await untilAt(page, '/?q=technician&location=leeds&sort=newest&utm_source=board#results')
    await page
      .getByRole('status')
      .getByText(/ of \d+ roles?$/)
      .waitFor()
    await search('')
    await untilAt(page, '/?location=leeds&sort=newest&utm_source=board#results')
    expect(await isSameDocument()).toBe(true)
    expect(findErrors(tab())).toEqual([])
  })

  test('to a hash of the same page scrolls there, and Back returns', async () => {
    await tab().page.evaluate(() => {
      const place = document.createElement('p')
      place.id = 'a place'
      place.textContent = 'A place'
      document.querySelector('main')?.append(place)
    })
    const isSameDocument = await markDocument(tab().page)
    await followInjectedLink(tab().page, '#a%20place')
    await tab().page.waitForFunction(() => document.activeElement?.id === 'a place')
    expect((await shown(tab().page)).y).toBeGreaterThan(0)
    await tab().page.goBack()
    await tab().page.waitForFunction(() => window.scrollY === 0)
    expect(await isSameDocument()).toBe(true)
    expect(await tab().page.textContent('#route-announcer')).toBe('')
  })

  test('to an address of another form arrives at its page without a page load', async () => {
    const isSameDocument = await markDocument(tab().page)
    const ways = [
      ['/job_ghid/987654', '/job_ghid/987654'],
      ['/index.html?q=engineer', '/?q=engineer'],
      // From here on each link takes the source of the visit along.
      ['/JOB_GHID/1001/?src=mail#x', `${JOB}?src=mail#x`],
      ['/how-we-hire/?src=mail#main', '/how-we-hire?src=mail#main'],
    ] as const
    for (const [href, at] of ways) {
      await followInjectedLink(tab().page, href)
      await untilAt(tab().page, at)
    }
    const marked = tab().page.locator('nav [aria-current=page]')
    expect(await marked.getAttribute('href')).toBe('/how-we-hire')
    expect(await isSameDocument()).toBe(true)
    expect(findErrors(tab())).toEqual([])
  })
})

test('a link under the pointer is prefetched, but not while data is saved', async () => {
  const { page } = tab()
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => ({ saveData: document.documentElement.dataset['usual'] === undefined }),
    }),
  )
  await open(page, `${site().origin}/`)
  await page.getByLabel('Sort by').waitFor()
  const from = site().requests.length
  const links = page.locator('main .job-row-title a')
  const pathOf = async (at: number) => (await links.nth(at).getAttribute('href')) ?? ''
  const [saving, usual] = [await pathOf(0), await pathOf(1)]
  await links.nth(0).hover()
  await page.evaluate(() => (document.documentElement.dataset['usual'] = ''))
  const asked = page.waitForRequest(`**${pageDataUrl(usual)}`)
  await links.nth(1).hover()
  await asked
  expect(site().requests.slice(from)).not.toContain(`GET ${pageDataUrl(saving)}`)
})

test('the page transition fades the old page out for 250 ms before the address changes, and the new one in', async () => {
  const { page, close } = await openTab(browser(), {
    withoutWorkers: true,
    reducedMotion: 'no-preference',
  })
  await stopTime(page)
  await page.goto(`${site().origin}/`)
  await untilRendered(page)
  await untilHydrated(page)
  await followInjectedLink(page, JOB)
  await page.locator('.page--out').waitFor()
  const styles = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => {
        const style = getComputedStyle(element)
        const what = name === 'transition' ? style.transitionProperty : style.animationName
        return [
          what,
          style.getPropertyValue(`${name}-delay`),
          style.getPropertyValue(`${name}-duration`),
        ]
      }, name)
  expect(await styles('.page--out', 'transition')).toEqual(['opacity', '0s', '0.25s'])
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('.page--out') as Element).opacity === '0',
  )
  await page.clock.runFor(249)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.clock.runFor(1)
  await untilAt(page, JOB)
  expect(await styles('.page--in', 'animation')).toEqual(['fade-in', '0s', '0.25s'])
  expect(await styles('.page--in > *', 'animation')).toEqual(['fade-in', '0.25s', '0.25s'])
  await close()
})

/** In one round trip: nothing that the page needs is found only in an answer. */
test('a touch on a role asks at once for its data, its template and what both need', async () => {
  const { page } = tab()
  // Until it is touched, nothing but a look of six seconds asks for the code of navigation, which has a second.
  await withoutDeadline(page, 6_000)
  await withoutDeadline(page, 1_000)
  await page.goto(site().origin)
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  // So far below the window that nothing of it has been fetched yet.
  const link = page.locator('.job-row a').last()
  const path = (await link.getAttribute('href')) ?? ''
  const statements = staticQueryUrl(staticQueryHash('statements'))
  const answer = await holdRequests(page, '**/*')
  const asked = [
    '/page-data' + path,
    statements,
    '/assets/shared-parts',
    '/assets/site-footer',
  ].map((start) =>
    page.waitForRequest((request) => new URL(request.url()).pathname.startsWith(start)),
  )
  await link.dispatchEvent('touchstart')
  await Promise.all(asked)

  const later: string[] = []
  page.on('request', (request) => later.push(new URL(request.url()).pathname))
  answer()
  await followLink(page, path)
  await untilAt(page, path)
  const scripts = later.filter((name) => name.endsWith('.js')).map((name) => name.split('.')[0])
  expect(scripts).toEqual(['/assets/run-navigation'])
})

/** From now on the data of a page has no title. */
async function leaveOutTitle(page: Page, path: string): Promise<void> {
  await page.route(`**${pageDataUrl(path)}`, async (route) => {
    const data = await (await route.fetch()).json()
    data.result.pageContext.head.title = ''
    await route.fulfill({ json: data })
  })
}
