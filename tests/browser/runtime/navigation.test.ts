import { findErrors, openTab } from '../../helpers/browser/browser.js'
import { pageDataUrl, staticQueryUrl } from '../../../client/shared/addresses/page-paths.js'
import { staticQueryHash } from '../../../client/shared/page-data/static-query-hash.js'
import { changePageData } from '../../helpers/browser/change-page-data.js'
import { findViolations } from '../../helpers/browser/find-violations.js'
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
import { watchTransition } from '../../helpers/browser/watch-transition.js'
import { startRuntimeSite } from './runtime-site.js'

const JOB = '/qa-engineer/1001'
const OTHER_JOB = '/ux-designer/1006'

const { site, browser } = useSite(startRuntimeSite)
const tab = useTab(browser, { withoutWorkers: true })

afterEach(() => site().setFault())

describe('a navigation', () => {
  beforeEach(() => open(tab().page, `${site().origin}/`))

  test('changes the page, its head, the announcement and the focus without a page load, also to a missing page and back', async () => {
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
    const announced = [title, missing.title, title].map((each) => `Navigated to ${each}`)
    expect(await said()).toEqual(announced)
    expect(await isSameDocument()).toBe(true)
    expect(findErrors(tab())).toEqual([])
  })

  test('announces a page without a title by its first heading, and a search by its title', async () => {
    await changePageData(tab().page, JOB, ({ result }) => ({
      result: {
        ...result,
        pageContext: { ...result.pageContext, head: { ...result.pageContext.head, title: '' } },
      } as never,
    }))
    const said = await listen(tab().page)
    await followLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    const { h1 } = await shown(tab().page)
    await followInjectedLink(tab().page, '/?location=leeds')
    await untilAt(tab().page, '/?location=leeds')
    const { title } = await shown(tab().page)
    expect(title).toMatch(/^Leeds \| /)
    expect(await said()).toEqual([`Navigated to ${h1}`, `Navigated to ${title}`])
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
      ['/job_ghid/1001', JOB],
      ['/job_ghid/987654', '/job_ghid/987654'],
      ['/nope', '/nope'],
      ['/qa-engineer/1001/index.html', JOB],
      ['/index.html?q=engineer', '/?q=engineer'],
      // From here on each link takes the source of the visit along.
      ['/JOB_GHID/1001/?src=mail#x', `${JOB}?src=mail#x`],
      ['/how-we-hire?gh_jid=1001&src=mail', `${JOB}?src=mail`],
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

  test('is left to the browser with a key pressed, which opens another tab, and to what is no page', async () => {
    const { page } = tab()
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      page.click(`main a[href="${JOB}"]`, { modifiers: ['Control'] }),
    ])
    await other.waitForURL(`**${JOB}`)
    await other.close()
    expect(new URL(page.url()).pathname).toBe('/')
    const before = site().requests.length
    await Promise.all([page.waitForURL('**/preview'), followInjectedLink(page, '/preview')])
    const asked = site().requests.slice(before)
    expect(asked.filter((request) => request.endsWith('/preview'))).toEqual(['GET /preview'])
  })

  test('cancels an older one, however late that is answered', async () => {
    const answer = await holdRequests(tab().page, `**/page-data${OTHER_JOB}/*`)
    const late = tab().page.waitForResponse((response) => response.url().includes(OTHER_JOB))
    const said = await listen(tab().page)
    await followLink(tab().page, OTHER_JOB)
    await followLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    answer()
    await (await late).finished()
    // A further navigation comes after whatever the late answer could have set off.
    const { title, h1 } = await shown(tab().page)
    expect(h1).toContain('QA Engineer')
    await followLink(tab().page, '/')
    await untilAt(tab().page, '/')
    expect(await said()).toEqual([
      `Navigated to ${title}`,
      `Navigated to ${(await shown(tab().page)).title}`,
    ])
  })
})

test('a navigation that takes more than a second says so until the page is there, without a fault that axe finds, and leaves the focus where it was moved meanwhile', async () => {
  const { page } = tab()
  // After ten seconds the browser would load the page itself.
  await withoutDeadline(page, 10_000)
  await open(page, `${site().origin}/`)
  const slow = `GET /page-data${JOB}/page-data.json`
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
  expect(site().requests).toContain(slow)
  expect(await findViolations(page)).toEqual([])
})

test('a link under the pointer is prefetched, but not on a 2g connection or while data is saved', async () => {
  const { page } = tab()
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => JSON.parse(document.documentElement.dataset['connection'] ?? '{"saveData":true}'),
    }),
  )
  await open(page, `${site().origin}/`)
  await page.getByLabel('Sort by').waitFor()
  const from = site().requests.length
  const hover = async (job: string, connection: object) => {
    const value = JSON.stringify(connection)
    await page.evaluate((to) => (document.documentElement.dataset['connection'] = to), value)
    await page.hover(`main a[href="${job}"]`)
  }
  const links = page.locator('main .job-row-title a')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const [onSlow = '', onVerySlow = '', saving = '', usual = ''] = paths
  await hover(onSlow, { effectiveType: '2g' })
  await hover(onVerySlow, { effectiveType: 'slow-2g' })
  await hover(saving, { effectiveType: '4g', saveData: true })
  const asked = page.waitForRequest(`**${pageDataUrl(usual)}`)
  await hover(usual, { effectiveType: '4g', saveData: false })
  await asked
  const skipped = [onSlow, onVerySlow, saving].map((path) => `GET ${pageDataUrl(path)}`)
  const requests = site().requests.slice(from)
  expect(requests.filter((request) => skipped.includes(request))).toEqual([])
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
  const steps = await watchTransition(page)
  await followInjectedLink(page, JOB)
  await page.locator('[data-transition="out"]').waitFor({ state: 'attached' })
  await page.clock.runFor(249)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.clock.runFor(1)
  await untilAt(page, JOB)
  expect(await steps()).toEqual([
    { step: 'out /', page: ['to 0 after 0 ms, in 250 ms'], within: [] },
    {
      step: `in ${JOB}`,
      page: ['to 1 after 0 ms, in 250 ms'],
      within: ['to 1 after 250 ms, in 250 ms'],
    },
  ])
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
