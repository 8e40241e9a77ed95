import type { Page } from 'playwright-core'
import { PREVIEW_MESSAGES } from '../../../client/preview/state/preview-messages.js'
import { MESSAGES } from '../../../client/shared/messages.js'
import { findErrors } from '../../helpers/browser/browser.js'
import { ACCESS_TOKEN, startPreviewSite, toDraftRef } from './preview-site.js'
import {
  markDocument,
  open,
  untilAlive,
  followInjectedLink,
} from '../../helpers/browser/visitor.js'
import { bar, dialog, haveRef, heading, traces, untilWhole } from './editor.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'

/*
 * From the CMS's Preview button to the exit, with a public and with a private repository. The draft 'spring-hiring' of the sample renames job 1001, which moves it, adds job 1101, deletes job 1028
 * and puts one more link into the menu.
 */
const DRAFT = 'spring-hiring'
const [CHANGED, ADDED, DELETED] = ['job-1001', 'job-1101', 'job-1028']
const ADDED_PATH = '/flood-forecaster/1101'
const DELETED_PATH = '/supply-chain-planner/1028'

const REPOSITORIES = [
  { kind: 'a public', options: {}, letIn: async () => {} },
  { kind: 'a private', options: { isPrivate: true }, letIn: giveAccessToken },
]

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
    const query = new URLSearchParams({ token: toDraftRef(site().content, DRAFT), documentId })
    await tab().page.goto(`${site().origin}/api/preview?${query}`)
    await letIn(tab().page)
    await untilWhole(tab().page)
    return tab().page
  }

  const left = () => traces(tab(), site().content.repository.name)

  async function untilFailed(message: string) {
    await dialog(tab().page, 'Error').getByText(message, { exact: true }).waitFor()
  }

  async function cancelError() {
    const failure = dialog(tab().page, 'Error')
    await failure.getByRole('button', { name: 'Cancel Preview' }).click()
    await failure.waitFor({ state: 'detached' })
  }

  describe('from the button to the exit', () => {
    test('a changed job opens on its page, under its new address', async () => {
      const page = await pressPreview(CHANGED)
      await heading(page, 'Senior QA Engineer').waitFor()
      await page.waitForURL('**/senior-qa-engineer/1001')
    })

    test('a job that exists only as a draft opens on the page that it will have', async () => {
      const page = await pressPreview(ADDED)
      await heading(page, 'Flood Forecaster').waitFor()
      expect(new URL(page.url()).pathname).toBe(ADDED_PATH)
    })

    test('a deleted job opens the list without it, and its page is not there', async () => {
      const page = await pressPreview(DELETED)
      await untilAlive(page)
      expect(new URL(page.url()).pathname).toBe('/')
      const main = page.locator('main')
      await main.getByRole('link', { name: 'Senior QA Engineer' }).first().waitFor()
      expect(await main.getByRole('link', { name: 'Supply Chain Planner' }).count()).toBe(0)
      await followInjectedLink(page, DELETED_PATH)
      await heading(page, 'Page not found').waitFor()
    })

    test('the menu opens the front page, with its new link', async () => {
      const page = await pressPreview('navigation')
      await page.locator('header').getByRole('link', { name: 'Early careers' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/')
    })

    test('links, Back and exit: what is shown is right each time, and nothing is left', async () => {
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
      await followInjectedLink(page, DELETED_PATH)
      await heading(page, 'Supply Chain Planner').waitFor()
      expect(
        await page.locator('header').getByRole('link', { name: 'Early careers' }).count(),
      ).toBe(0)
      expect(await left()).toEqual([])
    })
  })

  describe('where there is no preview to see', () => {
    test('without a cookie the preview page says so, and can be left', async () => {
      await tab().page.goto(`${site().origin}/preview?documentId=${ADDED}`)
      await untilFailed(MESSAGES.previewCookieMissing)
      await cancelError()
      expect(await left()).toEqual([])
    })

    test('with a stale cookie it says that the preview has ended', async () => {
      const { name } = site().content.repository
      await haveRef(tab(), site().origin, `https://${name}.prismic.io/previews/long-gone`, name)
      await tab().page.goto(site().origin + ADDED_PATH)
      await letIn(tab().page)
      await untilFailed(MESSAGES.previewExpired)
      await cancelError()
      await heading(tab().page, 'Page not found').waitFor()
    })

    test('with a foreign cookie it names that repository, and asks nobody', async () => {
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

    test('a session that is cancelled while it loads shows what is published', async () => {
      // Never answered: it is cancelled first.
      await tab().page.route(`${site().content.url}/api/v2**`, () => {})
      const { name } = site().content.repository
      await haveRef(tab(), site().origin, toDraftRef(site().content, DRAFT), name)
      await tab().page.goto(site().origin + DELETED_PATH)
      const loading = dialog(tab().page, 'Fetching preview')
      await loading.getByRole('button', { name: 'Cancel Preview' }).click()
      await loading.waitFor({ state: 'detached' })
      await heading(tab().page, 'Supply Chain Planner').waitFor()
      expect(await left()).toEqual([])
      await open(tab().page, site().origin + DELETED_PATH)
      expect(await left()).toEqual([])
    })
  })
})
