import type { Browser, BrowserContextOptions } from 'playwright-core'
import { launchBrowser, openTab, type Tab } from '../../helpers/browser.js'
import { startContentService } from '../../helpers/content-service.js'
import { createTestSite } from '../../helpers/generated-site.js'
import { startSite } from '../../helpers/site-server.js'

export interface ListingSite {
  /** Opens a path in a profile of its own, and waits until the filters are there. */
  open: (path: string, options?: BrowserContextOptions) => Promise<ListingTab>
  stop: () => Promise<void>
}

/** A tab with what the tests ask it again and again. */
export interface ListingTab extends Tab {
  /** The query string of the address bar. */
  query: () => string
  status: () => Promise<string>
  titles: () => Promise<string[]>
  tick: (name: RegExp) => Promise<void>
}

const WIDE = { width: 1280, height: 900 }

/** The sample site as it is built today, served without nginx, and a browser to look at it. */
export async function startListingSite(): Promise<ListingSite> {
  const content = await startContentService()
  const site = await createTestSite({
    PRISMIC_REPOSITORY: content.repository.name,
    PRISMIC_API_ENDPOINT: content.apiEndpoint,
  })
  await site.generate().catch(async (error: unknown) => {
    await content.close()
    throw error
  })
  const server = await startSite({
    siteRoot: site.siteRoot,
    previewApiEndpoint: content.apiEndpoint,
  })
  // Service workers are for HTTPS and for this name.
  const origin = server.baseUrl.replace('127.0.0.1', 'localhost')
  const browser = await launchBrowser()
  return {
    open: async (path, options = {}) => {
      const tab = await openListing(browser, { viewport: WIDE, ...options })
      await tab.page.goto(origin + path)
      if (options.javaScriptEnabled !== false) await tab.page.getByLabel('Search roles').waitFor()
      return tab
    },
    stop: async () => {
      await browser.close()
      await server.stop()
      await site.remove()
      await content.close()
    },
  }
}

async function openListing(browser: Browser, options: BrowserContextOptions): Promise<ListingTab> {
  const tab = await openTab(browser, options)
  const { page } = tab
  const listing = page.locator('.listing')
  return {
    ...tab,
    query: () => new URL(page.url()).search,
    status: () => listing.getByRole('status').innerText(),
    titles: () => listing.locator('.job-row-title:visible').allInnerTexts(),
    tick: (name) => listing.getByRole('checkbox', { name }).click(),
  }
}
