import { findViolationsAtWidths } from '../../helpers/browser/find-violations.js'
import { holdRequests } from '../../helpers/browser/hold-requests.js'
import { untilAt, followLink, withoutDeadline } from '../../helpers/browser/visitor.js'
import {
  dialog,
  heading,
  traces,
  untilActive,
  untilDialogGone,
  untilFailed,
  havePreview,
} from './editor.js'
import { toResolverUrl } from '../../helpers/preview/preview-site.js'
import { usePreviewSite } from './use-preview-site.js'
import { DRAFT, ADDED } from '../../helpers/preview/spring-hiring.js'

const PUBLISHED = '/ux-designer/1006'

const { site, tab, name } = usePreviewSite()

afterEach(() => site().content.setFault())

describe('a preview that is loading', () => {
  test('says so in an accessible dialog over the published page, in the words of the specification; the focus returns to its element when a dialog closes', async () => {
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

    await tab().page.locator('header a').first().focus()
    await tab().page.evaluate(() => {
      const detail = { ref: 'https://careers-sample.prismic.io/previews/long-gone' }
      window.dispatchEvent(new CustomEvent('prismicPreviewUpdate', { detail, cancelable: true }))
    })
    const failure = dialog(tab().page, 'Error')
    await failure.getByRole('button', { name: 'Cancel Preview' }).click()
    await untilDialogGone(tab().page)
    const isInHeader = () => document.activeElement?.closest('header') != null
    expect(await tab().page.evaluate(isInHeader)).toBe(true)
  })

  test('is cancelled by Escape, and late answers change nothing', async () => {
    const answer = await holdRequests(tab().page, '**/documents/search?**')
    await havePreview(tab(), site(), DRAFT)
    await tab().page.goto(site().origin + ADDED)
    await dialog(tab().page, 'Fetching preview').waitFor()
    await tab().page.keyboard.press('Escape')
    await untilDialogGone(tab().page)
    await heading(tab().page, 'Page not found').waitFor()
    answer()
    await followLink(tab().page, '/')
    await untilAt(tab().page, '/')
    expect(await tab().page.getByRole('link', { name: 'Flood Forecaster' }).count()).toBe(0)
    expect(await traces(tab(), name())).toEqual([])
  })
})

describe('a preview that cannot be shown', () => {
  test('without a cookie says so, names repository and version, and can be cancelled', async () => {
    await tab().page.goto(toResolverUrl(site(), { documentId: 'job-1101' }))
    await untilFailed(tab().page, 'Preview cookie not present')
    const failure = dialog(tab().page, 'Error')
    await failure.getByText('The preview could not be loaded.').waitFor()
    expect(await failure.locator('dl').innerText()).toMatch(
      /Repository\s+careers-sample\s+Plugin Version\s+4\.0\.0/,
    )
    expect(await findViolationsAtWidths(tab().page)).toEqual([])
    await failure.getByRole('button', { name: 'Cancel Preview' }).click()
    await untilDialogGone(tab().page)
    expect(tab().page.url()).toBe(`${site().origin}/preview`)
    expect(await traces(tab(), name())).toEqual([])
  })

  test('with a query that the service cannot parse shows the message of the service, as text', async () => {
    const message = `unexpected <img src="x" onerror="document.title = 'taken over'">`
    const body = { type: 'parsing-error', message, line: 1, column: 2 }
    // Without it a browser tells no status.
    const headers = { 'Access-Control-Allow-Origin': '*' }
    site().content.setFault({ fault: { kind: 'status', status: 400, body, headers } })
    await havePreview(tab(), site(), DRAFT)
    await tab().page.goto(site().origin + PUBLISHED)
    await untilFailed(tab().page, message)
    expect(await dialog(tab().page, 'Error').locator('img').count()).toBe(0)
  })
})
