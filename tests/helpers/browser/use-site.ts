import type { Browser } from 'playwright-core'
import { launchBrowser, openTab, type Tab, type TabOptions } from './browser.js'

/** Starts a site and a browser before the tests of a file, and ends both after them. */
export function useSite<Site extends { close: () => Promise<void> }>(start: () => Promise<Site>) {
  let site: Site | undefined
  let browser: Browser | undefined

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([start(), launchBrowser()])
  })
  afterAll(() => Promise.all([browser?.close(), site?.close()]))

  return { site: () => started(site), browser: () => started(browser) }
}

/** Opens a tab in a profile of its own before each test, and closes it after the test. */
export function useTab(browser: () => Browser, options?: TabOptions): () => Tab {
  let tab: Tab | undefined

  beforeEach(async () => {
    tab = await openTab(browser(), options)
  })
  afterEach(() => tab?.close())

  return () => started(tab)
}

function started<Value>(value: Value | undefined): Value {
  if (value === undefined)
    throw new Error('Only hooks and tests can use it: it has not started yet')
  return value
}
