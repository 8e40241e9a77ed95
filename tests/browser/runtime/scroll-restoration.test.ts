import type { Page } from 'playwright-core'
import { findErrors, untilSaid } from '../../helpers/browser/browser.js'
import { holdRequests } from '../../helpers/browser/hold-requests.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import {
  open,
  shown,
  untilHydrated,
  untilAt,
  followLink,
  followInjectedLink,
} from '../../helpers/browser/visitor.js'
import { startRuntimeSite } from './runtime-site.js'

const JOB = '/qa-engineer/1001'
const OTHER_JOB = '/ux-designer/1006'

const { site, browser } = useSite(startRuntimeSite)
const tab = useTab(browser, { withoutWorkers: true })

afterEach(() => site().setFault())

describe('a navigation', () => {
  beforeEach(() => open(tab().page, `${site().origin}/`))

  test('followed by Back restores the scroll position of each visit to a page and focuses the followed link', async () => {
    await tab().page.evaluate(() => window.scrollTo(0, 900))
    await tab().page.waitForFunction(() => window.scrollY === 900)
    // In one step: between two, the listing that comes to life may take the link's place.
    const selector = `main a[href="${OTHER_JOB}"]`
    await tab().page.evaluate(
      (link) => document.querySelector<HTMLElement>(link)?.click(),
      selector,
    )
    await untilAt(tab().page, OTHER_JOB)
    await tab().page.goBack()
    await untilAt(tab().page, '/')
    expect((await shown(tab().page)).y).toBe(900)
    const focused = await tab().page.evaluate(() => document.activeElement?.getAttribute('href'))
    expect(focused).toBe(OTHER_JOB)
    await tab().page.goForward()
    await untilAt(tab().page, OTHER_JOB)
    expect((await shown(tab().page)).y).toBe(0)
    await followLink(tab().page, '/')
    await untilAt(tab().page, '/')
    expect((await shown(tab().page)).y).toBe(0)
    await tab().page.goBack()
    await untilAt(tab().page, OTHER_JOB)
    await tab().page.goBack()
    await untilAt(tab().page, '/')
    expect((await shown(tab().page)).y).toBe(900)
  })

  test.each([
    { by: 'the browser', prepare: async () => {} },
    { by: 'the runtime, where the browser does not', prepare: keepFromRestoring },
  ])('left over documents restores the scroll position after Back, by $by', async ({ prepare }) => {
    await prepare(tab().page)
    await scrollDown(tab().page)
    await followInjectedLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    await tab().page.goto(`${site().origin}/how-we-hire`)
    await goBackOverDocuments(tab().page, 2)
    await tab().page.waitForFunction(() => window.scrollY === 700)
  })

  test('left over documents restores a scroll position from before hydration after Back', async () => {
    await followLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    await tab().page.goto(`${site().origin}/how-we-hire`)
    await tab().page.route('**/page-data.json', () => {})
    await goBackOverDocuments(tab().page, 2)
    await scrollDown(tab().page)
    await tab().page.goto(`${site().origin}/how-we-hire`)
    await goBackOverDocuments(tab().page, 1)
    await tab().page.waitForFunction(() => window.scrollY === 700)
  })

  test('followed by a reload and Back before hydration leads back', async () => {
    await followLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    const answer = await holdRequests(tab().page, `**/page-data${JOB}/*`)
    const asked = tab().page.waitForRequest(`**/page-data${JOB}/*`)
    await tab().page.reload({ waitUntil: 'commit' })
    await asked
    await tab().page.evaluate(() => history.back())
    await tab().page.waitForURL(`${site().origin}/`, { waitUntil: 'commit' })
    answer()
    await untilAt(tab().page, '/')
    expect((await shown(tab().page)).h1).not.toContain('QA Engineer')
  })

  test('followed by a reload that fails to hydrate and Back leads back', async () => {
    await followLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    site().setFault((request) => (request.includes(`page-data${JOB}`) ? { status: 500 } : null))
    await tab().page.reload()
    await untilSaid(tab(), 'Cannot start')
    await Promise.all([
      tab().page.waitForEvent('load'),
      tab()
        .page.evaluate(() => history.back())
        .catch(() => {}),
    ])
    await untilHydrated(tab().page)
    expect(tab().page.url()).toBe(`${site().origin}/`)
    expect((await shown(tab().page)).h1).not.toContain('QA Engineer')
  })
})

describe('a browser that blocks storage', () => {
  test('still restores scroll positions within one document', async () => {
    await tab().page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }
    })
    await open(tab().page, `${site().origin}/`)
    await tab().page.evaluate(() => window.scrollTo(0, 500))
    await tab().page.waitForFunction(() => window.scrollY === 500)
    await followInjectedLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    await tab().page.goBack()
    await untilAt(tab().page, '/')
    expect((await shown(tab().page)).y).toBe(500)
    expect(findErrors(tab())).toEqual([])
  })
})

/** Until a document of its own has come. */
async function goBackOverDocuments(page: Page, entries: number): Promise<void> {
  const isLoaded = page.waitForEvent('load')
  await page.evaluate((back) => history.go(-back), entries).catch(() => {})
  await isLoaded
}

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.waitForFunction(() => window.scrollY === 700)
}

/** Of the documents that come: as if all had been laid out before a script of ours could run. */
async function keepFromRestoring(page: Page): Promise<void> {
  await page.addInitScript(() => {
    history.scrollRestoration = 'manual'
    Object.defineProperty(history, 'scrollRestoration', { get: () => 'manual', set: () => {} })
  })
}
