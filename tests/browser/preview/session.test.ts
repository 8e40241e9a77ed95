import * as MESSAGES from '../../../client/shared/messages.js'
import { findViolationsAtWidths } from '../../helpers/browser/find-violations.js'
import { findErrors } from '../../helpers/browser/browser.js'
import { setCookie, startPreviewSite, toDraftRef } from './preview-site.js'
import {
  open,
  untilHydrated,
  untilAt,
  followLink,
  followInjectedLink,
  withoutDeadline,
} from '../../helpers/browser/visitor.js'
import { openSession } from './session-in-node.js'
import {
  bar,
  dialog,
  heading,
  traces,
  untilActive,
  untilDialogGone,
  havePreview,
  haveRef,
} from './editor.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import { holdRequests } from '../../helpers/browser/hold-requests.js'

const DRAFT = 'spring-hiring'
const ADDED = '/flood-forecaster/1101'
const PUBLISHED = '/ux-designer/1006'
/** Without it a browser tells no status. */
const OPEN = { 'Access-Control-Allow-Origin': '*' }

const { site, browser } = useSite(startPreviewSite)
const tab = useTab(browser, { withoutWorkers: true })
let name: string

beforeAll(() => {
  name = site().content.repository.name
})
afterEach(() => site().content.setFault())

const ref = () => toDraftRef(site().content, DRAFT)
const resolver = (query: Record<string, string>) =>
  `${site().origin}/preview?${new URLSearchParams(query)}`

const holdSearches = () => holdRequests(tab().page, '**/documents/search?**')

/** Until the error dialog says so. */
async function untilFailed(message: string): Promise<void> {
  await dialog(tab().page, 'Error').getByText(message, { exact: true }).waitFor()
}

describe('the preview resolver', () => {
  test.each([
    ['a document that exists only as a draft', 'job-1101', ADDED],
    ['a document that changes its address', 'job-1001', '/senior-qa-engineer/1001'],
    ['a page', 'page-benefits', '/benefits'],
    ['the menu', 'navigation', '/'],
    ['a document that the draft deletes', 'job-1028', '/'],
  ])('leads to the page of %s', async (_, documentId, path) => {
    await havePreview(tab(), site(), DRAFT)
    await tab().page.goto(resolver({ documentId }))
    await untilActive(tab().page)
    await tab().page.waitForURL(site().origin + path)
    expect(findErrors(tab())).toEqual([])
  })

  test('with a token needs no cookie, sets one, and removes the token from the address', async () => {
    await tab().page.goto(resolver({ token: ref(), documentId: 'job-1101', websitePreviewId: 'x' }))
    await heading(tab().page, 'Flood Forecaster').waitFor()
    await tab().page.waitForURL(site().origin + ADDED)
    await tab().page.reload()
    await heading(tab().page, 'Flood Forecaster').waitFor()
  })

  test('leads from the endpoint of the sidecar to the page of a document', async () => {
    const query = new URLSearchParams({ token: ref(), documentId: 'job-1101' })
    await tab().page.goto(`${site().origin}/api/preview?${query}`)
    await heading(tab().page, 'Flood Forecaster').waitFor()
    expect(tab().page.url()).toBe(site().origin + ADDED)
  })

  test('without a documentId is an ordinary page, and the preview begins on the next one', async () => {
    await havePreview(tab(), site(), DRAFT)
    await open(tab().page, `${site().origin}/preview`)
    expect(await tab().page.getByRole('dialog').count()).toBe(0)
    await followInjectedLink(tab().page, PUBLISHED)
    await untilActive(tab().page)
  })
})

