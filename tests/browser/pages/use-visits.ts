import type { Browser, Page } from 'playwright-core'
import { openTab, type Tab, type TabOptions } from '../../helpers/browser/browser.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'
import { open, untilAnswered } from '../../helpers/browser/visitor.js'
import type { TestContentServiceOptions } from '../../helpers/content/content-service.js'

const WIDE = { width: 1280, height: 900 }

/**
 * A browser and the sample site, or one of the given documents, for all tests of a file. Visits share a tab,
 * unless they need one that only opens with their options: each loads its page anew, in its own window and
 * colours.
 */
export function useVisits(content?: TestContentServiceOptions) {
  const { site, browser } = useBrowsedSite(content)
  const opened: { tab: Tab; settings: string; used: Browser }[] = []

  async function findTab(options: TabOptions, used: Browser): Promise<Tab> {
    const settings = JSON.stringify(options)
    const [last] = opened
    if (last?.used === used && last.settings === settings) return last.tab
    if (last?.used.isConnected()) await last.tab.close()
    const tab = await openTab(used, { withoutWorkers: true, ...options })
    opened.splice(0, 1, { tab, settings, used })
    return tab
  }

  async function visit(path: string, options: TabOptions = {}, used = browser()): Promise<Page> {
    const { viewport, colorScheme, forcedColors, ...others } = options
    const { page } = await findTab(others, used)
    await page.unrouteAll()
    await page.setViewportSize(viewport ?? WIDE)
    await page.emulateMedia({
      media: null,
      colorScheme: colorScheme ?? 'light',
      forcedColors: forcedColors ?? 'none',
    })
    // Nothing of the next page is under it.
    await page.mouse.move(0, 0)
    await open(page, site().origin + path)
    await untilAnswered(page)
    return page
  }
  return { site, browser, visit }
}
