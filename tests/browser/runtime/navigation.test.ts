import { findErrors, openTab } from '../../helpers/browser/browser.js'
import { pageDataUrl } from '../../../client/shared/addresses/page-paths.js'
import { changePageData } from '../../helpers/browser/change-page-data.js'
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

  test('changes the page, its head, the announcement and the focus without a page load', async () => {
    const isSameDocument = await markDocument(tab().page)
    const said = await listen(tab().page)
    await tab().page.click(`main a[href="${JOB}"]`)
    await untilAt(tab().page, JOB)
    const { title, h1, focus, y } = await shown(tab().page)
    expect(h1).toContain('QA Engineer')
    expect(title).toContain('QA Engineer')
    expect(focus).toBe('main')
    expect(y).toBe(0)
    expect(await said()).toEqual([`Navigated to ${title}`])
    expect(await tab().page.getAttribute('link[rel=canonical]', 'href')).toBe(
      `http://localhost:8080${JOB}`,
    )
    expect(await isSameDocument()).toBe(true)
    expect(findErrors(tab())).toEqual([])
  })

  test('announces a search by its title', async () => {
    await followLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    const said = await listen(tab().page)
    await followInjectedLink(tab().page, '/?location=leeds')
    await untilAt(tab().page, '/?location=leeds')
    const { title } = await shown(tab().page)
    expect(title).toMatch(/^Leeds \| /)
    expect(await said()).toEqual([`Navigated to ${title}`])
  })

  test('announces a page without a title by its first heading', async () => {
    await changePageData(tab().page, JOB, ({ result }) => ({
      result: {
        ...result,
        pageContext: { ...result.pageContext, head: { ...result.pageContext.head, title: '' } },
      } as never,
    }))
    const said = await listen(tab().page)
    await followLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    expect(await said()).toEqual([`Navigated to ${(await shown(tab().page)).h1}`])
  })

  test('loads the islands that the first load did without', async () => {
    const { h1 } = await shown(tab().page)
    const textOf = (part: string) => tab().page.textContent(`[data-part="${part}"]`)
    const parts = ['front-hero', 'index-more', 'site-footer']
    const before = await Promise.all(parts.map(textOf))
    await followLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    expect(await textOf('site-footer')).toBe(before[2])
    await followLink(tab().page, '/')
    await untilAt(tab().page, '/')
    expect((await shown(tab().page)).h1).toBe(h1)
    expect(await Promise.all(parts.map(textOf))).toEqual(before)
    expect(before.every(Boolean)).toBe(true)
  })

  test('by the search of the front page finds jobs without a page load', async () => {
    const isSameDocument = await markDocument(tab().page)
    await tab().page.fill('.search-form input', ' engineer ')
    await tab().page.press('.search-form input', 'Enter')
    await untilAt(tab().page, '/?q=engineer#results')
    await tab()
      .page.getByRole('status')
      .getByText(/ of \d+ roles$/)
      .waitFor()
    expect(await isSameDocument()).toBe(true)
    expect(findErrors(tab())).toEqual([])
  })

  test('by the search of the front page keeps the parameters that say where a visitor has come from', async () => {
    await open(tab().page, `${site().origin}/?utm_source=board`)
    await tab().page.fill('.search-form input', 'engineer')
    await tab().page.press('.search-form input', 'Enter')
    await untilAt(tab().page, '/?q=engineer&utm_source=board#results')
  })

  test('by the search of the front page keeps what is chosen in the filters', async () => {
    await open(tab().page, `${site().origin}/?q=field&location=leeds&sort=newest`)
    await tab().page.fill('.search-form input', 'technician')
    await tab().page.press('.search-form input', 'Enter')
    await untilAt(tab().page, '/?q=technician&location=leeds&sort=newest#results')
    await tab().page.fill('.search-form input', '')
    await tab().page.press('.search-form input', 'Enter')
    await untilAt(tab().page, '/?location=leeds&sort=newest#results')
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

  test('to a hash of another page focuses its target', async () => {
    await followInjectedLink(tab().page, `${JOB}#main`)
    await untilAt(tab().page, `${JOB}#main`)
    expect((await shown(tab().page)).focus).toBe('main')
  })

  test.each([
    ['/job_ghid/1001', JOB],
    ['/JOB_GHID/1001/?src=mail#x', `${JOB}?src=mail#x`],
    ['/how-we-hire?gh_jid=1001&src=mail', `${JOB}?src=mail`],
    ['/job_ghid/987654', '/job_ghid/987654'],
    ['/nope', '/nope'],
    ['/how-we-hire/?src=mail#main', '/how-we-hire?src=mail#main'],
    ['/qa-engineer/1001/index.html', JOB],
    ['/index.html?q=engineer', '/?q=engineer'],
  ])('to %s arrives at %s without a page load', async (href, at) => {
    const isSameDocument = await markDocument(tab().page)
    await followInjectedLink(tab().page, href)
    await untilAt(tab().page, at)
    expect(await isSameDocument()).toBe(true)
    expect(findErrors(tab())).toEqual([])
  })

  test('to a page of the menu with a trailing slash marks it as the current one', async () => {
    await followInjectedLink(tab().page, '/how-we-hire/')
    await untilAt(tab().page, '/how-we-hire')
    const marked = tab().page.locator('nav [aria-current=page]')
    expect(await marked.getAttribute('href')).toBe('/how-we-hire')
  })

  test.each(['/sitemap.xml', '/feed.json', '/api/jobs.json', '/preview'])(
    'to %s is left to the browser',
    async (href) => {
      const before = site().requests.length
      await Promise.all([
        tab().page.waitForURL(`**${href}`),
        followInjectedLink(tab().page, href).catch(() => {}),
      ])
      const asked = site()
        .requests.slice(before)
        .filter((request) => request.endsWith(href))
      expect(asked).toEqual([`GET ${href}`])
    },
  )

  test.each(['Control', 'Shift'] as const)(
    'with %s pressed opens another tab',
    async (modifier) => {
      const [other] = await Promise.all([
        tab().page.context().waitForEvent('page'),
        tab().page.click(`main a[href="${JOB}"]`, { modifiers: [modifier] }),
      ])
      await other.waitForURL(`**${JOB}`)
      expect(new URL(tab().page.url()).pathname).toBe('/')
    },
  )

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

  test('that takes more than a second says so until the page is there', async () => {
    const slow = `GET /page-data${JOB}/page-data.json`
    const answer = await holdRequests(tab().page, `**/page-data${JOB}/*`)
    await tab().page.click(`main a[href="${JOB}"]`)
    const notice = tab().page.locator('.slow-load')
    await notice.getByText(/^Still loading QA Engineer/).waitFor()
    expect(await notice.getAttribute('role')).toBe('status')
    expect(new URL(tab().page.url()).pathname).toBe('/')
    answer()
    await untilAt(tab().page, JOB)
    expect(await notice.textContent()).toBe('')
    expect(site().requests).toContain(slow)
  })
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

describe('the page transition', () => {
  test('fades the old page out before the address changes, and the new one in', async () => {
    const moving = await openTab(browser(), {
      withoutWorkers: true,
      reducedMotion: 'no-preference',
    })
    await open(moving.page, `${site().origin}/`)
    const steps = await watchTransition(moving.page)
    await followInjectedLink(moving.page, JOB)
    await untilAt(moving.page, JOB)
    expect(await steps()).toEqual([
      { step: 'out /', page: ['to 0 after 0 ms, in 250 ms'], within: [] },
      {
        step: `in ${JOB}`,
        page: ['to 1 after 0 ms, in 250 ms'],
        within: ['to 1 after 250 ms, in 250 ms'],
      },
    ])
    await moving.close()
  })

  test('takes 250 ms before the address changes', async () => {
    const { page, close } = await openTab(browser(), {
      withoutWorkers: true,
      reducedMotion: 'no-preference',
    })
    await stopTime(page)
    await page.goto(`${site().origin}/`)
    await untilRendered(page)
    await untilHydrated(page)
    await followInjectedLink(page, JOB)
    await page.locator('[data-transition="out"]').waitFor({ state: 'attached' })
    await page.clock.runFor(249)
    expect(new URL(page.url()).pathname).toBe('/')
    await page.clock.runFor(1)
    await page.waitForURL(`**${JOB}`)
    await close()
  })

  test('does not move for visitors who asked for less motion', async () => {
    await open(tab().page, `${site().origin}/`)
    const steps = await watchTransition(tab().page)
    await followInjectedLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    expect((await steps()).at(-1)?.step).toBe(`in ${JOB}`)
    expect((await steps()).flatMap(({ page, within }) => [...page, ...within])).toEqual([])
  })
})
