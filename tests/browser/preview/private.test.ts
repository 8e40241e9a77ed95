import { toAccessTokenCookie } from '../../../client/shared/preview/preview-cookie.js'
import { findViolationsAtWidths } from '../../helpers/browser/find-violations.js'
import { openPageBuilder } from '../../helpers/browser/page-builder.js'
import { followInjectedLink, untilAt, untilHydrated } from '../../helpers/browser/visitor.js'
import { slice } from '../../helpers/world/made-world.js'
import {
  ACCESS_TOKEN,
  setCookie,
  startPreviewSite,
  toDraftRef,
  toResolverUrl,
} from '../../helpers/preview/preview-site.js'
import {
  bar,
  dialog,
  heading,
  sessionCookies,
  traces,
  untilActive,
  untilDialogGone,
  untilListed,
  havePreview,
  watchHeadings,
} from './editor.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import { DRAFT, ADDED } from '../../helpers/preview/spring-hiring.js'

const { site, browser } = useSite(() => startPreviewSite({ isPrivate: true }))
const tab = useTab(browser, { withoutWorkers: true })
let name: string

beforeAll(() => {
  name = site().content.repository.name
})
afterEach(() => {
  site().setSidecar(true)
  site().content.setFault()
})

const prompt = () => dialog(tab().page, 'Enter your access token')
const field = () => prompt().getByRole('textbox', { name: 'Access token' })

/** The prompt takes none while it has the former one tried. */
async function give(token: string) {
  await untilAnswered()
  await field().fill(token)
  await prompt().getByRole('button', { name: 'Continue' }).click()
}

const untilAnswered = () => tab().page.locator('form[aria-busy="false"]').waitFor()

async function giveUntilAnswered(token: string) {
  await give(token)
  await untilAnswered()
}

async function openDraft(path = ADDED) {
  await havePreview(tab(), site(), DRAFT)
  await tab().page.goto(site().origin + path)
}

test('the prompt for an access token has the words of the specification, and requires a token', async () => {
  await openDraft()
  await prompt()
    .getByText('An access token is required to view this preview.', { exact: true })
    .waitFor()
  expect(await prompt().locator('strong').textContent()).toBe(name)
  expect(await prompt().innerText()).toContain(`Repository Name: ${name}`)
  const attributes = [
    'name',
    'placeholder',
    'required',
    'autocomplete',
    'spellcheck',
    'aria-invalid',
  ]
  const values = await Promise.all(attributes.map((attribute) => field().getAttribute(attribute)))
  expect(values).toEqual(['access-token', 'your-access-token', '', 'off', 'false', 'false'])
  const help = prompt().getByRole('link', { name: 'Learn about generating one here.' })
  expect(await help.getAttribute('target')).toBe('_blank')
  expect(await help.getAttribute('rel')).toContain('noopener')
  expect(await prompt().getByText('Incorrect token').count()).toBe(0)
  expect(await tab().page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
    'access-token',
  )
  expect(await findViolationsAtWidths(tab().page)).toEqual([])
  const posts = () => site().requests.filter((request) => request.startsWith('POST'))
  const before = posts()
  for (const empty of ['', '   ']) {
    await give(empty)
    const isMissing = (input: HTMLInputElement) => input.validity.valueMissing
    expect(await field().evaluate(isMissing)).toBe(true)
  }
  expect(posts()).toEqual(before)
})

test('the prompt reports a wrong token each time, accepts the right one after it, and does not appear again', async () => {
  const { page } = tab()
  const seen = await watchHeadings(page)
  await openDraft()
  const look = () => field().evaluate((input) => getComputedStyle(input).borderColor)
  const usual = await look()
  for (const wrong of ['wrong', 'wrong again']) {
    await give(wrong)
    await prompt().getByText('Incorrect token', { exact: true }).waitFor()
    expect(await field().getAttribute('aria-invalid')).toBe('true')
    expect(await look()).not.toBe(usual)
    expect(await field().inputValue()).toBe(wrong)
    await page.waitForFunction(() => {
      const input = document.activeElement as HTMLInputElement | null
      return input?.name === 'access-token' && input.selectionEnd === input.value.length
    })
  }
  const described = await field().getAttribute('aria-describedby')
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Incorrect token')
  expect(await findViolationsAtWidths(page)).toEqual([])

  const asked = () =>
    site().requests.filter((request) => request === 'POST /api/preview/token').length
  const before = asked()
  await giveUntilAnswered('wrong again')
  expect(asked()).toBe(before + 1)
  await prompt().getByText('Incorrect token').waitFor()

  await give(ACCESS_TOKEN)
  await heading(page, 'Flood Forecaster').waitFor()
  await untilActive(page)
  expect(await sessionCookies(tab(), name)).toContain(toAccessTokenCookie(name))
  // The prompt stood before the preview page until then.
  expect(await seen()).toEqual(['Preview', 'Flood Forecaster'])
  await page.goto(`${site().origin}/`)
  await untilActive(page)
  await untilListed(page, 'Flood Forecaster')
})

test('Exit ends the preview: published pages, no cookie, no access token, nothing stored', async () => {
  const { page } = tab()
  await setCookie(page.context(), site().origin, ACCESS_TOKEN, toAccessTokenCookie(name))
  await openDraft('/')
  await untilListed(page, 'Flood Forecaster')
  const exit = bar(page).getByRole('button', { name: 'Exit' })
  await Promise.all([page.waitForEvent('load'), exit.click()])
  await untilListed(page, 'Supply Chain Planner')
  expect(await traces(tab(), name)).toEqual([])
  // Before that, the browser itself would follow the link.
  await untilHydrated(page)
  await followInjectedLink(page, ADDED)
  await untilAt(page, ADDED)
  await heading(page, 'Page not found').waitFor()
})

test('the prompt shows a stored token that is no longer valid as incorrect, and its button cancels all', async () => {
  await setCookie(tab().page.context(), site().origin, 'former', toAccessTokenCookie(name))
  await openDraft()
  await prompt().getByText('Incorrect token', { exact: true }).waitFor()
  expect(await field().getAttribute('aria-invalid')).toBe('true')
  expect(await field().inputValue()).toBe('former')
  await giveUntilAnswered('wrong')
  await prompt().getByRole('button', { name: 'Cancel' }).click()
  await untilDialogGone(tab().page)
  expect(await traces(tab(), name)).toEqual([])
})

test('at the resolver and without the sidecar the prompt distinguishes a wrong token from a right one, which leads to the page', async () => {
  site().setSidecar(false)
  const token = toDraftRef(site().content, DRAFT)
  await tab().page.goto(toResolverUrl(site(), { token, documentId: 'job-1101' }))
  await give('wrong')
  await prompt().getByText('Incorrect token').waitFor()
  await give(ACCESS_TOKEN)
  await heading(tab().page, 'Flood Forecaster').waitFor()
  await tab().page.waitForURL(site().origin + ADDED)
})

test('in the Page Builder an editor is asked for the access token once, and a wrong one is refused', async () => {
  const builder = await openPageBuilder(tab().page, site().origin)
  const asked = builder.frame.getByRole('textbox', { name: 'Access token' })
  await asked.fill('wrong')
  await asked.press('Enter')
  await builder.frame.getByText('Incorrect token').waitFor()
  await asked.fill(ACCESS_TOKEN)
  await asked.press('Enter')
  await asked.waitFor({ state: 'detached' })
  await builder.setSlices([slice('quote', { quote: 'From a private repository', name: 'Ada' })])
  await builder.frame.getByText('From a private repository').waitFor()
})
