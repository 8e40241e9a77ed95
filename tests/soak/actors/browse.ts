import type { Page } from 'playwright-core'
import { findErrors, openTab } from '../../helpers/browser/browser.js'
import { untilHydrated } from '../../helpers/browser/visitor.js'
import { findInEach, findNarrowedProblem, findProblem } from '../judge/find-problem.js'
import { readPage } from '../judge/read-page.js'
import type { Actor, Soak } from '../soak.js'

/* A visitor with a browser, now and then without script: the listing, a search, a job, and back. */

const HYDRATION_FAILED = 'React error #418'
const WIDE = { width: 1280, height: 900 }

export const browse: Actor = async (soak, random) => {
  const { parts, tally, pause } = soak
  const hasScript = random.chance(0.75)
  const tab = await openTab(parts.browser, { viewport: WIDE, javaScriptEnabled: hasScript })
  const { page } = tab
  tally.count('visits')
  const oldest = parts.releases.live()
  const look = (isNarrowed = false) => compareShown(soak, page, oldest, isNarrowed)
  try {
    await page.goto(`${parts.origin}/`)
    if (hasScript) await untilHydrated(page)
    const html = await look()
    const row = random.pick(readPage(html).rows)
    if (hasScript) {
      await page.getByLabel('Search roles').first().fill(row.title)
      await page.locator('.result-status', { hasText: ' of ' }).waitFor()
      await look(true)
    }
    const isAtJob = (at: URL) => at.pathname.endsWith(`/${row.id}`)
    await page.locator(`a[href="${row.path}"]:visible`).first().click()
    await page.waitForURL(isAtJob)
    if (hasScript) await page.locator('.job-row, h1.band-title').first().waitFor()
    await page.waitForFunction(isShown, row.id)
    await look()
    await page.goBack()
    // A role that has another title by now is no longer found by its former one.
    await page.locator('.listing').locator('li.job-row, .empty-results').first().waitFor()
    await look(hasScript)
    for (const error of findErrors(tab)) {
      // HTML of one release and data of the next: React renders the page again.
      const isMixed = error.includes(HYDRATION_FAILED) && parts.releases.live() !== oldest
      if (isMixed) tally.count('rendered again')
      else tally.fail('wrong pages', `${page.url()} says ${error}`)
    }
  } finally {
    await tab.close()
  }
  await pause(500 + random.below(2_000))
}

/** The address changes before the page does. */
function isShown(id: string): boolean {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
  const isClosed = document.title.startsWith('Closed: ')
  return isClosed || canonical?.endsWith(`/${id}`) === true
}

async function compareShown(
  { parts: { releases }, tally }: Soak,
  page: Page,
  oldest: number,
  isNarrowed: boolean,
): Promise<string> {
  const html = await page.content()
  const { pathname } = new URL(page.url())
  tally.count('pages in the browser')
  const possible = releases.since(oldest)
  const seen = { status: null, text: html }
  const problem = isNarrowed
    ? findNarrowedProblem(html, possible)
    : findInEach(possible, (release) => findProblem(pathname, seen, release))
  if (problem !== null) tally.fail('wrong pages', `${pathname} in the browser: ${problem}`)
  return html
}
