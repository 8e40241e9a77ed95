import type { Page } from 'playwright-core'
import type { PageData } from '../../../client/shared/page-data/page-data.js'
import { pageDataUrl } from '../../../client/shared/addresses/page-paths.js'

/** From now on the data of the page at a path comes with a change. */
export async function changePageData(
  page: Page,
  path: string,
  change: (data: PageData) => Partial<PageData>,
): Promise<void> {
  await page.route(`**${pageDataUrl(path)}`, async (route) => {
    const data = (await (await route.fetch()).json()) as PageData
    await route.fulfill({ json: { ...data, ...change(data) } })
  })
}
