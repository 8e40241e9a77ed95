import type { Browser } from 'playwright-core'
import { findErrors, launchBrowser, openTab, type Tab } from '../../helpers/browser'
import { startPreviewSite, type PreviewSite } from '../../helpers/preview-site'
import { madeJob } from '../../helpers/made-documents'
import { bar, heading, openInPreview, sessionCookies } from './editor'

/* The sample's own toolbar, which asks every 3 s what has become of the draft. */

let site: PreviewSite
let browser: Browser
let tab: Tab

const save = (title: string) => {
  const documents = [madeJob('1990', { title, slug: 'a-role' })]
  site.content.repository.saveDraft({ name: 'edited', id: 'edited', label: 'Edited', documents })
}

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startPreviewSite({ hasToolbar: true }), launchBrowser()])
})
afterAll(() => Promise.all([browser?.close(), site?.close()]))
beforeEach(async () => {
  tab = await openTab(browser, { withoutWorkers: true })
  save('First draft')
  await openInPreview(tab, site, 'edited', '/a-role/1990')
  await heading(tab.page, 'First draft').waitFor()
})
afterEach(() => tab.close())

test('what is saved appears by itself', async () => {
  save('Second draft')
  await heading(tab.page, 'Second draft').waitFor()
  expect(findErrors(tab).filter((error) => !error.includes('404'))).toEqual([])
})

test('the preview ends once the draft is published', async () => {
  site.content.repository.publish('edited')
  await bar(tab.page).waitFor({ state: 'detached' })
  expect(await sessionCookies(tab, site.content.repository.name)).toEqual([])
})
