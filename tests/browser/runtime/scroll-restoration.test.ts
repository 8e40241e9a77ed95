import type { Page } from 'playwright-core'
import { untilSaid } from '../../helpers/browser/browser.js'
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

const { site, browser } = useSite(startRuntimeSite)
const tab = useTab(browser, { withoutWorkers: true })

afterEach(() => site().setFault())

describe('a navigation', () => {
  beforeEach(() => open(tab().page, `${site().origin}/`))

  test('left over documents restores the scroll position after Back, where the browser does not', async () => {
    await keepFromRestoring(tab().page)
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

  test('followed by a reload that does not hydrate, and Back, leads back', async () => {
    await followLink(tab().page, JOB)
    await untilAt(tab().page, JOB)
    site().setFault((request) => (request.includes(`page-data${JOB}`) ? { status: 500 } : null))
    await tab().page.reload()
    await untilSaid(tab(), 'Cannot start')
    await goBackOverDocuments(tab().page, 1)
    await untilHydrated(tab().page)
    expect(tab().page.url()).toBe(`${site().origin}/`)
    expect((await shown(tab().page)).h1).not.toContain('QA Engineer')
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
