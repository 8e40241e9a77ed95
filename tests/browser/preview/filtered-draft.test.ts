import { openInPreview, untilActive } from './editor.js'
import type { PreviewSite } from './preview-site.js'
import { usePreviewSite } from './use-preview-site.js'

const { site, tab } = usePreviewSite()

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
