import type { Page } from 'playwright-core'
import { openPageBuilder } from '../../helpers/browser/page-builder.js'
import { findErrors } from '../../helpers/browser/browser.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { startSiteBehindNginx } from '../../helpers/server/start-site-behind-nginx.js'
import { toDraftRef } from '../../helpers/preview/preview-site.js'
import { bar, heading, traces, untilActive } from './editor.js'

describeNginx('a preview session behind nginx', () => {
  const { site, browser } = useSite(startSiteBehindNginx)
  const tab = useTab(browser, { withoutWorkers: true })

  /** What may be called from a page, and whether it may be kept. */
  async function visit(page: Page, path: string) {
    const headers = (await page.goto(site().origin + path))?.headers() ?? {}
    const policy = headers['content-security-policy'] ?? ''
    return { calls: /connect-src [^;]*/.exec(policy)?.[0], keeps: headers['cache-control'] }
  }
  const OPEN = () => ({
    calls: `connect-src 'self' ${site().content.url} https://*.prismic.io`,
    keeps: 'no-store',
  })
  const CLOSED = { calls: "connect-src 'self'", keeps: 'no-cache' }

  test('has an open policy and uncached pages only as long as it lasts', async () => {
    const { page } = tab()
    expect(await visit(page, '/ux-designer/1006')).toEqual(CLOSED)

    const token = encodeURIComponent(toDraftRef(site().content, 'spring-hiring'))
    await page.goto(`${site().origin}/api/preview?token=${token}&documentId=job-1101`)
    await heading(page, 'Flood Forecaster').waitFor()
    await untilActive(page)
    await page.waitForURL('**/flood-forecaster/1101')
    for (const path of ['/', '/ux-designer/1006', '/nope', '/preview']) {
      expect([path, await visit(page, path)]).toEqual([path, OPEN()])
    }
    await visit(page, '/senior-qa-engineer/1001')
    await heading(page, 'Senior QA Engineer').waitFor()
    await untilActive(page)
    expect(findErrors(tab())).toEqual([])

    const exit = bar(page).getByRole('button', { name: 'Exit' })
    await Promise.all([page.waitForEvent('load'), exit.click()])
    expect(await visit(page, '/ux-designer/1006')).toEqual(CLOSED)
    expect(await traces(tab(), site().content.repository.name)).toEqual([])
  })

  test('slices are shown in the Page Builder', async () => {
    const builder = await openPageBuilder(tab().page, site().origin)
    const primary = { quote: 'Written this minute', name: 'Ada' }
    await builder.setSlices([{ slice_type: 'quote', variation: 'default', primary, items: [] }])
    await builder.frame.getByText('Written this minute').waitFor()
    expect(findErrors(tab())).toEqual([])
  })
})
