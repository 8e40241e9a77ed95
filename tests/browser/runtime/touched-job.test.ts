import { staticQueryUrl } from '../../../client/shared/addresses/page-paths.js'
import { staticQueryHash } from '../../../client/shared/page-data/static-query-hash.js'
import { holdRequests } from '../../helpers/browser/hold-requests.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import { followLink, open, untilAt } from '../../helpers/browser/visitor.js'
import { startRuntimeSite } from './runtime-site.js'

const { site, browser } = useSite(startRuntimeSite)
const tab = useTab(browser, { withoutWorkers: true })

/** In one round trip: nothing that the page needs is found only in an answer. */
test('a touch on a role asks at once for its data, its template and what both need', async () => {
  const { page } = tab()
  await open(page, site().origin)
  await page.waitForLoadState('networkidle')
  // So far below the window that nothing of it has been fetched yet.
  const link = page.locator('.job-row a').last()
  const path = (await link.getAttribute('href')) ?? ''
  const statements = staticQueryUrl(staticQueryHash('statements'))
  const answer = await holdRequests(page, '**/*')
  const asked = [
    '/page-data' + path,
    statements,
    '/assets/shared-parts',
    '/assets/site-footer',
  ].map((start) =>
    page.waitForRequest((request) => new URL(request.url()).pathname.startsWith(start)),
  )
  await link.dispatchEvent('touchstart')
  await Promise.all(asked)

  const later: string[] = []
  page.on('request', (request) => later.push(new URL(request.url()).pathname))
  answer()
  await followLink(page, path)
  await untilAt(page, path)
  const scripts = later.filter((name) => name.endsWith('.js')).map((name) => name.split('.')[0])
  expect(scripts).toEqual(['/assets/run-navigation'])
})
