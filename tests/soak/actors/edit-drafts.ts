import type { Random } from '../../browser/runtime/random.js'
import { PREVIEW_COOKIE } from '../../../client/shared/preview/preview-cookie.js'
import { openTab } from '../../helpers/browser/browser.js'
import { DRAFT_MARK } from '../judge/target.js'
import { LIMITS } from '../limits.js'
import { wasCalm, type Actor, type Soak } from '../soak.js'

/* An editor who saves a draft, opens its preview as the CMS does, sees it and leaves. */

export const editDrafts: Actor = async (soak, random) => {
  const { tally } = soak
  let problem: string | null = null
  tally.count('previews')
  const isCalm = await wasCalm(soak, async () => {
    problem = await preview(soak, random)
  })
  if (problem !== null) {
    if (isCalm) tally.fail('wrong previews', problem)
    else tally.count('previews disturbed by a fault')
  }
  await soak.pause(2_000 + random.below(4_000))
}

/** What went wrong, in one line; null if nothing did. */
async function preview({ parts, tally }: Soak, random: Random): Promise<string | null> {
  const { repository } = parts.content
  const documents = repository.getMaster().documents.map(({ document }) => document)
  const job = random.pick(
    documents.filter(({ type, data }) => type === 'job' && data.status === 'Open'),
  )
  const title = `${DRAFT_MARK} ${random.below(1e6)}`
  const draft = { name: 'soak', id: 'soak', label: 'Soak' }
  const data = { ...job.data, title, slug: 'a-draft' }
  repository.saveDraft({ ...draft, documents: [{ ...job, data }] } as never)
  const token = repository.getDrafts().find(({ name }) => name === 'soak')?.previewUrl ?? ''
  const tab = await openTab(parts.browser, { withoutWorkers: true })
  const { page } = tab
  page.setDefaultTimeout(LIMITS.preview)
  try {
    const query = new URLSearchParams({ token, documentId: job.id })
    await page.goto(`${parts.origin}/api/preview?${query}`)
    const bar = page.getByRole('region', { name: 'Preview' })
    await page.locator('main h1', { hasText: title }).waitFor()
    await bar.waitFor()
    tally.count('drafts seen')
    const exit = bar.getByRole('button', { name: 'Exit' })
    await Promise.all([page.waitForEvent('load'), exit.click()])
    const cookies = await page.context().cookies()
    const isLeft = cookies.some(({ name }) => name === PREVIEW_COOKIE)
    return isLeft || (await bar.isVisible()) ? 'the session is left in the browser' : null
  } catch (error) {
    const shown = await page
      .locator('body')
      .innerText()
      .catch(() => '')
    return `${(error as Error).message.split('\n')[0]} at ${page.url()}: ${shown.slice(0, 200)}`
  } finally {
    await tab.close()
    repository.closeDraft('soak')
  }
}
