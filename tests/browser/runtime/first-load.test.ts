import http from 'node:http'
import type { Browser } from 'playwright-core'
import budgets from '../../config/budgets.json'
import { launchBrowser, openTab } from '../../helpers/browser/browser.js'
import { holdRequests } from '../../helpers/browser/hold-requests.js'
import { IS_STRESS } from '../../helpers/is-stress.js'
import { useSampleSite } from '../../helpers/site/sample-site.js'
import { startSite } from '../../helpers/server/start-site.js'
import { stopTime, untilHydrated, withoutDeadline } from '../../helpers/browser/visitor.js'

/** In bytes, as they travel. */
const READING_BUDGET = 10_000

const sample = useSampleSite()
let server: Awaited<ReturnType<typeof startSite>>
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
  server = await startSite({ siteRoot: sample().site.siteRoot })
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** The body as it travels to a browser that takes brotli. */
async function weigh(path: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' }
  return new Promise((resolve, reject) => {
    http.get(server.baseUrl + path, { headers }, (response) => {
      expect([path, response.statusCode]).toEqual([path, 200])
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
      response.on('error', reject)
    })
  })
}

const weighAll = async (scripts: Iterable<string>) => {
  const weights = await Promise.all([...scripts].map(weigh))
  return weights.reduce((sum, bytes) => sum + bytes, 0)
}

/**
 * Every script that a first visit asks for until nothing more is asked, for whatever reason. A service
 * worker is no script of the page: what it keeps for later it fetches behind the visit's back.
 */
test.each([{ width: 412, height: 823 }, ...(IS_STRESS ? [{ width: 1280, height: 720 }] : [])])(
  'the front page at $width px loads no more scripts than its budget has, and no more than navigation once it is filtered and sorted',
  async (viewport) => {
    const { page, close } = await openTab(browser, { viewport, withoutWorkers: true })
    // What is looked at for so long is of interest.
    await withoutDeadline(page, 6_000)
    const asked = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) asked.add(pathname)
    })
    await page.goto(server.baseUrl)
    await untilHydrated(page)
    await page.getByLabel('Sort by').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const first = [...asked]

    const total = await weighAll(first)
    const { width } = viewport
    process.stdout.write(`The index at ${width} px: ${total} bytes in ${first.length} scripts\n`)
    expect(total).toBeLessThanOrEqual(budgets.indexScripts.most)

    // With the keyboard: where the dialog closes, a mouse may stand on a link, which asks for its page.
    if (width < 1024) await page.getByRole('button', { name: 'Filters' }).press('Enter')
    await page.getByRole('checkbox', { name: /^Engineering/ }).press('Space')
    if (width < 1024) await page.getByRole('button', { name: /^Show \d+ roles$/ }).press('Enter')
    await page.getByLabel('Sort by').selectOption('newest')
    await page.waitForURL((url) => url.searchParams.get('sort') === 'newest')
    await page.waitForLoadState('networkidle')
    expect(first.join()).not.toMatch(/search-engine|navigation/)
    const more = [...asked].slice(first.length)
    expect(more.map((path) => path.replace(/\.\w+\.js$/, ''))).toEqual(['/assets/run-navigation'])
    await close()
  },
)

test('a job page that nobody touches loads less than 10 kB of JavaScript, with which roles are saved', async () => {
  const { page, close } = await openTab(browser, { withoutWorkers: true })
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  await stopTime(page)
  await page.goto(`${server.baseUrl}/qa-engineer/1001`)
  const save = page.getByRole('button', { name: 'Save QA Engineer' })
  await save.waitFor()
  await page.waitForLoadState('networkidle')

  const scripts = [...asked].filter((path) => path.endsWith('.js'))
  const total = await weighAll(scripts)
  process.stdout.write(`An untouched job page: ${total} bytes in ${scripts.length} scripts\n`)
  expect(total).toBeLessThan(READING_BUDGET)
  expect([...asked].join()).not.toMatch(/react|browser-entry|page-data/)

  await save.press('Enter')
  await untilHydrated(page)
  expect(await save.getAttribute('aria-pressed')).toBe('true')
  expect(await page.getByRole('link', { name: 'Saved roles (1)' }).count()).toBe(1)
  await close()
})

test('a page for reading is hydrated once it has been looked at for six seconds', async () => {
  const { page, close } = await openTab(browser, { withoutWorkers: true })
  await stopTime(page)
  await page.goto(`${server.baseUrl}/how-we-hire`)
  // After the first paint, from which on the time counts.
  await page.locator('head > link[as="font"]').waitFor({ state: 'attached' })
  await page.clock.runFor(5_000)
  expect(await page.locator('#root[data-hydrated]').count()).toBe(0)
  await page.clock.runFor(1_500)
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' })
  await close()
})

test('a page fetches no code and no data until it can be rendered', async () => {
  const { page, close } = await openTab(browser, { withoutWorkers: true })
  await withoutDeadline(page, 2_000)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const release = await holdRequests(page, '**/*.css')
  await page.goto(server.baseUrl, { waitUntil: 'commit' })
  const isRead = () => document.readyState === 'interactive'
  await page.waitForFunction(isRead, undefined, { polling: 50 })
  const code = () => asked.filter((path) => /page-data|react|browser-entry/.test(path))
  expect(code()).toEqual([])

  release()
  await untilHydrated(page)
  expect(code()).not.toEqual([])
  await close()
})

const noFrame = () => {
  window.requestAnimationFrame = () => 0
}
const IN_BACKGROUND = () => Object.defineProperty(document, 'hidden', { get: () => true })
const NO_PAINT = () => {
  window.PerformanceObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof PerformanceObserver
}

test.each([
  ['in a background tab', IN_BACKGROUND],
  ['of which the browser reports no paint', NO_PAINT],
])('a page %s, without a frame, is hydrated', async (_, prepare) => {
  const { page, close } = await openTab(browser, { withoutWorkers: true })
  await page.addInitScript(noFrame)
  await page.addInitScript(prepare)
  await page.goto(`${server.baseUrl}/#results`)
  await untilHydrated(page)
  await close()
})

test('the front page is hydrated without Intl, whose first formatter takes a phone a tenth of a second', async () => {
  const { page, close } = await openTab(browser, { withoutWorkers: true })
  await page.addInitScript(() => {
    const used: string[] = []
    Object.assign(window, { usedOfIntl: used })
    for (const name of [
      'Collator',
      'DateTimeFormat',
      'DisplayNames',
      'ListFormat',
      'NumberFormat',
    ]) {
      const Own = Intl[name as 'Collator']
      const construct = (target: typeof Own, args: unknown[], newTarget: () => void) => {
        used.push(name)
        return Reflect.construct(target, args, newTarget) as object
      }
      Object.defineProperty(Intl, name, { value: new Proxy(Own, { construct }) })
    }
  })
  await page.goto(server.baseUrl)
  await untilHydrated(page)
  const used = () => page.evaluate(() => (window as unknown as { usedOfIntl: string[] }).usedOfIntl)
  expect(await used()).toEqual([])
  await page.getByLabel('Sort by').selectOption('newest')
  await page.waitForURL(/sort=newest/)
  expect(await used()).toEqual(['Collator'])
  await close()
})
