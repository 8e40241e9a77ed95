import { findErrors } from '../../helpers/browser/browser.js'
import { PREVIEW_COOKIE } from '../../../client/shared/preview/preview-cookie.js'
import { startPreviewSite } from '../../helpers/preview/preview-site.js'
import { open } from '../../helpers/browser/visitor.js'
import { heading, openInPreview, watchHeadings } from './editor.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'

/* The site as it is with the CMS itself, whose hosts are answered here. */

const CMS = 'https://careers-sample.cdn.prismic.io'
const TOOLBAR = 'https://static.cdn.prismic.io/prismic.js?new=true&repo=careers-sample'

/** As inside the editor: it writes each ref that the editor sends into the cookie, and tells the page. */
const TOOLBAR_SCRIPT = String.raw`
  window.hasToolbar = true
  window.addEventListener('message', ({ origin, data: { ref } }) => {
    if (origin !== 'https://careers-sample.prismic.io') return
    document.cookie = 'io.prismic.preview=' + ref + '; Path=/; Secure; SameSite=None'
    const update = new CustomEvent('prismicPreviewUpdate', { detail: { ref }, cancelable: true })
    if (window.dispatchEvent(update)) location.reload()
  })`

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
    return route.fulfill({ contentType: 'text/javascript', body: TOOLBAR_SCRIPT })
  })
})

test('the toolbar of the CMS is loaded once by a preview, by no visitor, and the content security policy allows it', async () => {
  const { page } = tab()
  await open(page, `${site().origin}/`)
  await page.waitForLoadState('networkidle')
  expect(toolbarLoads).toEqual([])
  await openInPreview(tab(), site(), 'spring-hiring', '/flood-forecaster/1101')
  await heading(page, 'Flood Forecaster').waitFor()
  await page.waitForFunction(() => 'hasToolbar' in window)
  await page.locator('header').getByRole('link', { name: 'Early careers' }).click()
  await page.waitForURL('**/early-careers')
  expect(toolbarLoads).toEqual([TOOLBAR])
  // The sample's pictures are at an address that the policy for the CMS itself does not name.
  expect(findErrors(tab()).filter((text) => !text.includes('Loading the image'))).toEqual([])
})

describe('the editor of the CMS, which frames the site', () => {
  const EDITOR = 'https://careers-sample.prismic.io/editor'

  /** Saves a draft of a job. Resolves to its plain ref. */
  function save(title: string): string {
    const { repository } = site().content
    const [job] = repository.getMaster().documents.filter(({ document }) => document.uid === '1006')
    if (!job) throw new Error('The sample has no job 1006')
    const document = { ...job.document, data: { ...job.document.data, title, slug: 'role' } }
    const documents = [document as never]
    repository.saveDraft({ name: 'edited', id: 'edited', label: 'Edited', documents })
    const draft = repository.getDrafts().find(({ name }) => name === 'edited')
    return draft?.version.ref ?? ''
  }

  async function frame(path: string) {
    const { page } = tab()
    const body = `<!doctype html><iframe src="${site().origin}${path}" width="900" height="600">`
    await page.route(EDITOR, (route) => route.fulfill({ contentType: 'text/html', body }))
    // Chromium asks before a page of the internet may open one of this machine.
    await page.context().grantPermissions(['local-network-access'], { origin: EDITOR })
    await page.goto(EDITOR)
    return page.frameLocator('iframe')
  }

  const untilRefused = () =>
    tab().page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))

  test('shows each ref in place, the frame is never empty; once left, it has no cookie and may not be framed', async () => {
    const { page } = tab()
    await watchHeadings(page)
    const framed = await frame(`/api/preview?token=${save('First')}&documentId=job-1006`)
    const heading = (text: string) => framed.locator('main h1', { hasText: text })
    await heading('First').waitFor()
    const inFrame = page.frames()[1]
    await inFrame?.waitForFunction(() => 'hasToolbar' in window)
    for (const title of ['Second', 'Third', 'Fourth']) {
      const ref = save(title)
      await page.evaluate((ref) => window.frames[0]?.postMessage({ ref }, '*'), ref)
      await heading(title).waitFor()
    }
    const seen = await inFrame?.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen?.slice(-4)).toEqual(['First', 'Second', 'Third', 'Fourth'])
    expect(seen).not.toContain('Page not found')

    // The sidecar has set a cookie of this frame alone, the toolbar one of the browser.
    const kept = async () =>
      (await page.context().cookies())
        .filter(({ name }) => name === PREVIEW_COOKIE)
        .map(({ partitionKey }) => partitionKey ?? 'the browser')
    expect((await kept()).sort()).toEqual(['https://prismic.io', 'the browser'])
    const refusal = untilRefused()
    await framed.getByRole('button', { name: 'Exit' }).click()
    await refusal
    await inFrame?.waitForURL(/^chrome-error:/, { waitUntil: 'commit' })
    expect(await kept()).toEqual([])
  })
})