describe('a preview that cannot be shown', () => {
  test('without a cookie says so, names repository and version, and can be cancelled', async () => {
    await tab().page.goto(resolver({ documentId: 'job-1101' }))
    await untilFailed(MESSAGES.previewCookieMissing)
    const failure = dialog(tab().page, 'Error')
    await failure.getByText('The preview could not be loaded.').waitFor()
    expect(await failure.locator('dl').innerText()).toMatch(
      /Repository\s+careers-sample\s+Plugin Version\s+4\.0\.0/,
    )
    expect(await findViolationsAtWidths(tab().page)).toEqual([])
    await failure.getByRole('button', { name: 'Cancel Preview' }).click()
    await untilDialogGone(tab().page)
    expect(tab().page.url()).toBe(`${site().origin}/preview`)
    expect(await traces(tab(), name)).toEqual([])
  })

  test.each([
    ['the tracker alone', '{"_tracker":"AbCdEf12"}', MESSAGES.previewWithoutRepository],
    ['a plain ref that the service refuses', 'm-1:p-2', MESSAGES.previewExpired],
    ['nonsense', 'javascript:alert(1)', MESSAGES.invalidPreviewRef],
  ])('with %s says why', async (_, cookie, message) => {
    await setCookie(tab().page.context(), site().origin, cookie)
    await tab().page.goto(resolver({ documentId: 'job-1101' }))
    await untilFailed(message)
  })

  test.each([
    'https://evil.example/previews/x',
    'https://careers-sample.prismic.io@evil.example/previews/x',
    '//evil.example',
  ])('with the token %s sends no request to a foreign host', async (token) => {
    const hosts = new Set<string>()
    tab().page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await tab().page.goto(resolver({ token, documentId: 'job-1101' }))
    await untilFailed(MESSAGES.invalidPreviewRef)
    expect([...hosts].filter((host) => !/^(localhost|127\.0\.0\.1):/.test(host))).toEqual([])
  })

  test('with the cookie of another repository names that repository on any page', async () => {
    await haveRef(tab(), site().origin, 'https://other.prismic.io/previews/x', 'other')
    await tab().page.goto(site().origin + PUBLISHED)
    await untilFailed(
      'A configuration object could not be found for repository "other". Check that the repository is configured in your app\'s withPrismicPreview and withPrismicUnpublishedPreview.',
    )
    expect(await dialog(tab().page, 'Error').locator('dl').innerText()).toContain('other')
    await dialog(tab().page, 'Error').getByRole('button', { name: 'Cancel Preview' }).click()
    await followInjectedLink(tab().page, ADDED)
    await untilAt(tab().page, ADDED)
    expect(await traces(tab(), name)).toEqual([])
  })

  test.each([
    ['on an ordinary page', PUBLISHED],
    ['at the resolver', '/preview?documentId=job-1101'],
  ])(
    'with a stale cookie %s ends with a message, never with published content as a substitute',
    async (_, path) => {
      const stale = `https://${name}.prismic.io/previews/long-gone?websitePreviewId=long-gone`
      await haveRef(tab(), site().origin, stale, name)
      await tab().page.goto(site().origin + path)
      await untilFailed('This preview has expired. Open it again from the editor.')
      expect(await bar(tab().page).count()).toBe(0)
      await dialog(tab().page, 'Error').getByRole('button', { name: 'Cancel Preview' }).click()
      expect(await traces(tab(), name)).toEqual([])
      await followLink(tab().page, '/')
      await untilAt(tab().page, '/')
      expect(await traces(tab(), name)).toEqual([])
    },
  )

  test('with a service that is down says so', async () => {
    site().content.setFault({ fault: { kind: 'status', status: 503, headers: OPEN } })
    await havePreview(tab(), site(), DRAFT)
    await tab().page.goto(site().origin + PUBLISHED)
    await untilFailed(MESSAGES.invalidApiResponse)
  })

  test('with a service that cannot be reached says so', async () => {
    site().content.setFault({ fault: { kind: 'closed-socket' }, path: '/api/v2' })
    await havePreview(tab(), site(), DRAFT)
    await tab().page.goto(site().origin + PUBLISHED)
    await untilFailed(MESSAGES.unreachable('Failed to fetch'))
  })

  test('with a service that answers HTML says so', async () => {
    site().content.setFault({ fault: { kind: 'html' } })
    await havePreview(tab(), site(), DRAFT)
    await tab().page.goto(site().origin + PUBLISHED)
    await untilFailed(MESSAGES.invalidApiResponse)
  })

  test('with a query that the service cannot parse shows the message of the service, as text', async () => {
    const message = `unexpected <img src="x" onerror="document.title = 'taken over'">`
    const body = { type: 'parsing-error', message, line: 1, column: 2 }
    site().content.setFault({ fault: { kind: 'status', status: 400, body, headers: OPEN } })
    await havePreview(tab(), site(), DRAFT)
    await tab().page.goto(site().origin + PUBLISHED)
    await untilFailed(message)
    expect(await dialog(tab().page, 'Error').locator('img').count()).toBe(0)
  })

  test('with a ref that the repository no longer serves says so', async () => {
    const body = { error: 'Ref not found' }
    site().content.setFault({ fault: { kind: 'status', status: 404, body, headers: OPEN } })
    await haveRef(tab(), site().origin, site().content.repository.getMaster().ref, name)
    await tab().page.goto(site().origin + PUBLISHED)
    await untilFailed(MESSAGES.refNotFound)
  })

  test('with a ref that has no documents says so', async () => {
    await havePreview(tab(), site(), DRAFT)
    await tab().page.route('**/documents/search?**', (route) =>
      route.fulfill({ json: { page: 1, total_pages: 1, total_results_size: 0, results: [] } }),
    )
    await tab().page.goto(site().origin + PUBLISHED)
    await untilFailed(MESSAGES.noDocuments)
  })

  test('without the field types names the missing file', async () => {
    await havePreview(tab(), site(), DRAFT)
    await tab().page.route('**/static/*.json', (route) => route.fulfill({ status: 404 }))
    await tab().page.goto(site().origin + PUBLISHED)
    await dialog(tab().page, 'Error')
      .getByText(/could not be loaded from \/static\/.*status 404/)
      .waitFor()
  })

  test('without options names the repository', async () => {
    await havePreview(tab(), site(), DRAFT)
    await tab().page.route('**/page-data/app-data.json', (route) =>
      route.fulfill({ json: { webpackCompilationHash: '' } }),
    )
    await tab().page.goto(site().origin + PUBLISHED)
    await untilFailed(
      'Plugin options could not be found for repository "careers-sample". Check that the repository is configured in your app\'s gatsby-config.js',
    )
  })
})

