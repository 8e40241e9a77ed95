import type { BrowserContext, Page } from 'playwright-core'
import { APP_DATA_URL, pageDataUrl } from '../../../client/shared/addresses/page-paths.js'
import { startRuntimeSite } from '../../browser/runtime/runtime-site.js'
import { findErrors, untilSaid } from '../../helpers/browser/browser.js'
import { updateWorker } from '../../helpers/browser/update-worker.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import { IS_STRESS } from '../../helpers/is-stress.js'
import {
  followInjectedLink,
  followLink,
  open,
  shown,
  untilAt,
  untilHydrated,
  untilTrue,
} from '../../helpers/browser/visitor.js'

/* What a visitor's device does to the site: storage that is full or forbidden, caches that hold nonsense. */

const JOB = '/qa-engineer/1001'
const TABS = IS_STRESS ? 10 : 3
const PORTAL = { status: 200, body: '<!doctype html><h1>Log in to the network</h1>' }

const { site, browser } = useSite(startRuntimeSite)
const tab = useTab(browser)

beforeEach(() => site().setFault())

const save = (page: Page) => page.locator('.job-save .save').click()
const untilTold = (page: Page) =>
  page
    .getByRole('status')
    .getByText(/does not let the page save/)
    .waitFor()

async function readAndReturn(page: Page): Promise<void> {
  await followLink(page, '/')
  await untilAt(page, '/')
  await page.goBack()
  await untilAt(page, JOB)
  expect((await shown(page)).h1).toContain('QA Engineer')
}

test('on a device without any room left, pages are read and left as ever, and saving says why not', async () => {
  const { page } = tab()
  const devTools = await page.context().newCDPSession(page)
  const quota = { origin: site().origin, quotaSize: 1 }
  await devTools.send('Storage.overrideQuotaForOrigin', quota)
  await page.goto(`${site().origin}/healthz`)
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (let size = 2 ** 22, key = 0; size >= 1;) {
        try {
          storage.setItem(`${key++}`, 'x'.repeat(size))
        } catch {
          size = Math.floor(size / 2)
        }
      }
    }
  })
  await open(page, site().origin + JOB)
  await untilSaid(tab(), 'The installing service worker became redundant.')
  await save(page)
  await untilTold(page)
  await readAndReturn(page)
  expect(findErrors(tab()).filter((said) => !said.includes('service worker'))).toEqual([])
})

test.each([
  ['forbids every kind of storage', false],
  ['forbids every kind of storage, and a service worker only once it is used', true],
])('pages and links work on a device that %s', async (_, isFoundOutLate) => {
  const { page } = tab()
  await page.addInitScript((isLate) => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
      Object.defineProperty(window, name, { get: refuse })
    }
    const worker = isLate ? { value: new Proxy({}, { get: refuse }) } : { get: refuse }
    Object.defineProperty(Navigator.prototype, 'serviceWorker', worker)
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  }, isFoundOutLate)
  await open(page, site().origin + JOB)
  await save(page)
  await untilTold(page)
  await readAndReturn(page)
  await open(page, `${site().origin}/offline-app-shell`)
  expect((await shown(page)).h1).toMatch(/offline/i)
  const said = findErrors(tab()).filter((text) => !text.includes('SecurityError'))
  expect(said).toEqual([])
  expect(findErrors(tab()).filter((text) => text.startsWith('uncaught'))).toEqual([])
})

test('where the browser refuses every change of the address, a page opens once, and is filtered and left', async () => {
  const { page } = tab()
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.assign(History.prototype, { pushState: refuse, replaceState: refuse })
  })
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  await open(page, `${site().origin}/?department=ENGINEERING`)
  const says = (text: RegExp) => page.locator('.result-status', { hasText: text }).waitFor()
  await says(/^11 of 43 roles$/)
  await page.getByRole('checkbox', { name: /^London/ }).click()
  await says(/^2 of 43 roles$/)
  await page.getByRole('button', { name: 'Clear all' }).first().click()
  await says(/^43 open roles$/)
  expect(loads).toBe(1)
  await Promise.all([page.waitForURL(site().origin + JOB), followLink(page, JOB)])
  await untilHydrated(page)
  expect((await shown(page)).h1).toContain('QA Engineer')
  expect(loads).toBe(2)
  expect(findErrors(tab())).toEqual([])
})

