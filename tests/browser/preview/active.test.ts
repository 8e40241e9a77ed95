import type { Browser } from 'playwright-core'
import { findErrors, launchBrowser, openTab, type Tab } from '../../helpers/browser'
import {
  setCookie,
  startPreviewSite,
  toCookieValue,
  toDraftRef,
  type PreviewSite,
} from '../../helpers/preview-site'

const CHANGED_JOB = '/qa-engineer/1001'

let site: PreviewSite
let browser: Browser
let tab: Tab

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startPreviewSite(), launchBrowser()])
}, 180_000)
afterAll(() => Promise.all([browser?.close(), site?.close()]))
beforeEach(async () => {
  tab = await openTab(browser, { withoutWorkers: true })
})
afterEach(() => tab.close())

async function usePreview(draft: string) {
  const { content, origin } = site
  const value = toCookieValue(content.repository.name, toDraftRef(content, draft))
  await setCookie(tab.page.context(), origin, value)
}

test('a changed job shows its draft, and a bar that names the session', async () => {
  await usePreview('spring-hiring')
  const draft = site.content.repository
    .getDrafts()
    .flatMap(({ documents }) => documents)
    .find(({ document }) => document.uid === '1001')
  await tab.page.goto(`${site.origin}${CHANGED_JOB}`)
  const bar = tab.page.getByRole('region', { name: 'Preview' })
  await bar.getByText('Preview: careers-sample.').waitFor()
  const title = String(draft?.document.data['title'])
  await tab.page.locator('main h1', { hasText: title }).waitFor()
  expect(await tab.page.title()).toContain(title)
  expect(findErrors(tab)).toEqual([])
})
