import { findViolationsAtWidths } from '../../helpers/browser/find-violations.js'
import { holdRequests } from '../../helpers/browser/hold-requests.js'
import { untilAt, followLink, withoutDeadline } from '../../helpers/browser/visitor.js'
import { dialog, heading, traces, untilActive, untilDialogGone, havePreview } from './editor.js'
import { toResolverUrl } from './preview-site.js'
import { usePreviewSite } from './use-preview-site.js'
import { DRAFT, ADDED } from './spring-hiring.js'

const PUBLISHED = '/ux-designer/1006'

const { site, tab, name } = usePreviewSite()

describe('a preview that is loading', () => {
  test('says so in an accessible dialog over the published page, in the words of the specification', async () => {
    const answer = await holdRequests(tab().page, '**/documents/search?**')
    // Each of three attempts has this time.
    await withoutDeadline(tab().page, 10_000)
    await havePreview(tab(), site(), DRAFT)
    await tab().page.goto(site().origin + PUBLISHED)
    const loading = dialog(tab().page, 'Fetching preview')
    await loading
      .getByText('Please wait while your updates are loading…', { exact: true })
      .waitFor()
    const focused = await tab().page.evaluate(() => document.activeElement?.textContent)
    expect(focused).toBe('Cancel Preview')
    await heading(tab().page, 'UX Designer').waitFor()
    expect(await findViolationsAtWidths(tab().page)).toEqual([])
    answer()
    await untilActive(tab().page)
    expect(await tab().page.getByRole('dialog').count()).toBe(0)
    expect(await findViolationsAtWidths(tab().page)).toEqual([])
  })

  test.each(['the button', 'Escape'])(
    'is cancelled by %s, and late answers change nothing',
    async (by) => {
      const answer = await holdRequests(tab().page, '**/documents/search?**')
      await havePreview(tab(), site(), DRAFT)
      await tab().page.goto(site().origin + ADDED)
      const loading = dialog(tab().page, 'Fetching preview')
      await loading.waitFor()
      if (by === 'Escape') await tab().page.keyboard.press('Escape')
      else await loading.getByRole('button', { name: 'Cancel Preview' }).click()
      await untilDialogGone(tab().page)
      await heading(tab().page, 'Page not found').waitFor()
      answer()
      await followLink(tab().page, '/')
      await untilAt(tab().page, '/')
      expect(await tab().page.getByRole('link', { name: 'Flood Forecaster' }).count()).toBe(0)
      expect(await traces(tab(), name())).toEqual([])
    },
  )

  test('can be cancelled at the resolver', async () => {
    await holdRequests(tab().page, '**/documents/search?**')
    await havePreview(tab(), site(), DRAFT)
    await tab().page.goto(toResolverUrl(site(), { documentId: 'job-1101' }))
    const loading = dialog(tab().page, 'Fetching preview')
    await loading.getByRole('button', { name: 'Cancel Preview' }).click()
    await untilDialogGone(tab().page)
    expect(tab().page.url()).toBe(`${site().origin}/preview`)
    expect(await traces(tab(), name())).toEqual([])
  })
})

test('the focus returns to its element when a preview dialog closes', async () => {
  await havePreview(tab(), site(), DRAFT)
  await tab().page.goto(site().origin + PUBLISHED)
  await untilActive(tab().page)
  await tab().page.locator('header a').first().focus()
  await tab().page.evaluate(() => {
    const detail = { ref: 'https://careers-sample.prismic.io/previews/long-gone' }
    window.dispatchEvent(new CustomEvent('prismicPreviewUpdate', { detail, cancelable: true }))
  })
  const failure = dialog(tab().page, 'Error')
  await failure.getByRole('button', { name: 'Cancel Preview' }).click()
  await untilDialogGone(tab().page)
  expect(await tab().page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(
    true,
  )
})
