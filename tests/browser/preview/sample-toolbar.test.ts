import { findErrors } from '../../helpers/browser/browser.js'
import { startPreviewSite } from './preview-site.js'
import { madeJob } from '../../helpers/content/made-documents.js'
import { bar, heading, openInPreview, sessionCookies } from './editor.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'

/* The sample's own toolbar, which asks every 3 s what has become of the draft. */

const { site, browser } = useSite(() => startPreviewSite({ hasToolbar: true }))
const tab = useTab(browser, { withoutWorkers: true })

const save = (title: string) => {
  const documents = [madeJob('1990', { title, slug: 'a-role' })]
  site().content.repository.saveDraft({ name: 'edited', id: 'edited', label: 'Edited', documents })
}

beforeEach(async () => {
  save('First draft')
  await openInPreview(tab(), site(), 'edited', '/a-role/1990')
  await heading(tab().page, 'First draft').waitFor()
})

test('a preview shows by itself what was saved', async () => {
  save('Second draft')
  await heading(tab().page, 'Second draft').waitFor()
  expect(findErrors(tab()).filter((error) => !error.includes('404'))).toEqual([])
})

test('a preview ends once its draft is published', async () => {
  site().content.repository.publish('edited')
  await bar(tab().page).waitFor({ state: 'detached' })
  expect(await sessionCookies(tab(), site().content.repository.name)).toEqual([])
})
