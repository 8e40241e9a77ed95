import type { Page } from 'playwright-core'
import {
  PREVIEW_COOKIE,
  toAccessTokenCookie,
} from '../../../client/shared/preview/preview-cookie.js'
import type { Tab } from '../../helpers/browser/browser.js'
import {
  setCookie,
  toCookieValue,
  toDraftRef,
  type PreviewSite,
} from '../../helpers/preview/preview-site.js'

/** What an editor does and sees in one tab. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Preview' })

export const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title })

/** Until the error dialog says so. */
export async function untilFailed(page: Page, message: string): Promise<void> {
  await dialog(page, 'Error').getByText(message, { exact: true }).waitFor()
}

/**
 * Until the page has taken its dialog away. After Escape the browser hides it at once, and tells the page
 * no earlier than with the next frame.
 */
export async function untilDialogGone(page: Page): Promise<void> {
  await page.locator('dialog.dialog').waitFor({ state: 'detached' })
}

/** As after the toolbar, or the sidecar, has written the cookie for a draft. */
export async function havePreview(
  tab: Tab,
  { content, origin }: Pick<PreviewSite, 'content' | 'origin'>,
  draft: string,
) {
  const value = toCookieValue(content.repository.name, toDraftRef(content, draft))
  await setCookie(tab.page.context(), origin, value)
}

/** Until all drafts are there. */
export async function untilActive(page: Page): Promise<void> {
  await bar(page).waitFor()
}

export async function openInPreview(tab: Tab, site: PreviewSite, draft: string, path: string) {
  await havePreview(tab, site, draft)
  await tab.page.goto(site.origin + path)
  await untilActive(tab.page)
}

export const heading = (page: Page, text: string) => page.locator('main h1', { hasText: text })

/** Until the page has a link to a job, by its title. */
export const untilListed = (page: Page, title: string) =>
  page.locator('main').getByRole('link', { name: title }).first().waitFor()

/** The names of the session's cookies that the browser has. */
export async function sessionCookies({ page }: Tab, repositoryName: string): Promise<string[]> {
  const own = [PREVIEW_COOKIE, toAccessTokenCookie(repositoryName)]
  const cookies = await page.context().cookies()
  return cookies.map(({ name }) => name).filter((name) => own.includes(name))
}

/** Nothing of a session: no cookie, bar, dialog or script of the toolbar, and no secret kept anywhere. */
export async function traces(tab: Tab, repositoryName: string): Promise<string[]> {
  const shown = await tab.page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.preview-bar, dialog.dialog, script[src*="prismic"], script[src*="toolbar"]',
      ),
    ].map(({ className, tagName }) => `${tagName} ${className}`),
  )
  const kept = await tab.page.evaluate(() =>
    [...Object.entries(localStorage), ...Object.entries(sessionStorage), ['address', location.href]]
      .map((entry) => entry.join(': '))
      .filter((text) => /previews\/|[?&]token=|access-?token/i.test(decodeURIComponent(text))),
  )
  return [...shown, ...kept, ...(await sessionCookies(tab, repositoryName))]
}

/** From the next document on: each heading that the page has shown, in order. */
export async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const shown = document.querySelector('main h1')?.textContent
      if (shown && shown !== seen.at(-1)) seen.push(shown)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}
