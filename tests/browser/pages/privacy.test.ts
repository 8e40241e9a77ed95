import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { findErrors, openTab } from '../../helpers/browser/browser.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'
import {
  followLink,
  stopTime,
  untilAt,
  untilHydrated,
  untilRendered,
  untilTrue,
} from '../../helpers/browser/visitor.js'

const JOB = '/qa-engineer/1001'

const { site, browser } = useBrowsedSite()

/** What the browser holds for any site, with addresses and hashes cut off. */
async function readStored(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`)
  const others = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name.replace(/:.*/, ':')}`),
    ...(await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
    ...(await caches.keys()).map(
      (name) => `cache ${name.replace(/-(?:v2-http.*|[0-9a-f]{16})$/, '')}`,
    ),
  ])
  return [...new Set([...cookies, ...others])].sort()
}

/** The service worker's own: copies of public files. */
const COPIES = ['IndexedDB workbox-expiration', 'cache careers-data', 'cache careers-precache']
const POSITIONS = 'sessionStorage left-at:'
const SAVED = 'localStorage saved-roles'
const PAGES = 'cache careers-pages'

test('a visit asks no third party, keeps nothing without an act, and no text becomes script', async () => {
  const tab = await openTab(browser())
  const { page } = tab
  const foreign: URL[] = []
  page.context().on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== site().origin) foreign.push(url)
  })
  await stopTime(page)
  await page.goto(site().origin)
  await untilRendered(page)
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  expect(await readStored(page)).toEqual([])

  await page.mouse.move(1, 1)
  await page.clock.resume()
  await untilTrue(page, async () => navigator.serviceWorker.controller !== null, null)
  await untilTrue(
    page,
    async () =>
      (await caches.has('careers-data')) &&
      (await indexedDB.databases()).some(({ name }) => name === 'workbox-expiration'),
    null,
  )
  await page.getByLabel('Sort by').selectOption('newest')
  expect([...COPIES, ...(await readStored(page))].sort()).toEqual([...COPIES, ...COPIES].sort())
  await followLink(page, JOB)
  await untilAt(page, JOB)
  expect(await readStored(page)).toEqual([...COPIES, POSITIONS].sort())
  await page.locator('.job-save').getByRole('button', { name: 'Save QA Engineer' }).click()
  await page.getByRole('link', { name: 'Saved roles (1)' }).click()
  await untilAt(page, '/saved')
  expect(await readStored(page)).toEqual([...COPIES, POSITIONS, SAVED].sort())
  await page.goto(`${site().origin}/departments/engineering`)
  await untilHydrated(page)
  await untilTrue(page, async () => (await caches.match(location.pathname)) !== undefined, null)
  expect(await readStored(page)).toEqual([...COPIES, PAGES, POSITIONS, SAVED].sort())

  // The pictures come from the content service.
  expect(new Set(foreign.map(({ origin }) => origin)).size).toBeLessThanOrEqual(1)
  expect(foreign.filter(({ pathname }) => !pathname.startsWith('/images/'))).toEqual([])
  expect(findErrors(tab)).toEqual([])

  expect(await page.evaluate(tryToMakeScript)).toEqual(['TypeError', 'TypeError', 'TypeError'])
  await tab.close()
})

/** The errors of a text as markup, of a text as a script's address, and of a policy to allow both. */
function tryToMakeScript(): string[] {
  const { trustedTypes } = window as unknown as {
    trustedTypes: { createPolicy: (name: string, rules: object) => void }
  }
  const tries = [
    () => (document.body.innerHTML = '<img src=x onerror=alert(1)>'),
    () => (document.createElement('script').src = '/assets/x.js'),
    () => trustedTypes.createPolicy('evil', {}),
  ]
  return tries.map((make) => {
    try {
      make()
      return 'done'
    } catch (error) {
      return (error as Error).name
    }
  })
}

test('the guide names all that a visitor’s browser keeps', () => {
  const guide = readFileSync(path.resolve(__dirname, '../../../deploy/privacy.md'), 'utf8')
  const named = [...guide.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name)
  const kept = [...COPIES, PAGES, POSITIONS, SAVED].map((name) => name.replace(/^\S+ /, ''))
  expect(named).toEqual(expect.arrayContaining(kept))
})
