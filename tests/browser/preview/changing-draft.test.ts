import { toDraftRef, type PreviewSite } from '../../helpers/preview/preview-site.js'
import {
  followInjectedLink,
  followLink,
  markDocument,
  open,
  untilHydrated,
  untilSet,
} from '../../helpers/browser/visitor.js'
import { havePreview, heading, openInPreview, traces, untilActive } from './editor.js'
import { usePreviewSite } from './use-preview-site.js'
import { ADDED, DRAFT } from '../../helpers/preview/spring-hiring.js'

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
    const { page } = tab()
    change('First draft')
    await openInPreview(tab(), site(), 'edited', PUBLISHED)
    await heading(page, 'First draft').waitFor()
    const isSameDocument = await markDocument(page)
    await untilSet(page)
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
    change('First draft') // The slug stays, or the page would move.
    change('First draft, second version')
    expect(await tellUpdate(toDraftRef(site().content, 'edited'))).toBe(true)
    await heading(page, 'First draft, second version').waitFor()
    expect(await isSameDocument()).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(300)
  })
})

test('a preview that began, was exchanged for another or ended in another tab is so with the next navigation', async () => {
  const { page } = tab()
  const addition = page.locator('header').getByRole('link', { name: 'Early careers' })
  await open(page, `${site().origin}/`)
  await havePreview(tab(), site(), 'benefits-rewrite')
  await followLink(page, PUBLISHED)
  await untilActive(page)
  await page.waitForURL(site().origin + PUBLISHED)
  await followInjectedLink(page, ADDED)
  // It is of the other draft.
  await heading(page, 'Page not found').waitFor()
  expect(await addition.count()).toBe(0)

  await havePreview(tab(), site(), DRAFT)
  await followInjectedLink(page, PUBLISHED)
  await addition.waitFor()
  await followInjectedLink(page, ADDED)
  await heading(page, 'Flood Forecaster').waitFor()

  await page.context().clearCookies()
  await Promise.all([page.waitForEvent('load'), followLink(page, '/')])
  await untilHydrated(page)
  expect(await traces(tab(), name())).toEqual([])
})

/** A draft with a department that is not published, and one job in it. */
function saveLaboratory({ content: { repository } }: PreviewSite) {
  const { documents } = repository.getMaster()
  const copyOf = (id: string, own: object, data: object) => {
    const found = documents.find(({ document }) => document.id === id)?.document
    if (!found) throw new Error(`The sample has no ${id}`)
    return { ...found, ...own, data: { ...found.data, ...data } } as never
  }
  const own = { id: 'department-laboratory', uid: 'laboratory' }
  const link = { link_type: 'Document', type: 'department', tags: [], lang: 'en-gb', ...own }
  repository.saveDraft({
    name: 'laboratory',
    id: 'laboratory',
    label: 'Laboratory',
    documents: [
      copyOf('department-engineering', own, { name: 'Laboratory' }),
      copyOf('job-1006', {}, { department: link }),
    ],
  })
}

test('a filter that only the draft knows stays in the address and applies, also after a reload', async () => {
  saveLaboratory(site())
  const { page } = tab()
  const search = '?department=laboratory'
  const isAnswered = async () => {
    await page.getByRole('status').getByText('1 of 43 roles').waitFor()
    expect(new URL(page.url()).search).toBe(search)
    expect(await page.getByRole('checkbox', { name: /^Laboratory/ }).isChecked()).toBe(true)
  }
  await openInPreview(tab(), site(), 'laboratory', `/${search}`)
  await isAnswered()
  await page.reload()
  await untilActive(page)
  await isAnswered()

  await page.getByRole('checkbox', { name: /^Hardware/ }).press('Space')
  await page.waitForURL((url) => url.search === '?department=laboratory&department=hardware')
})
