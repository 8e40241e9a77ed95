import type { Page } from 'playwright-core'
import { SERVICE_WORKER_REMOVAL } from '../../../builder/emit/write-browser-code.js'
import { APP_DATA_URL, pageDataUrl } from '../../../client/shared/addresses/page-paths.js'
import { findErrors, untilSaid } from '../../helpers/browser/browser.js'
import { startRuntimeSite } from './runtime-site.js'
import {
  markDocument,
  open,
  shown,
  untilAt,
  untilFollowing,
  untilHydrated,
  untilTrue,
  followLink,
  followInjectedLink,
} from '../../helpers/browser/visitor.js'
import { updateWorker } from '../../helpers/browser/update-worker.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import { untilKept } from '../../helpers/browser/until-kept.js'

const JOB = '/qa-engineer/1001'
const UNVISITED = '/ux-designer/1006'

const { site, browser } = useSite(startRuntimeSite)
const tab = useTab(browser)

/** A worker that is in no hurry: what it answers does not depend on how long the network takes. */
const PATIENT = 60

let began: string
beforeEach(() => {
  site().setFault()
  site().setWorkerTimeout(PATIENT)
  began = today()
})

const today = () => new Date().toISOString().slice(0, 10)

const goOffline = () => site().setFault(() => 'drop')

/** One visit, until the worker has taken over and kept all that the visit showed, and the listing. */
async function visit(page: Page, address: string): Promise<void> {
  await open(page, site().origin + address)
  for (const path of [address, '/']) await untilKept(page, site().origin, path)
}

/** The worker answers with a saved copy where the network takes more than two seconds. */
function untilFresh(page: Page, urls: string[]): Promise<void> {
  return untilTrue(
    page,
    async (asked) => {
      const answers = await Promise.all(asked.map((url) => fetch(url)))
      return answers.every(({ headers }) => headers.get('x-saved-at') === null)
    },
    urls,
  )
}

function untilPageKept(page: Page): Promise<void> {
  return untilTrue(page, async () => (await caches.match(location.pathname)) !== undefined, null)
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), y)
  await page.waitForFunction((to) => window.scrollY === to, y)
}

describe('a browser that is offline after one visit', () => {
  beforeEach(async () => {
    await visit(tab().page, JOB)
    await untilSaid(tab(), 'Content is now available offline!')
    goOffline()
  })

  test('shows the visited job with the date of its copy and the listing, and fresh content once it is online again', async () => {
    const { page } = tab()
    await open(page, site().origin + JOB)
    expect((await shown(page)).h1).toContain('QA Engineer')
    const notice = page.locator('.saved-copy')
    await notice.waitFor()
    const savedAt = await notice.locator('time').getAttribute('datetime')
    expect([began, today()]).toContain(savedAt?.slice(0, 10))

    await open(page, `${site().origin}/?q=engineer`)
    await page.locator(`main a[href="${JOB}"]`).first().waitFor()
    await followLink(page, JOB)
    await untilAt(page, JOB)
    await notice.waitFor()

    site().setFault()
    const { content } = site().deploy()
    await open(page, site().origin + JOB)
    expect(await page.title()).toContain(`(edition ${content})`)
    await untilFresh(page, [APP_DATA_URL, pageDataUrl('/')])
    await followLink(page, '/')
    await untilAt(page, '/')
    expect(await page.title()).toContain(`(edition ${content})`)
    expect(await notice.count()).toBe(0)
  })

  test('says that it is offline at an unvisited address and after a link to one, and leads to the saved jobs', async () => {
    const { page } = tab()
    const heading = page.getByRole('heading', { level: 1, name: /offline/i })
    await page.goto(site().origin + UNVISITED)
    await heading.waitFor()
    expect(new URL(page.url()).pathname).toBe(UNVISITED)

    await untilHydrated(page)
    await untilFollowing(page)
    const saved = page.locator('.section--offline-jobs')
    const job = saved.locator('li', { has: page.locator(`a[href="${JOB}"]`) })
    const savedAt = await saved.locator('time').first().getAttribute('datetime')
    expect([began, today()]).toContain(savedAt)
    await job.locator('a').click()
    await untilAt(page, JOB)
    expect((await shown(page)).h1).toContain('QA Engineer')

    await Promise.all([
      page.waitForEvent('load'),
      followInjectedLink(page, UNVISITED).catch(() => {}),
    ])
    await heading.waitFor()
  })
})

test('the service worker answers with the saved copy when the network hangs; offline, it says at once that it is one and that nobody can apply', async () => {
  const { page } = tab()
  site().setWorkerTimeout(2)
  await visit(page, JOB)
  await page.reload()
  await untilPageKept(page)
  site().setFault((request) => (/^GET \/(qa-engineer|page-data)/.test(request) ? 'hang' : null))
  await open(page, site().origin + JOB)
  expect((await shown(page)).h1).toContain('QA Engineer')
  goOffline()
  await page.context().setOffline(true)
  await page.goto(site().origin + JOB)
  // It would mean six seconds.
  expect(await page.locator('script[data-start="interest"]').count()).toBe(0)
  await page.locator('.saved-copy').waitFor()
  await page.getByText('You are offline.').first().waitFor()
  expect(await page.locator('.apply-link[href]').count()).toBe(0)
})

test('the service worker never stores errors, previews and endpoints, and the kill switch removes it and all its caches', async () => {
  await visit(tab().page, JOB)
  for (const address of ['/nope', '/preview', '/?documentId=x', '/api/jobs.json']) {
    await tab().page.goto(site().origin + address)
  }
  const kept = await tab().page.evaluate(async () => {
    const all: string[] = []
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      all.push(...requests.map(({ url }) => new URL(url).pathname))
    }
    return all
  })
  for (const address of ['/nope', '/preview', '/api/jobs.json', '/page-data/nope/page-data.json']) {
    expect(kept).not.toContain(address)
  }
  const removal = { status: 200, body: SERVICE_WORKER_REMOVAL, type: 'text/javascript' }
  site().setFault((request) => (request === 'GET /sw.js' ? removal : null))
  // The worker may have removed itself before the browser has told that there is a new one.
  await tab().page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistration())?.update().catch(() => {}),
  )
  await untilTrue(
    tab().page,
    async () =>
      (await navigator.serviceWorker.getRegistrations()).length === 0 &&
      (await caches.keys()).length === 0,
    null,
  )
})

test('Back is a full load, to where the page was left, once a new service worker is ready', async () => {
  const { page } = tab()
  await visit(page, '/')
  await page.reload()
  await open(page, `${site().origin}/`)
  await scrollTo(page, 900)
  await followInjectedLink(page, JOB)
  await untilAt(page, JOB)
  await scrollTo(page, 200)
  // Nothing but the worker says that there is other code.
  site().setFault((request) => (request.includes('app-data') ? { status: 503 } : null))
  const isSameDocument = await markDocument(page)
  const { content } = site().deploy({ code: true })
  await updateWorker(page)
  expect(await isSameDocument()).toBe(true)
  await Promise.all([page.waitForEvent('load'), page.goBack()])
  await untilHydrated(page)
  expect(page.url()).toBe(`${site().origin}/`)
  expect(await page.title()).toContain(`(edition ${content})`)
  await page.waitForFunction(() => window.scrollY === 900)

  expect(findErrors(tab())).toEqual([])
})
