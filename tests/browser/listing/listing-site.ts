import type { Browser, Locator, Page } from 'playwright-core'
import { openTab, type Tab, type TabOptions } from '../../helpers/browser/browser.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'
import type { TestContentServiceOptions } from '../../helpers/content/content-service.js'
import { untilFollowing, untilHydrated, withoutDeadline } from '../../helpers/browser/visitor.js'

export interface ListingSite {
  origin: string
  /** A profile of its own, at no page yet. */
  openTab: (options?: TabOptions) => Promise<ListingTab>
  /** Opens a path in a profile of its own, and waits until the filters are there and links are followed. */
  open: (path: string, options?: ListingOptions) => Promise<ListingTab>
}

export interface ListingOptions extends TabOptions {
  /** What the clocks of visitor and site say. */
  at?: Date
  /** In ms: what the page waits for so long, it waits for without end. */
  deadline?: number
}

/** A tab on the listing, with what many tests do and read there. */
export interface ListingTab extends Tab {
  /** The query string of the address bar. */
  query: () => string
  /** Waits for the address bar to hold a query string. */
  asks: (query: string) => Promise<void>
  status: () => Promise<string>
  /** Waits for the status to say it: it settles only after half a second. */
  says: (text: string | RegExp) => Promise<void>
  titles: () => Promise<string[]>
  /** The checkbox of an option. */
  box: (name: RegExp) => Locator
  tick: (name: RegExp) => Promise<void>
  /** The text of what has the focus. */
  focused: () => Promise<string>
}

/** In ms, after which nothing waits for a frame to be drawn any longer. */
export const LONGEST_FRAME = 1_000

const WIDE = { width: 1280, height: 900 }

/** A site with a listing and a browser for all tests of a file. */
export function useListingSite(options?: TestContentServiceOptions): () => ListingSite {
  const { site, browser } = useBrowsedSite(options)
  const open = (tabOptions: TabOptions = {}) =>
    openListing(browser(), { viewport: WIDE, ...tabOptions })
  return () => ({
    origin: site().origin,
    openTab: open,
    open: async (path, { at, deadline, ...tabOptions } = {}) => {
      const tab = await open(tabOptions)
      if (at !== undefined) await setClocks(tab.page, at)
      if (deadline !== undefined) await withoutDeadline(tab.page, deadline)
      await tab.page.goto(site().origin + path)
      if (tabOptions.javaScriptEnabled !== false) {
        await untilHydrated(tab.page)
        await untilFollowing(tab.page)
        // A few roles have no filters.
        await tab.page.getByLabel('Sort by').or(tab.page.locator('.copy-link')).first().waitFor()
      }
      return tab
    },
  })
}

/** Without a date, an answer says nothing against the visitor's clock: one that is late would set it back. */
async function setClocks(page: Page, at: Date): Promise<void> {
  await page.clock.setFixedTime(at)
  await page.route('**/*.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), date: '' } })
  })
}

async function openListing(browser: Browser, options: TabOptions): Promise<ListingTab> {
  const tab = await openTab(browser, { withoutWorkers: true, ...options })
  const { page } = tab
  const listing = page.locator('.listing')
  const result: ListingTab = {
    ...tab,
    query: () => new URL(page.url()).search,
    asks: async (query) => {
      await page.waitForFunction((wanted) => window.location.search === wanted, query)
    },
    status: () => listing.locator('.result-status').innerText(),
    says: (hasText) => listing.locator('.result-status', { hasText }).waitFor(),
    titles: () => listing.locator('.job-row-title:visible').allInnerTexts(),
    box: (name) => listing.getByRole('checkbox', { name }),
    tick: (name) => result.box(name).click(),
    focused: () => page.evaluate(() => document.activeElement?.textContent ?? ''),
  }
  return result
}
