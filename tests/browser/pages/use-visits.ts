import type { Browser, Page } from 'playwright-core'
import { openTab, type Tab, type TabOptions } from '../../helpers/browser/browser.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'
import { open } from '../../helpers/browser/visitor.js'

/** A browser and the sample site for all tests of a file; each visit has a tab of its own. */
export function useVisits() {
  const { site, browser } = useBrowsedSite()
  const tabs: Tab[] = []

  const leave = () => tabs.pop()?.close()
  /** Leaves the page visited before. */
  async function visit(
    path: string,
    options: TabOptions,
    used: Browser = browser(),
  ): Promise<Page> {
    await leave()
    const tab = await openTab(used, {
      viewport: { width: 1280, height: 900 },
      withoutWorkers: true,
      ...options,
    })
    tabs.push(tab)
    await open(tab.page, site().origin + path)
    return tab.page
  }
  afterEach(leave)
  return { site, browser, visit }
}