describe('a preview whose site does not answer at once', () => {
  const failing = (requests: number) => {
    const left = new Map<string, number>()
    return (file: string) => {
      const before = left.get(file) ?? requests
      left.set(file, before - 1)
      return before > 0 ? new Response('', { status: 503 }) : undefined
    }
  }

  test.each([
    [3, 'ACTIVE'],
    [4, 'FAILED'],
  ])('asks again: after %i answers with 503 it is %s', async (requests, end) => {
    const { session, state } = openSession(site(), { answer: failing(requests) })
    await session.start()
    expect(state().previewState).toBe(end)
  })
})

test('a cookie that names the repository without a preview shows that an unknown page is not found', async () => {
  await setCookie(tab().page.context(), site().origin, '{"careers-sample.prismic.io":{}}')
  await tab().page.goto(site().origin + ADDED)
  await heading(tab().page, 'Page not found').waitFor()
  expect(await tab().page.getByRole('dialog').count()).toBe(0)
})

describe('a preview that is loading', () => {
  test('says so in an accessible dialog over the published page, in the words of the specification', async () => {
    const answer = await holdSearches()
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
      const answer = await holdSearches()
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
      expect(await traces(tab(), name)).toEqual([])
    },
  )

  test('can be cancelled at the resolver', async () => {
    await holdSearches()
    await havePreview(tab(), site(), DRAFT)
    await tab().page.goto(resolver({ documentId: 'job-1101' }))
    const loading = dialog(tab().page, 'Fetching preview')
    await loading.getByRole('button', { name: 'Cancel Preview' }).click()
    await untilDialogGone(tab().page)
    expect(tab().page.url()).toBe(`${site().origin}/preview`)
    expect(await traces(tab(), name)).toEqual([])
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
    expect(await traces(tab(), name)).toEqual([])
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
