import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds wrong with a page: the rule and the elements. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}
