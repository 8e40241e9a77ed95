import type { Browser, BrowserContextOptions } from 'playwright-core'
import { openTab, type Tab } from '../../helpers/browser.js'
import { startBrowsedSite } from '../../helpers/browsed-site.js'
import type { TestContentServiceOptions } from '../../helpers/content-service.js'
import { untilAlive } from '../../helpers/visitor.js'

export interface ListingSite {
  origin: string
  /** A profile of its own, at no page yet. */
  openTab: (options?: BrowserContextOptions) => Promise<ListingTab>
  /** Opens a path in a profile of its own, and waits until the filters are there. */
  open: (path: string, options?: ListingOptions) => Promise<ListingTab>
  stop: () => Promise<void>
}

export interface ListingOptions extends BrowserContextOptions {
  /** What the visitor's clock says. */
  at?: Date
}

/** A tab with what the tests ask it again and again. */
export interface ListingTab extends Tab {
  /** The query string of the address bar. */
  query: () => string
  /** Waits for the address bar to hold a query string. */
  asks: (query: string) => Promise<void>
  status: () => Promise<string>
  /** Waits for the status to say it: it settles only after half a second. */
  says: (text: string | RegExp) => Promise<void>
  titles: () => Promise<string[]>
  tick: (name: RegExp) => Promise<void>
  /** The text of what has the focus. */
  focused: () => Promise<string>
}

const WIDE = { width: 1280, height: 900 }

export async function startListingSite(options?: TestContentServiceOptions): Promise<ListingSite> {
  const { origin, browser, stop } = await startBrowsedSite(options)
  const open = (options: BrowserContextOptions = {}) =>
    openListing(browser, { viewport: WIDE, ...options })
  return {
    origin,
    openTab: open,
    open: async (path, { at, ...options } = {}) => {
      const tab = await open(options)
      if (at !== undefined) await tab.page.clock.setFixedTime(at)
      await tab.page.goto(origin + path)
      if (options.javaScriptEnabled !== false) {
        await untilAlive(tab.page)
        await tab.page.getByLabel('Sort by').waitFor()
      }
      return tab
    },
    stop,
  }
}

async function openListing(browser: Browser, options: BrowserContextOptions): Promise<ListingTab> {
  const tab = await openTab(browser, { withoutWorkers: true, ...options })
  const { page } = tab
  const listing = page.locator('.listing')
  return {
    ...tab,
    query: () => new URL(page.url()).search,
    asks: async (query) => {
      await page.waitForFunction((wanted) => window.location.search === wanted, query)
    },
    status: () => listing.locator('.result-status').innerText(),
    says: (hasText) => listing.locator('.result-status', { hasText }).waitFor(),
    titles: () => listing.locator('.job-row-title:visible').allInnerTexts(),
    tick: (name) => listing.getByRole('checkbox', { name }).click(),
    focused: () => page.evaluate(() => document.activeElement?.textContent ?? ''),
  }
}
