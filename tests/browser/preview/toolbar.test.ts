import type { Browser } from 'playwright-core'
import { findErrors, launchBrowser, openTab, type Tab } from '../../helpers/browser'
import { startPreviewSite, type PreviewSite } from '../../helpers/preview-site'
import { open } from '../../helpers/visitor'
import { heading, openInPreview } from './editor'

/* The site as it is with the CMS itself, whose hosts are answered here. */

const CMS = 'https://careers-sample.cdn.prismic.io'
const TOOLBAR = 'https://static.cdn.prismic.io/prismic.js?new=true&repo=careers-sample'

let site: PreviewSite
let browser: Browser
let tab: Tab
let toolbarLoads: string[]

beforeAll(async () => {
  const env = { PREVIEW_API_ENDPOINT: `${CMS}/api/v2` }
  ;[site, browser] = await Promise.all([startPreviewSite({ env }), launchBrowser()])
})
afterAll(() => Promise.all([browser?.close(), site?.close()]))
beforeEach(async () => {
  tab = await openTab(browser, { withoutWorkers: true })
  toolbarLoads = []
  await tab.page.route(`${CMS}/**`, async (route) => {
    const response = await route.fetch({
      url: route.request().url().replace(CMS, site.content.url),
    })
    await route.fulfill({ response })
  })
  await tab.page.route('https://static.cdn.prismic.io/**', (route) => {
    toolbarLoads.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.hasToolbar = true' })
  })
})
afterEach(() => tab.close())

test('a session loads the toolbar once, and the policy lets it and the CMS through', async () => {
  await openInPreview(tab, site, 'spring-hiring', '/flood-forecaster/1101')
  await heading(tab.page, 'Flood Forecaster').waitFor()
  await tab.page.waitForFunction(() => 'hasToolbar' in window)
  await tab.page.locator('header').getByRole('link', { name: 'Early careers' }).click()
  await tab.page.waitForURL('**/early-careers')
  expect(toolbarLoads).toEqual([TOOLBAR])
  // The sample's pictures are at an address that the policy for the CMS itself does not name.
  expect(findErrors(tab).filter((text) => !text.includes('Loading the image'))).toEqual([])
})

test('a visitor loads none', async () => {
  await open(tab.page, `${site.origin}/`)
  await tab.page.waitForLoadState('networkidle')
  expect(toolbarLoads).toEqual([])
})
