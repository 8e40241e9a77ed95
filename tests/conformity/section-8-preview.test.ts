import type { Page } from 'playwright-core'
import { createSite } from '../../client/content/create-site.js'
import type { TypePaths } from '../../client/content/documents/type-paths.js'
import { createContentClient } from '../../client/shared/content-api/create-content-client.js'
import { fetchDocument } from '../../client/shared/content-api/fetch-document.js'
import { dialog, havePreview } from '../browser/preview/editor.js'
import { setCookie, startPreviewSite, toCookieValue } from '../browser/preview/preview-site.js'
import { openTab } from '../helpers/browser/browser.js'
import { useSite } from '../helpers/browser/use-site.js'
import { describeSection } from '../helpers/conformity/describe-section.js'
import type { Fault } from '../helpers/content/content-service.js'
import { createTestPlatform } from '../helpers/content/create-test-platform.js'
import { madeJob, madeRepository } from '../helpers/content/made-documents.js'

const RESOLVER = '/preview?documentId=job-1101'
const PUBLISHED = '/ux-designer/1006'
/** Of a private repository; without a message, as the content service of today sends it. */
const OAUTH = {
  oauth_initiate: 'https://cms.example/auth',
  oauth_token: 'https://cms.example/token',
}

const { site, browser } = useSite(startPreviewSite)
afterEach(() => site().content.setFault())

describeSection('8. Error catalogue: Content service and preview', {
  'Status 400 with message and type: a parsing error with line, column and location.': async () => {
    const body = {
      type: 'parsing-error',
      message: 'unexpected end',
      line: 1,
      column: 2,
      location: 'q',
    }
    fail({ kind: 'status', status: 400, body })
    await expect(search()).rejects.toMatchObject({
      failure: 'parsing',
      message: 'unexpected end',
      position: { line: 1, column: 2, location: 'q' },
    })
  },
  "Status 401 or 403 with an oauth_initiate and oauth_token body: a forbidden error. Preview then prompts for a token if that option is on. The error dialog shows 'Unauthorized access' otherwise.":
    async () => {
      for (const [status, prompts] of [
        [401, true],
        [403, false],
      ] as const) {
        fail({ kind: 'status', status, body: OAUTH }, '/api/v2')
        await expect(search()).rejects.toMatchObject({ failure: 'forbidden' })
        await withTab(async (page) => {
          await givePreviewOptions(page, { promptForAccessToken: prompts })
          await page.goto(site().origin + PUBLISHED)
          if (prompts) await dialog(page, 'Enter your access token').waitFor()
          else await untilFailed(page, 'Unauthorized access')
        })
      }
    },
  "Any other non-200 status or non-JSON body: 'An invalid API response was returned'.":
    async () => {
      const faults: Fault[] = [
        ...[401, 403, 404, 418, 429, 500, 503].map(
          (status) => ({ kind: 'status', status }) as const,
        ),
        { kind: 'html' },
        { kind: 'truncated-json' },
      ]
      for (const fault of faults) {
        fail(fault)
        await expect(search()).rejects.toThrow('An invalid API response was returned')
      }
      await withTab(async (page) => {
        fail({ kind: 'html' })
        await page.goto(site().origin + PUBLISHED)
        await untilFailed(page, 'An invalid API response was returned')
      })
    },
  "'Ref could not be found.'": async () => {
    fail({ kind: 'status', status: 200, body: { refs: [] } }, '/api/v2')
    await expect(createClient().fetchMasterRef()).rejects.toThrow('Ref could not be found.')
  },
  "'No documents were returned'": async () => {
    const { ref } = site().content.repository.getMaster()
    await expect(fetchDocument(createClient(), ref, 'unknown')).rejects.toThrow(
      'No documents were returned',
    )
  },
  "'Preview cookie not present'": () => refuses(null, 'Preview cookie not present'),
  "'Not a preview session (preview token does not contain a repository)'": () =>
    refuses(
      '{"_tracker":"AbCdEf12"}',
      'Not a preview session (preview token does not contain a repository)',
    ),
  "'Invalid preview ref'": () => refuses('javascript:alert(1)', 'Invalid preview ref'),
  'Missing repository configuration (the message names the two wrapper components), and missing preview options for the repository.':
    async () => {
      await refuses(
        toCookieValue('other', 'https://other.prismic.io/previews/x'),
        /"other".* withPrismicPreview and withPrismicUnpublishedPreview\.$/,
      )
      await withTab(async (page) => {
        await givePreviewOptions(page, { repositoryName: '' })
        await page.goto(site().origin + PUBLISHED)
        await untilFailed(
          page,
          /^Plugin options could not be found for repository "careers-sample"/,
        )
      })
    },
  "'Document does not have a data field'": () => {
    const job = { ...madeJob('1'), data: undefined } as never
    expect(messagesOf([job])).toContain('Document does not have a data field.')
  },
  "'No type for path'": () => {
    const typePaths = { job: 'Document', 'job.data': 'DocumentData' } as const
    expect(messagesOf([madeJob('1')], typePaths)).toContain('No type for path: job.data.title.')
  },
  "'Incorrect token' inline in the prompt.": async () => {
    fail({ kind: 'status', status: 401, body: OAUTH }, '/api/v2')
    await withTab(async (page) => {
      await page.route('**/api/preview/token', (route) => route.fulfill({ status: 401 }))
      await page.goto(site().origin + PUBLISHED)
      const prompt = dialog(page, 'Enter your access token')
      const field = prompt.getByRole('textbox', { name: 'Access token' })
      await field.fill('wrong')
      await prompt.getByRole('button', { name: 'Continue' }).click()
      await prompt.getByText('Incorrect token', { exact: true }).waitFor()
      expect(await field.getAttribute('aria-invalid')).toBe('true')
    })
  },
})

function fail(fault: Fault, path?: string) {
  // A browser lets scripts read an answer of another origin only with this header.
  const headers = { 'Access-Control-Allow-Origin': '*' }
  const open = fault.kind === 'status' ? { ...fault, headers } : fault
  site().content.setFault({ fault: open, ...(path && { path }) })
}

function createClient() {
  const { apiEndpoint, repository } = site().content
  return createContentClient({ repositoryName: repository.name, apiEndpoint }, createTestPlatform())
}

function search() {
  return createClient().search({ ref: site().content.repository.getMaster().ref })
}

function messagesOf(jobs: Parameters<typeof madeRepository>[0], typePaths: TypePaths = {}) {
  const options = { now: new Date(), buildHash: '', typePaths }
  return createSite(madeRepository(jobs), options).problems.map(({ message }) => message)
}

/** The preview page, opened with a value of the preview cookie, fails with a message. */
function refuses(cookie: string | null, message: string | RegExp) {
  return withTab(async (page) => {
    await page.context().clearCookies()
    if (cookie !== null) await setCookie(page.context(), site().origin, cookie)
    await page.goto(site().origin + RESOLVER)
    await untilFailed(page, message)
  })
}

function untilFailed(page: Page, message: string | RegExp) {
  return dialog(page, 'Error').getByText(message, { exact: true }).waitFor()
}

function givePreviewOptions(page: Page, options: object) {
  return page.route('**/page-data/app-data.json', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, preview: { ...answer.preview, ...options } } })
  })
}

/** A tab of an editor who previews the sample's draft. */
async function withTab(use: (page: Page) => Promise<void>) {
  const tab = await openTab(browser(), { withoutWorkers: true })
  await havePreview(tab, site(), 'spring-hiring')
  await use(tab.page)
  await tab.close()
}
