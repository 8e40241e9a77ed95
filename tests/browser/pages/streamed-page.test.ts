import type { Page } from 'playwright-core'
import { findErrors, openTab } from '../../helpers/browser/browser.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'
import { IS_STRESS } from '../../helpers/is-stress.js'
import { startServer } from '../../helpers/server/start-server.js'
import { untilHydrated, untilTrue } from '../../helpers/browser/visitor.js'
import { readLayoutShift } from '../../helpers/browser/read-layout-shift.js'

const { site, browser } = useBrowsedSite()
const ends: (() => unknown)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const OF_THE_BODY = ['content-encoding', 'content-length', 'transfer-encoding']

/** The same site, whose HTML stops at a text until `goOn` is called. */
async function startSlowSite(stopAt: string) {
  let isHeld = false
  let goOn = () => {}
  const isAwaited = new Promise<void>((resolve) => (goOn = resolve))
  const server = await startServer(async ({ url = '/' }, response) => {
    const answer = await fetch(site().origin + url)
    const headers = [...answer.headers].filter(([name]) => !OF_THE_BODY.includes(name))
    response.writeHead(answer.status, Object.fromEntries(headers))
    const body = Buffer.from(await answer.arrayBuffer())
    const stop = answer.headers.get('content-type')?.includes('text/html')
      ? body.indexOf(stopAt)
      : -1
    if (stop >= 0) {
      isHeld = true
      response.write(body.subarray(0, stop))
      await isAwaited
    }
    response.end(body.subarray(Math.max(0, stop)))
  })
  ends.push(() => {
    goOn()
    return server.close()
  })
  return { origin: server.origin, goOn, isHeld: () => isHeld }
}

test.each(['<ul class="job-rows"', '<footer'])(
  'a page whose end, from %s on, comes after its code is hydrated as a whole',
  async (stopAt) => {
    const slow = await startSlowSite(stopAt)
    const tab = await openTab(browser(), { withoutWorkers: true })
    ends.push(tab.close)
    await tab.page.goto(slow.origin, { waitUntil: 'commit' })
    await untilTrue(tab.page, hasAllCode, ['/page-data.json', '/job-listing.'])
    expect(slow.isHeld()).toBe(true)
    slow.goOn()
    await untilHydrated(tab.page)
    expect(await tab.page.locator('footer a').count()).toBeGreaterThan(0)
    expect(await tab.page.locator('.job-row').count()).toBe(43)
    expect(findErrors(tab)).toEqual([])
  },
)

/** Once some files are there, and there were frames to hydrate with them. */
async function hasAllCode(files: readonly string[]): Promise<boolean> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  if (!files.every((file) => loaded.some((name) => name.includes(file)))) return false
  for (let frame = 0; frame < 30; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return true
}

const FURTHER_STOPS = [
  { path: '/', stopAt: '<main' },
  { path: '/', stopAt: '<h1' },
  { path: '/', stopAt: '</h1>' },
  { path: '/about-tidewell', stopAt: '</h1>' },
  { path: '/departments/engineering', stopAt: '</h1>' },
]

describe.each(IS_STRESS ? [375, 1280] : [375])('the page in a window %d px wide', (width) => {
  let page: Page

  beforeAll(async () => {
    const viewport = { width, height: 800 }
    const options = { viewport, withoutWorkers: true, withoutFont: true }
    ;({ page } = await openTab(browser(), options))
  })

  it.each([
    { path: '/', stopAt: 'class="listing-results"' },
    { path: '/qa-engineer/1001', stopAt: '</h1>' },
    ...(IS_STRESS ? FURTHER_STOPS : []),
  ])(
    'nothing moves when the rest of $path arrives late, after what is before $stopAt has been painted',
    async ({ path, stopAt }) => {
      const slow = await startSlowSite(stopAt)
      await page.goto(slow.origin + path, { waitUntil: 'commit' })
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      )
      expect(slow.isHeld()).toBe(true)
      slow.goOn()
      await page.locator('footer').waitFor({ state: 'attached' })
      await page.waitForLoadState('load')
      expect(await readLayoutShift(page)).toBeLessThan(0.001)
    },
  )
})
