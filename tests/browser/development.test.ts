import type { Browser, Page } from 'playwright-core'
import {
  findErrors,
  launchBrowser,
  openTab,
  untilSaid,
  type Tab,
} from '../helpers/browser/browser.js'
import { untilHydrated } from '../helpers/browser/visitor.js'
import { startDevelopment } from '../helpers/site/start-development.js'

const STYLES = 'client/styles/styles.css'
const TEMPLATE = 'client/templates/not-found-page.tsx'
const TITLE = 'title={words.notFound}'
const DOCUMENT = 'server/content-service/sample/documents/job/1030.json'
const GERMAN_DOCUMENT = 'server/content-service/sample/languages/de-de/documents/job/1001.json'

let development: Awaited<ReturnType<typeof startDevelopment>>
let browser: Browser
let tab: Tab
let page: Page

beforeAll(async () => {
  ;[browser, development] = await Promise.all([
    launchBrowser(),
    startDevelopment({ CONTENT_LANGS: 'en-gb,de-de' }),
  ])
  tab = await openTab(browser, { withoutWorkers: true })
  page = tab.page
  await page.goto(`${development.baseUrl}/no-such-page`)
  await untilHydrated(page)
})
afterAll(async () => {
  await browser?.close()
  await development?.stop()
  expect(findErrors(tab)).toEqual([])
})

const heading = (text: string) => page.getByRole('heading', { level: 1, name: text })
const problem = () => page.locator('#dev-problem')

test('a changed style appears in the open page, which is not loaded again', async () => {
  await page.evaluate(() => document.body.setAttribute('data-is-same', ''))
  await development.change(STYLES, (text) => `${text}\nbody { outline: 3px solid }\n`)
  await page.waitForFunction(() => getComputedStyle(document.body).outlineStyle === 'solid')
  expect(await page.locator('body[data-is-same]').count()).toBe(1)

  const former = await development.change(STYLES, (text) => `@import './none.css';\n${text}`)
  await problem().filter({ hasText: 'No such file' }).waitFor()
  await development.change(STYLES, () => former)
  await problem().waitFor({ state: 'detached' })
})

test('a changed template appears, and is what the browser hydrates', async () => {
  await development.change(TEMPLATE, (text) => text.replace(TITLE, 'title="Lost"'))
  await heading('Lost').waitFor()
  await untilHydrated(page)
  await page.reload()
  await untilHydrated(page)
  await heading('Lost').waitFor()
})

test('a misspelt template is shown where it is wrong, and the loop goes on once it is mended', async () => {
  const former = await development.change(TEMPLATE, (text) =>
    text.replace('title="Lost"', 'title={pgae.title}'),
  )
  const said = "not-found-page.tsx(21,20): error TS2304: Cannot find name 'pgae'."
  await problem().filter({ hasText: said }).waitFor()
  expect(development.output()).toContain(said)
  await heading('Lost').waitFor()

  await development.change(TEMPLATE, () => former.replace('title="Lost"', 'title="Found"'))
  await heading('Found').waitFor()
  expect(await problem().count()).toBe(0)
})

test('React explains on the console what differs between server and browser', async () => {
  const difference = "title={typeof window === 'undefined' ? 'Server' : 'Browser'}"
  const former = await development.change(TEMPLATE, (text) =>
    text.replace('title="Found"', difference),
  )
  await untilSaid(tab, "the server rendered text didn't match the client")
  tab.messages.length = 0
  await development.change(TEMPLATE, () => former)
  await heading('Found').waitFor()
})

test('a file that an editor replaces by another is followed each time', async () => {
  for (const [former, next] of [
    ['Found', 'Replaced'],
    ['Replaced', 'Replaced again'],
    ['Replaced again', 'Found'],
  ] as const) {
    await development.replace(TEMPLATE, (text) => text.replace(`"${former}"`, `"${next}"`))
    await page.getByRole('heading', { level: 1, name: next, exact: true }).waitFor()
  }
})

test('a change of what runs in the server starts it again, each time', async () => {
  const started = 'The careers site is on '
  for (const times of [2, 3]) {
    await development.change('server/config.ts', (text) => `${text}\n`)
    await development.untilSaid(started, times)
    expect((await fetch(development.baseUrl)).status).toBe(200)
  }
})

test('a changed document appears; one that cannot be read is named, and the page stays', async () => {
  await page.goto(development.baseUrl)
  const former = await development.change(DOCUMENT, (text) =>
    text.replace('"Field Technician"', '"Tide Keeper"'),
  )
  await page.getByRole('link', { name: 'Tide Keeper' }).first().waitFor()

  await development.change(DOCUMENT, () => '{')
  await problem().filter({ hasText: '1030.json is not valid JSON' }).waitFor()
  await development.change(DOCUMENT, () => former)
  await page.getByRole('link', { name: 'Tide Keeper' }).first().waitFor({ state: 'detached' })
})

test('a further language follows its words and its documents, and is hydrated', async () => {
  await page.goto(`${development.baseUrl}/de/no-such-page`)
  await untilHydrated(page)
  await development.change('client/words/de-de/pages.ts', (text) =>
    text.replace("notFound = 'Seite nicht gefunden'", "notFound = 'Nichts gefunden'"),
  )
  await heading('Nichts gefunden').waitFor()
  await untilHydrated(page)
  await page.goto(`${development.baseUrl}/de`)
  await untilHydrated(page)
  await development.change(GERMAN_DOCUMENT, (text) =>
    text.replace('"QA Engineer (m/w/d)"', '"Gezeitenwart (m/w/d)"'),
  )
  await page.getByRole('link', { name: 'Gezeitenwart' }).first().waitFor()
})
