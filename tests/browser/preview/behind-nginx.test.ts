import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { findErrors, launchBrowser, openTab, type Tab } from '../../helpers/browser/browser.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { createTestSite, type TestSite } from '../../helpers/site/create-test-site.js'
import { startNginx, type RunningNginx } from '../../helpers/nginx/nginx.js'
import { toDraftRef } from './preview-site.js'
import { createTestSidecar, type TestSidecar } from '../../helpers/server/create-test-sidecar.js'
import { bar, heading, traces, untilActive } from './editor.js'

/* As in production: nginx serves the release, and hands the preview's endpoints to the sidecar. */
describeNginx('a preview session behind nginx', () => {
  let content: TestContentService
  let site: TestSite
  let sidecar: TestSidecar
  let server: Server
  let nginx: RunningNginx
  let origin: string
  let browser: Browser
  let tab: Tab

  beforeAll(async () => {
    content = await startContentService()
    const settings = {
      PRISMIC_REPOSITORY: content.repository.name,
      PRISMIC_API_ENDPOINT: content.apiEndpoint,
    }
    site = await createTestSite(settings)
    await site.generate()
    sidecar = await createTestSidecar(settings)
    server = createServer(sidecar.app).listen(0, '127.0.0.1')
    await once(server, 'listening')
    nginx = await startNginx({
      siteRoot: site.siteRoot,
      sidecarAddress: `127.0.0.1:${(server.address() as AddressInfo).port}`,
      contentOrigin: content.url,
    })
    // Service workers are for HTTPS and for this name.
    origin = nginx.baseUrl.replace('127.0.0.1', 'localhost')
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await nginx?.stop()
    server?.close()
    sidecar?.remove()
    await site?.remove()
    await content?.close()
  })
  beforeEach(async () => {
    tab = await openTab(browser, { withoutWorkers: true })
  })
  afterEach(() => tab.close())

  /** What may be called from a page, and whether it may be kept. */
  async function visit(page: Page, path: string) {
    const headers = (await page.goto(origin + path))?.headers() ?? {}
    const policy = headers['content-security-policy'] ?? ''
    return { calls: /connect-src [^;]*/.exec(policy)?.[0], keeps: headers['cache-control'] }
  }
  const OPEN = () => ({
    calls: `connect-src 'self' ${content.url} https://*.prismic.io`,
    keeps: 'no-store',
  })
  const CLOSED = { calls: "connect-src 'self'", keeps: 'no-cache' }

  test('has an open policy and uncached pages only as long as it lasts', async () => {
    const { page } = tab
    expect(await visit(page, '/ux-designer/1006')).toEqual(CLOSED)

    const token = encodeURIComponent(toDraftRef(content, 'spring-hiring'))
    await page.goto(`${origin}/api/preview?token=${token}&documentId=job-1101`)
    await heading(page, 'Flood Forecaster').waitFor()
    await untilActive(page)
    await page.waitForURL('**/flood-forecaster/1101')
    for (const path of ['/', '/ux-designer/1006', '/nope', '/preview']) {
      expect([path, await visit(page, path)]).toEqual([path, OPEN()])
    }
    await visit(page, '/senior-qa-engineer/1001')
    await heading(page, 'Senior QA Engineer').waitFor()
    await untilActive(page)
    expect(findErrors(tab)).toEqual([])

    const exit = bar(page).getByRole('button', { name: 'Exit' })
    await Promise.all([page.waitForEvent('load'), exit.click()])
    expect(await visit(page, '/ux-designer/1006')).toEqual(CLOSED)
    expect(await traces(tab, content.repository.name)).toEqual([])
  })
})