test('a page opened from a sandboxed frame of another site is styled, read, left and searched', async () => {
  const { page } = tab()
  const link = `<a href="${site().origin}${JOB}" target="_blank" rel="noopener">A role</a>`
  const body = `<iframe sandbox="allow-scripts allow-popups" srcdoc='${link}'></iframe>`
  await page.route('http://other.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  )
  await page.goto('http://other.example/')
  const opening = page.context().waitForEvent('page')
  await page.frameLocator('iframe').getByRole('link').click()
  const opened = await opening
  const errors: string[] = []
  opened.on('pageerror', (error) => errors.push(String(error)))
  await untilHydrated(opened)
  expect(await opened.evaluate(() => self.origin)).toBe('null')
  const display = opened.locator('.job-body').evaluate((body) => getComputedStyle(body).display)
  expect(await display).toBe('grid')
  await save(opened)
  await untilTold(opened)
  await readAndReturn(opened)
  await opened.goto(`${site().origin}/?q=hydro`)
  await opened
    .getByText(/^\d+ of 43 roles?$/)
    .first()
    .waitFor()
  expect(errors).toEqual([])
})

test(`in ${TABS} tabs at once each knows what the others have saved, and each gets the new code`, async () => {
  const context = tab().page.context()
  const listing = await (await fetch(`${site().origin}/api/jobs.json`)).text()
  const paths = [...new Set(listing.match(/(?<=localhost:8080)\/[\w-]+\/\d+(?=")/g))]
  const pages = await openAll(context, paths.slice(0, TABS))
  for (const [index, page] of pages.entries()) {
    await page.bringToFront()
    await save(page)
    await Promise.all(pages.map((each) => untilSaved(each, index + 1)))
  }
  await untilTrue(pages[0] as Page, async () => navigator.serviceWorker.controller !== null, null)
  const { content } = site().deploy({ code: true })
  await updateWorker(pages[0] as Page)
  for (const page of pages) {
    await page.bringToFront()
    await Promise.all([page.waitForEvent('load'), followInjectedLink(page, '/how-we-hire')])
    await untilHydrated(page)
    expect(await page.title()).toContain(`(edition ${content})`)
  }
})

async function openAll(context: BrowserContext, paths: string[]): Promise<Page[]> {
  expect(paths).toHaveLength(TABS)
  const pages = await Promise.all(paths.map(() => context.newPage()))
  await Promise.all(pages.map((page, index) => page.goto(site().origin + paths[index])))
  for (const page of pages) {
    await page.bringToFront()
    await untilHydrated(page)
  }
  return pages
}

const untilSaved = (page: Page, count: number) =>
  untilTrue(
    page,
    async (wanted) =>
      (JSON.parse(localStorage.getItem('saved-roles') ?? '[]') as unknown[]).length === wanted &&
      document.querySelector('.saved-slot')?.textContent?.includes(`(${wanted})`) !== false,
    count,
  )

describe('a cache with nonsense in it', () => {
  const isKept = (page: Page, urls: string[]) =>
    untilTrue(
      page,
      async (wanted) => {
        const kept = await Promise.all(wanted.map((url) => caches.match(url)))
        return navigator.serviceWorker.controller !== null && !kept.includes(undefined)
      },
      urls,
    )

  test('the page of a network that wants a login replaces no saved copy', async () => {
    const { page } = tab()
    await open(page, site().origin + JOB)
    await isKept(page, [APP_DATA_URL, pageDataUrl('/'), pageDataUrl(JOB)])
    await open(page, site().origin + JOB)
    await isKept(page, [JOB])
    site().setFault((request) => (request.includes('/page-data/') ? PORTAL : null))
    await page.goto(site().origin + JOB)
    await untilSaid(tab(), 'the answer is not page data')
    site().setFault(() => 'drop')
    await open(page, site().origin + JOB)
    await page.locator('.saved-copy').waitFor()
    expect((await shown(page)).h1).toContain('QA Engineer')
  })

  test('damaged copies of data and code leave a page that can be read and left, and go with the next version', async () => {
    const { page } = tab()
    await open(page, site().origin + JOB)
    await isKept(page, [APP_DATA_URL, pageDataUrl('/'), pageDataUrl(JOB)])
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          if (!/\.(js|json)$/.test(new URL(request.url).pathname)) continue
          const type = request.url.endsWith('.js') ? 'text/javascript' : 'application/json'
          const headers = { 'content-type': type }
          await cache.put(request, new Response('{"path":', { headers }))
        }
      }
    })
    await page.goto(site().origin + JOB)
    expect((await shown(page)).h1).toContain('QA Engineer')
    await Promise.all([page.waitForEvent('load'), followLink(page, '/')])
    expect(await page.locator('.job-row').count()).toBeGreaterThan(5)
    const { content } = site().deploy({ code: true })
    await updateWorker(page)
    await open(page, site().origin + JOB)
    expect(await page.title()).toContain(`(edition ${content})`)
  })
})
