import type { Page } from 'playwright-core'
import { holdRequests } from '../../helpers/browser/hold-requests.js'
import { IS_STRESS } from '../../helpers/is-stress.js'
import {
  followInjectedLink,
  stopTime,
  untilAt,
  untilTrue,
  withoutDeadline,
} from '../../helpers/browser/visitor.js'
import { useListingSite, type ListingTab } from './listing-site.js'

/* What a visitor meets who opens a search that somebody shared. */

const site = useListingSite()
let tab: ListingTab
afterEach(() => tab.close())

const SEARCH = '/?q=engineer&location=bristol'

/** What one drawn frame shows. */
interface Frame {
  titles: string[]
  status: string
}

interface Visit {
  width: number
  height: number
  /** Slow 3G, and a processor slowed six times. */
  isSlow?: boolean
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    // In ms, and in bytes a second.
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

/** Keeps what each frame shows, from the first one on. */
async function openWatched({ width, height, isSlow = false }: Visit, path: string) {
  const opened = await site().openTab({ viewport: { width, height } })
  await withoutDeadline(opened.page, 10_000)
  if (isSlow) await slowDown(opened.page)
  await opened.page.addInitScript(() => {
    const frames: Frame[] = []
    Object.assign(window, { frames })
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map(({ innerText }) => innerText)
    const look = () => {
      frames.push({
        titles: shown('.job-row-title'),
        status: shown('.result-status, .held-search').join(' '),
      })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await opened.page.goto(site().origin + path)
  return opened
}

const framesOf = ({ page }: ListingTab) =>
  page.evaluate(() => (window as unknown as { frames: Frame[] }).frames)

const VISITS: (Visit & { line: string })[] = [
  { width: 360, height: 740, line: 'slow 3G', isSlow: true },
]
const FURTHER_VISITS: typeof VISITS = [
  { width: 1280, height: 800, line: 'any line' },
  { width: 1280, height: 800, line: 'slow 3G', isSlow: true },
]

describe.each(IS_STRESS ? [...VISITS, ...FURTHER_VISITS] : VISITS)(
  'at $width by $height on $line',
  (viewport) => {
    it('a search in the address is answered in the first window, and no frame shows another list or count', async () => {
      tab = await openWatched(viewport, SEARCH)
      await tab.says(/^\d+ of 43 roles$/)
      const titles = await tab.titles()
      const status = await tab.status()
      expect(titles.length).toBeGreaterThan(0)
      for (const frame of await framesOf(tab)) {
        if (frame.titles.length > 0) expect(frame).toEqual({ titles, status })
        else expect(['', 'Searching 43 roles… Show all roles', status]).toContain(frame.status)
      }
      const first = await tab.page.locator('.job-row').first().boundingBox()
      expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThan(viewport.height)
      const fields = await tab.page
        .locator('[name="q"]')
        .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))
      expect(fields.every((value) => value === 'engineer')).toBe(true)
      expect(await tab.page.title()).toBe('“engineer”, Bristol | Careers at Tidewell')
    })
  },
)

it('the first role of the front page is in the first window, whether wide or narrow', async () => {
  tab = await site().openTab({ viewport: { width: 1280, height: 800 } })
  await tab.page.goto(`${site().origin}/`)
  const first = tab.page.locator('.job-row-title').first()
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await tab.page.setViewportSize(viewport)
    const { y = Infinity, height = 0 } = (await first.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(viewport.height)
  }
})

it('until the code of the listing is there, a search in the address stands as asked and not as answered', async () => {
  tab = await site().openTab()
  await withoutDeadline(tab.page, 10_000)
  const release = await holdRequests(tab.page, '**/assets/job-listing*')
  const asking = tab.page.waitForRequest(/\/job-listing\./)
  await tab.page.goto(site().origin + SEARCH)
  await asking
  expect(await tab.titles()).toEqual([])
  expect(await tab.page.getByText('Searching 43 roles…').isVisible()).toBe(true)
  expect(await tab.page.locator('.search-form [name="q"]').inputValue()).toBe('engineer')
  release()
  await tab.says(/^\d+ of 43 roles$/)
})

it.each(['is lost', 'is never answered'])(
  'if each request for the code %s, the list shows as what it is, all roles',
  async (fate) => {
    tab = await site().openTab()
    await stopTime(tab.page)
    await tab.page.route('**/assets/browser-entry*', (route) =>
      fate === 'is lost' ? route.abort() : undefined,
    )
    const asking = tab.page.waitForRequest(/browser-entry/)
    await tab.page.goto(site().origin + SEARCH)
    await asking
    expect(await tab.titles()).toEqual([])
    await tab.page.clock.runFor(10_000)
    await tab.page.getByText('this is the list of all roles').waitFor()
    expect(await tab.titles()).toHaveLength(43)
  },
)

it('a search typed before its code is there waits for it, and can be tried again if it does not come', async () => {
  tab = await site().openTab()
  const answer = await holdRequests(tab.page, '**/assets/search-engine*', 'abort')
  await tab.page.goto(`${site().origin}/`)
  await tab.page.getByLabel('Search roles').fill('hydro')
  await tab.says('Searching 43 roles…')
  expect(await tab.titles()).toEqual([])
  answer()
  const again = tab.page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  expect(await tab.titles()).toEqual([])
  await tab.page.unroute('**/assets/search-engine*')
  await again.click()
  await tab.says(/^\d+ of 43 roles?$/)
  expect((await tab.titles()).length).toBeGreaterThan(0)
})

it('a search whose code does not come in ten seconds can be tried again, and is answered if it comes then', async () => {
  tab = await site().openTab()
  const answer = await holdRequests(tab.page, '**/assets/search-engine*')
  await tab.page.clock.install()
  const asking = tab.page.waitForRequest(/search-engine/)
  await tab.page.goto(site().origin + SEARCH)
  await asking
  await tab.page.clock.fastForward(10_000)
  await tab.page.getByRole('button', { name: 'Try again' }).waitFor()
  answer()
  await tab.says(/^\d+ of 43 roles?$/)
})

it('a search has a title and a canonical link, which a link to itself keeps, and Back changes the title back', async () => {
  tab = await site().open('/?location=leeds')
  const canonical = () =>
    tab.page.locator('link[rel="canonical"]').evaluate((link) => (link as HTMLLinkElement).href)
  const [title, link] = [await tab.page.title(), await canonical()]
  expect(title).toContain('Leeds')
  expect(link).toContain('/locations/leeds')
  await followInjectedLink(tab.page, '/?location=leeds')
  await untilAt(tab.page, '/?location=leeds')
  await untilTrue(tab.page, async (wanted) => document.title === wanted, title)
  expect(await canonical()).toBe(link)

  await tab.tick(/^Leeds/)
  await tab.page.getByLabel('Search roles').fill('hydro')
  await tab.asks('?q=hydro')
  expect(await tab.page.title()).toBe('“hydro” | Careers at Tidewell')
  expect(await tab.page.locator('.search-form [name="q"]').inputValue()).toBe('hydro')
  await tab.tick(/^Leeds/)
  expect(await tab.page.title()).toBe('“hydro”, Leeds | Careers at Tidewell')
  await tab.page.goBack()
  await tab.asks('?q=hydro')
  expect(await tab.page.title()).toBe('“hydro” | Careers at Tidewell')
})
