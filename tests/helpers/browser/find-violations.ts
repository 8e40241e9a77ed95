import axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const NARROW = { width: 320, height: 640 }
const WIDE = { width: 1280, height: 900 }

/** The rules whose result depends on the sizes of letters. */
const FONT_RULES = ['color-contrast', 'target-size', 'scrollable-region-focusable']

/** Violations that axe finds on a page or in a frame, and what it could not decide: rule and element. */
export async function findViolations(page: Page | Frame, rules?: 'font rules'): Promise<string[]> {
  await page.evaluate(axe.source)
  const runOnly: axe.RunOnly = rules
    ? { type: 'rule', values: FONT_RULES }
    : { type: 'tag', values: TAGS }
  return page.evaluate(async (options) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    let isChanged = false
    const observer = new MutationObserver(() => (isChanged = true))
    observer.observe(document.body, { childList: true, subtree: true })
    let results: axe.AxeResults
    let runs = 0
    // A page that changes meanwhile, as when a preview's drafts arrive, is seen half in each state.
    do {
      isChanged = false
      results = await run(document, {
        runOnly: options,
        // What passes is not even described, which takes most of the time.
        resultTypes: ['violations', 'incomplete'],
      })
      runs += 1
    } while (isChanged && runs < 5)
    observer.disconnect()
    const { violations, incomplete } = results
    // Cells that are scrolled out of sight have no ground that axe could find.
    const isInTable = ({ target }: axe.NodeResult) =>
      document.querySelector(String(target[0]))?.closest('.table') != null
    const undecided = incomplete.map(({ id, nodes }) => ({
      id,
      nodes: id === 'color-contrast' ? nodes.filter((node) => !isInTable(node)) : nodes,
    }))
    return [...violations, ...undecided].flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
    )
  }, runOnly)
}

/**
 * The same on the narrowest and on a wide screen. Leaves the page scrolled to its end, where a bar at
 * the foot of the window covers nothing.
 */
export async function findViolationsAtWidths(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    found.push(...(await findViolations(page)))
  }
  return found
}
