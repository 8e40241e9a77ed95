import { toDraftRef } from './preview-site.js'
import {
  followLink,
  markDocument,
  open,
  untilHydrated,
  untilSet,
} from '../../helpers/browser/visitor.js'
import { bar, havePreview, heading, openInPreview, traces, untilActive } from './editor.js'
import { usePreviewSite } from './use-preview-site.js'
import { DRAFT } from './spring-hiring.js'

const PUBLISHED = '/ux-designer/1006'

const { site, tab, name } = usePreviewSite()

describe('a preview whose draft changes', () => {
  const change = (title: string) => {
    const { repository } = site().content
    const [job] = repository.getMaster().documents.filter(({ document }) => document.uid === '1006')
    if (!job) throw new Error('The sample has no job 1006')
    const document = { ...job.document, data: { ...job.document.data, title } } as never
    repository.saveDraft({ name: 'edited', id: 'edited', label: 'Edited', documents: [document] })
  }

  const tellUpdate = (ref: string) =>
    tab().page.evaluate((next) => {
      const detail = { ref: next }
      const event = new CustomEvent('prismicPreviewUpdate', { detail, cancelable: true })
      return !window.dispatchEvent(event)
    }, ref)

  test('updates in place when the draft is saved: no load, same scroll position, event handled', async () => {
    change('First draft')
    await openInPreview(tab(), site(), 'edited', '/ux-designer/1006')
    await heading(tab().page, 'First draft').waitFor()
    const isSameDocument = await markDocument(tab().page)
    await untilSet(tab().page)
    await tab().page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
    change('First draft') // The slug stays, or the page would move.
    change('First draft, second version')
    expect(await tellUpdate(toDraftRef(site().content, 'edited'))).toBe(true)
    await heading(tab().page, 'First draft, second version').waitFor()
    expect(await isSameDocument()).toBe(true)
    expect(await tab().page.evaluate(() => window.scrollY)).toBe(300)
  })

  test('reads the draft of the cookie where an update names a foreign host, and asks nobody else', async () => {
    change('Sound')
    await openInPreview(tab(), site(), 'edited', '/ux-designer/1006')
    const asked = new Set<string>()
    tab().page.on('request', (request) => asked.add(new URL(request.url()).hostname))
    await Promise.all([
      tab().page.waitForResponse(/documents\/search/),
      tellUpdate('https://evil.example/previews/x'),
    ])
    expect([...asked]).not.toContain('evil.example')
    await heading(tab().page, 'Sound').waitFor()
  })

  test('ends with a message over the published page when the draft is gone', async () => {
    change('Soon gone')
    await openInPreview(tab(), site(), 'edited', '/ux-designer/1006')
    await heading(tab().page, 'Soon gone').waitFor()
    const ref = toDraftRef(site().content, 'edited')
    site().content.repository.closeDraft('edited')
    await tellUpdate(ref)
    const failure = tab().page.getByRole('dialog', { name: 'Error' })
    await failure.getByText('This preview has expired. Open it again from the editor.').waitFor()
    await heading(tab().page, 'UX Designer').waitFor()
    expect(await bar(tab().page).count()).toBe(0)
  })

  test('says on the page of a deleted job what visitors will read, and that the draft deletes it', async () => {
    const { repository } = site().content
    const name = 'deleting'
    repository.saveDraft({ name, id: name, label: name, documents: [], deleted: ['job-1006'] })
    await openInPreview(tab(), site(), 'deleting', '/ux-designer/1006')
    await tab().page.getByText('This role closed on').waitFor()
    await bar(tab().page).getByText('Deleted in this draft.').waitFor()
  })
})

describe('after a change in another tab', () => {
  test('a preview that began there is shown with the next navigation', async () => {
    await open(tab().page, `${site().origin}/`)
    await havePreview(tab(), site(), DRAFT)
    await followLink(tab().page, PUBLISHED)
    await untilActive(tab().page)
    await tab().page.waitForURL(site().origin + PUBLISHED)
  })

  test('a preview that ended there ends with the next navigation', async () => {
    await havePreview(tab(), site(), DRAFT)
    await tab().page.goto(site().origin + PUBLISHED)
    await untilActive(tab().page)
    await tab().page.locator('header').getByRole('link', { name: 'Early careers' }).waitFor()
    await tab().page.context().clearCookies()
    await Promise.all([tab().page.waitForEvent('load'), followLink(tab().page, '/')])
    await untilHydrated(tab().page)
    expect(await traces(tab(), name())).toEqual([])
  })

  test('another draft that was opened there is shown with the next navigation', async () => {
    await havePreview(tab(), site(), 'benefits-rewrite')
    await tab().page.goto(`${site().origin}/`)
    await untilActive(tab().page)
    await havePreview(tab(), site(), DRAFT)
    await followLink(tab().page, PUBLISHED)
    await tab().page.locator('header').getByRole('link', { name: 'Early careers' }).waitFor()
  })
})
