import { toAccessTokenCookie } from '../../../client/shared/preview/preview-cookie.js'
import { findViolationsAtWidths } from '../../helpers/browser/find-violations.js'
import { ACCESS_TOKEN, setCookie, startPreviewSite, toDraftRef } from './preview-site.js'
import {
  bar,
  dialog,
  heading,
  sessionCookies,
  traces,
  untilActive,
  untilDialogGone,
  havePreview,
  watchHeadings,
} from './editor.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import { DRAFT, ADDED } from './spring-hiring.js'

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

async function give(token: string) {
  await field().fill(token)
  await prompt().getByRole('button', { name: 'Continue' }).click()
}

async function openDraft(path = ADDED) {
  await havePreview(tab(), site(), DRAFT)
  await tab().page.goto(site().origin + path)
}

test('the prompt for an access token has the words of the specification', async () => {
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
})

test('the prompt reports a wrong token each time, and accepts the right one after it', async () => {
  await openDraft()
  const look = () => field().evaluate((input) => getComputedStyle(input).borderColor)
  const usual = await look()
  for (const wrong of ['wrong', 'wrong again']) {
    await give(wrong)
    await prompt().getByText('Incorrect token', { exact: true }).waitFor()
    expect(await field().getAttribute('aria-invalid')).toBe('true')
    expect(await look()).not.toBe(usual)
    expect(await field().inputValue()).toBe(wrong)
    await tab().page.waitForFunction(() => {
      const input = document.activeElement as HTMLInputElement | null
      return input?.name === 'access-token' && input.selectionEnd === input.value.length
    })
  }
  const described = await field().getAttribute('aria-describedby')
  expect(await tab().page.locator(`[id="${described}"]`).textContent()).toBe('Incorrect token')
  expect(await findViolationsAtWidths(tab().page)).toEqual([])
  await give(ACCESS_TOKEN)
  await heading(tab().page, 'Flood Forecaster').waitFor()
  await untilActive(tab().page)
  expect(await sessionCookies(tab(), name)).toContain(toAccessTokenCookie(name))
})

test('the prompt tries a wrong token again when it is given again', async () => {
  await openDraft()
  await give('wrong')
  await prompt().getByText('Incorrect token').waitFor()
  const asked = () =>
    site().requests.filter((request) => request === 'POST /api/preview/token').length
  const before = asked()
  await tab().page.locator('form[aria-busy="false"]').waitFor()
  await give('wrong')
  await tab().page.waitForFunction(() => document.querySelector('form[aria-busy="false"]') !== null)
  expect(asked()).toBe(before + 1)
  await prompt().getByText('Incorrect token').waitFor()
})

test.each(['', '   '])('the prompt requires a token in place of "%s"', async (given) => {
  const before = site().requests.filter((request) => request.startsWith('POST'))
  await openDraft()
  await give(given)
  expect(await field().evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
    true,
  )
  expect(site().requests.filter((request) => request.startsWith('POST'))).toEqual(before)
})

test('the prompt does not appear again once a token was accepted', async () => {
  await openDraft()
  await give(ACCESS_TOKEN)
  await untilActive(tab().page)
  await tab().page.goto(`${site().origin}/`)
  await untilActive(tab().page)
  await tab().page.getByRole('link', { name: 'Flood Forecaster' }).first().waitFor()
})

test('the prompt shows a stored token that is no longer valid as incorrect', async () => {
  await setCookie(tab().page.context(), site().origin, 'former', toAccessTokenCookie(name))
  await openDraft()
  await prompt().getByText('Incorrect token', { exact: true }).waitFor()
  expect(await field().getAttribute('aria-invalid')).toBe('true')
  expect(await field().inputValue()).toBe('former')
})

test.each(['the button', 'Escape'])(
  '%s cancels the prompt, and leaves nothing of the session',
  async (by) => {
    await openDraft('/ux-designer/1006')
    await prompt().waitFor()
    if (by === 'Escape') await tab().page.keyboard.press('Escape')
    else await prompt().getByRole('button', { name: 'Cancel' }).click()
    await untilDialogGone(tab().page)
    await heading(tab().page, 'UX Designer').waitFor()
    expect(await traces(tab(), name)).toEqual([])
  },
)

test('cancelling after a wrong token leaves nothing of the session', async () => {
  await openDraft()
  await give('wrong')
  await prompt().getByText('Incorrect token').waitFor()
  await prompt().getByRole('button', { name: 'Cancel' }).click()
  await untilDialogGone(tab().page)
  expect(await traces(tab(), name)).toEqual([])
})

test('Exit removes the access token', async () => {
  await openDraft()
  await give(ACCESS_TOKEN)
  await untilActive(tab().page)
  await Promise.all([
    tab().page.waitForEvent('load'),
    bar(tab().page).getByRole('button', { name: 'Exit' }).click(),
  ])
  expect(await traces(tab(), name)).toEqual([])
})

test('the prompt stands before the preview page until a page that exists only as a draft is there', async () => {
  const seen = await watchHeadings(tab().page)
  await openDraft()
  await give(ACCESS_TOKEN)
  await heading(tab().page, 'Flood Forecaster').waitFor()
  expect(await seen()).toEqual(['Preview', 'Flood Forecaster'])
})

test('the preview resolver asks for the access token, and then leads to the page', async () => {
  const query = new URLSearchParams({
    token: toDraftRef(site().content, DRAFT),
    documentId: 'job-1101',
  })
  await tab().page.goto(`${site().origin}/preview?${query}`)
  await give(ACCESS_TOKEN)
  await heading(tab().page, 'Flood Forecaster').waitFor()
  await tab().page.waitForURL(site().origin + ADDED)
})

test('the prompt distinguishes a wrong token from a right one without the sidecar', async () => {
  site().setSidecar(false)
  await openDraft()
  await give('wrong')
  await prompt().getByText('Incorrect token').waitFor()
  await give(ACCESS_TOKEN)
  await heading(tab().page, 'Flood Forecaster').waitFor()
})

test('a service that goes down after the token was accepted is an error, not a wrong token', async () => {
  await openDraft()
  await prompt().waitFor()
  const headers = { 'Access-Control-Allow-Origin': '*' }
  site().content.setFault({ fault: { kind: 'status', status: 503, headers } })
  await give(ACCESS_TOKEN)
  await dialog(tab().page, 'Error').getByText('An invalid API response was returned').waitFor()
})

test('a preview that may not prompt for a token reports unauthorized access', async () => {
  await havePreview(tab(), site(), DRAFT)
  await tab().page.route('**/page-data/app-data.json', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({
      json: { ...answer, preview: { ...answer.preview, promptForAccessToken: false } },
    })
  })
  await tab().page.goto(site().origin + ADDED)
  await dialog(tab().page, 'Error').getByText('Unauthorized access', { exact: true }).waitFor()
})
