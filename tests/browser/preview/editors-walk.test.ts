import type { Page } from 'playwright-core'
import { PREVIEW_MESSAGES } from '../../../client/preview/state/preview-messages.js'
import * as MESSAGES from '../../../client/shared/constants/messages.js'
import { findErrors } from '../../helpers/browser/browser.js'
import { ACCESS_TOKEN, startPreviewSite, toDraftRef } from './preview-site.js'
import {
  markDocument,
  open,
  untilHydrated,
  followInjectedLink,
} from '../../helpers/browser/visitor.js'
import { bar, dialog, haveRef, heading, traces, untilActive, untilDialogGone } from './editor.js'
import { IS_STRESS } from '../../helpers/is-stress.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import * as spring from './spring-hiring.js'

/* From the Preview button of the CMS to the exit, with a public and with a private repository. */
const [CHANGED, ADDED, DELETED] = ['job-1001', 'job-1101', 'job-1028']

const PUBLIC = { kind: 'a public', options: {}, letIn: async () => {} }
const PRIVATE = { kind: 'a private', options: { isPrivate: true }, letIn: giveAccessToken }
/** What a private repository adds is the prompt, which `private.test.ts` shows. */
const REPOSITORIES = IS_STRESS ? [PUBLIC, PRIVATE] : [PUBLIC]

async function giveAccessToken(page: Page): Promise<void> {
  const prompt = dialog(page, 'Enter your access token')
  await prompt.getByRole('textbox', { name: 'Access token' }).fill(ACCESS_TOKEN)
  await prompt.getByRole('button', { name: 'Continue' }).click()
}

describe.each(REPOSITORIES)('a preview of $kind repository', ({ options, letIn }) => {
  const { site, browser } = useSite(() => startPreviewSite(options))
  const tab = useTab(browser, { withoutWorkers: true })

  /** As the CMS's Preview button does. */
  async function pressPreview(documentId: string) {
    const query = new URLSearchParams({
      token: toDraftRef(site().content, spring.DRAFT),
      documentId,
    })
    await tab().page.goto(`${site().origin}/api/preview?${query}`)
    await letIn(tab().page)
    await untilActive(tab().page)
    return tab().page
  }

  const left = () => traces(tab(), site().content.repository.name)

  async function untilFailed(message: string) {
    await dialog(tab().page, 'Error').getByText(message, { exact: true }).waitFor()
  }

  async function cancelError() {
    const failure = dialog(tab().page, 'Error')
    await failure.getByRole('button', { name: 'Cancel Preview' }).click()
    await untilDialogGone(tab().page)
  }

  describe('opened by the button of the CMS', () => {
    test('shows a changed job on its page under its new address', async () => {
      const page = await pressPreview(CHANGED)
      await heading(page, 'Senior QA Engineer').waitFor()
      await page.waitForURL('**/senior-qa-engineer/1001')
    })

    test('shows a job that exists only as a draft on the page that it will have', async () => {
      const page = await pressPreview(ADDED)
      await heading(page, 'Flood Forecaster').waitFor()
      expect(new URL(page.url()).pathname).toBe(spring.ADDED)
    })

    test('shows the listing without a deleted job, and its page as closed', async () => {
      const page = await pressPreview(DELETED)
      await untilHydrated(page)
      expect(new URL(page.url()).pathname).toBe('/')
      const main = page.locator('main')
      await main.getByRole('link', { name: 'Senior QA Engineer' }).first().waitFor()
      expect(await main.getByRole('link', { name: 'Supply Chain Planner' }).count()).toBe(0)
      await followInjectedLink(page, spring.DELETED)
      await page.getByText('This role closed on').waitFor()
    })

    test('shows the front page for the menu, with its new link', async () => {
      const page = await pressPreview('navigation')
      await page.locator('header').getByRole('link', { name: 'Early careers' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/')
    })

    test('shows the right pages over links, Back and exit, and leaves nothing behind', async () => {
      const page = await pressPreview('navigation')
      const isSameDocument = await markDocument(page)
      await page.locator('main').getByRole('link', { name: 'Flood Forecaster' }).first().click()
      await heading(page, 'Flood Forecaster').waitFor()
      await page.locator('header').getByRole('link', { name: 'Early careers' }).click()
      await page.waitForURL('**/early-careers')
      await page.goBack()
      await heading(page, 'Flood Forecaster').waitFor()
      expect(await isSameDocument()).toBe(true)
      expect(findErrors(tab())).toEqual([])

      const exit = bar(page).getByRole('button', { name: 'Exit' })
      await Promise.all([page.waitForEvent('load'), exit.click()])
      await heading(page, 'Page not found').waitFor()
      expect(await left()).toEqual([])
      await followInjectedLink(page, spring.DELETED)
      await heading(page, 'Supply Chain Planner').waitFor()
      expect(
        await page.locator('header').getByRole('link', { name: 'Early careers' }).count(),
      ).toBe(0)
      expect(await left()).toEqual([])
    })
  })

  describe('that cannot be shown', () => {
    test('says so without a cookie, and can be cancelled', async () => {
      await tab().page.goto(`${site().origin}/preview?documentId=${ADDED}`)
      await untilFailed(MESSAGES.previewCookieMissing)
      await cancelError()
      expect(await left()).toEqual([])
    })

    test('says that the preview has expired with a stale cookie', async () => {
      const { name } = site().content.repository
      await haveRef(tab(), site().origin, `https://${name}.prismic.io/previews/long-gone`, name)
      await tab().page.goto(site().origin + spring.ADDED)
      await letIn(tab().page)
      await untilFailed(MESSAGES.previewExpired)
      await heading(tab().page, 'Page not found').waitFor()
      await cancelError()
    })

    test('names the other repository with a foreign cookie, and sends no request', async () => {
      await haveRef(tab(), site().origin, 'https://other.prismic.io/previews/x', 'other')
      const asked = () =>
        site().content.requests.filter(({ path }) => path.startsWith('/api')).length
      const before = asked()
      await tab().page.goto(`${site().origin}/`)
      await untilFailed(PREVIEW_MESSAGES.configurationMissing('other'))
      await cancelError()
      expect(asked()).toBe(before)
      expect(await left()).toEqual([])
    })

    test('shows the published page when it is cancelled while loading', async () => {
      // Never answered: it is cancelled first.
      await tab().page.route(`${site().content.url}/api/v2**`, () => {})
      const { name } = site().content.repository
      await haveRef(tab(), site().origin, toDraftRef(site().content, spring.DRAFT), name)
      await tab().page.goto(site().origin + spring.DELETED)
      const loading = dialog(tab().page, 'Fetching preview')
      await loading.getByRole('button', { name: 'Cancel Preview' }).click()
      await untilDialogGone(tab().page)
      await heading(tab().page, 'Supply Chain Planner').waitFor()
      expect(await left()).toEqual([])
      await open(tab().page, site().origin + spring.DELETED)
      expect(await left()).toEqual([])
    })
  })
})
