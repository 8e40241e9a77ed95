import { findErrors } from '../../helpers/browser/browser.js'
import { startPreviewSite } from './preview-site.js'
import { open } from '../../helpers/browser/visitor.js'
import { heading, openInPreview } from './editor.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'

/* The site as it is with the CMS itself, whose hosts are answered here. */

const CMS = 'https://careers-sample.cdn.prismic.io'
const TOOLBAR = 'https://static.cdn.prismic.io/prismic.js?new=true&repo=careers-sample'

const env = { PREVIEW_API_ENDPOINT: `${CMS}/api/v2` }
const { site, browser } = useSite(() => startPreviewSite({ env }))
const tab = useTab(browser, { withoutWorkers: true })
let toolbarLoads: string[]

beforeEach(async () => {
  toolbarLoads = []
  await tab().page.route(`${CMS}/**`, async (route) => {
    const response = await route.fetch({
      url: route.request().url().replace(CMS, site().content.url),
    })
    await route.fulfill({ response })
  })
  await tab().page.route('https://static.cdn.prismic.io/**', (route) => {
    toolbarLoads.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.hasToolbar = true' })
  })
})

test('a preview loads the toolbar of the CMS once, and the content security policy allows both', async () => {
  await openInPreview(tab(), site(), 'spring-hiring', '/flood-forecaster/1101')
  await heading(tab().page, 'Flood Forecaster').waitFor()
  await tab().page.waitForFunction(() => 'hasToolbar' in window)
  await tab().page.locator('header').getByRole('link', { name: 'Early careers' }).click()
  await tab().page.waitForURL('**/early-careers')
  expect(toolbarLoads).toEqual([TOOLBAR])
  // The sample's pictures are at an address that the policy for the CMS itself does not name.
  expect(findErrors(tab()).filter((text) => !text.includes('Loading the image'))).toEqual([])
})

test('a visitor does not load the toolbar of the CMS', async () => {
  await open(tab().page, `${site().origin}/`)
  await tab().page.waitForLoadState('networkidle')
  expect(toolbarLoads).toEqual([])
})
