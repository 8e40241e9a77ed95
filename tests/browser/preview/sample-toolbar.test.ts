import { findErrors, openTab } from '../../helpers/browser/browser.js'
import { open } from '../../helpers/browser/visitor.js'
import { startPreviewSite, toDraftRef } from '../../helpers/preview/preview-site.js'
import { madeJob } from '../../helpers/content/made-documents.js'
import {
  bar,
  dialog,
  heading,
  openInPreview,
  sessionCookies,
  untilDialogGone,
  untilFailed,
} from './editor.js'
import { PREVIEW_MESSAGES } from '../../../client/preview/state/preview-messages.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'

/*
 * The sample's own toolbar, which asks every 3 s what has become of the draft, on a staging host, which
 * has a toolbar on every page.
 */
const env = { PREVIEW_TOOLBAR: 'always' }
const { site, browser } = useSite(() => startPreviewSite({ hasToolbar: true, env }))
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

test('a preview shows by itself what was saved, and ends once its draft is published, and says so', async () => {
  const { page } = tab()
  save('Second draft')
  await heading(page, 'Second draft').waitFor()
  expect(findErrors(tab()).filter((error) => !error.includes('404'))).toEqual([])
  site().content.repository.publish('edited')
  await untilFailed(page, PREVIEW_MESSAGES.draftGone)
  expect(await bar(page).count()).toBe(0)
  expect(await sessionCookies(tab(), site().content.repository.name)).toEqual([])
  await dialog(page, 'Error').getByRole('button', { name: 'Cancel Preview' }).click()
  await untilDialogGone(page)
})

test('a share link of the CMS opens the shared draft in a browser that knows nothing of it', async () => {
  const { content, origin } = site()
  const ref = toDraftRef(content, 'edited')
  const entry = { [`${content.repository.name}.prismic.io`]: { preview: ref } }
  // As the toolbar of the CMS does once its own frame has told it what is shared.
  const share = `
    document.cookie = 'io.prismic.preview=' + encodeURIComponent('${JSON.stringify(entry)}') + '; Path=/'
    const update = new CustomEvent('prismicPreviewUpdate', { detail: { ref: '${ref}' }, cancelable: true })
    if (window.dispatchEvent(update)) location.reload()`
  const guest = await openTab(browser(), { withoutWorkers: true })
  await guest.page.route(`${content.url}/toolbar.js**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: share }),
  )
  await open(guest.page, `${origin}/a-role/1990`)
  await heading(guest.page, 'First draft').waitFor()
  await bar(guest.page).getByRole('button', { name: 'Exit' }).waitFor()
  expect(findErrors(guest).filter((error) => !error.includes('404'))).toEqual([])
  await guest.close()
})
