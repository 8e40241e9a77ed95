import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { toAccessTokenCookie } from '../../client/shared/preview/preview-cookie.js'
import type { JobRow } from '../../client/shared/page-data/views.js'
import { pageDataUrl } from '../../client/shared/page-paths.js'
import { dialog, havePreview, heading } from '../browser/preview/editor.js'
import { setCookie } from '../browser/preview/preview-site.js'
import { startRuntimeSite } from '../browser/runtime/runtime-site.js'
import { openTab } from '../helpers/browser/browser.js'
import { changePageData } from '../helpers/browser/change-page-data.js'
import { holdRequests } from '../helpers/browser/hold-requests.js'
import { updateWorker } from '../helpers/browser/update-worker.js'
import { useSite, useTab } from '../helpers/browser/use-site.js'
import {
  followInjectedLink,
  markDocument,
  open,
  shown,
  stopTime,
  untilAt,
  untilHydrated,
  untilRendered,
  untilTrue,
} from '../helpers/browser/visitor.js'
import { watchTransition } from '../helpers/browser/watch-transition.js'
import { departs, describeSection, STATES_NOTHING } from '../helpers/conformity/describe-section.js'

const JOB = '/qa-engineer/1001'
const PAGE = '/how-we-hire'

const { site, browser } = useSite(startRuntimeSite)
const tab = useTab(browser, { withoutWorkers: true })

afterEach(() => {
  site().setFault()
  site().content.setFault()
})

describeSection('2. Screens and routes: Page kinds', {
  'A 404 page.': () => expectPage('/nope', 404, 'component---not-found-page', 'Page not found'),
  'A preview page.': () => expectPage('/preview', 200, 'component---preview-page', 'Preview'),
  'A job page template.': () => expectPage(JOB, 200, 'component---job-page', 'QA Engineer'),
  'A job-redirect template.': () =>
    expectPage('/job_ghid/1', 404, 'component---job-redirect-page', 'This role is no longer open'),
  'A generic page template.': () =>
    expectPage(PAGE, 200, 'component---generic-page', 'How we hire'),
  'An offline app shell.': () =>
    expectPage('/offline-app-shell', 200, 'component---offline-shell-page', 'You are offline'),
})

describeSection('2. Screens and routes: Routes', {
  '/ | Index page. /index.html is treated as /.': async () => {
    await expectPage('/', 200, 'component---index-page')
    expect(await ask('/index.html?q=x')).toMatchObject({ status: 301, location: '/?q=x' })
    await open(tab().page, site().origin + PAGE)
    const isSameDocument = await markDocument(tab().page)
    await followInjectedLink(tab().page, '/index.html?q=qa#results')
    await untilAt(tab().page, '/?q=qa#results')
    expect(await isSameDocument()).toBe(true)
  },

  '/{job-title-slug}/{job_id} | A job page. job_id is numeric. Example slugs: business-analyst, product-manager-billing, senior-software-engineer, ux-designer, qa-engineer, delivery-manager, platform-engineer.':
    async () => {
      const paths = (await readJobs()).map(({ path }) => path)
      expect(paths.filter((each) => !/^\/[a-z0-9-]+\/\d+$/.test(each))).toEqual([])
      for (const slug of EXAMPLE_SLUGS) {
        const job = paths.find((each) => each.startsWith(`/${slug}/`)) ?? ''
        await expectPage(job, 200, 'component---job-page')
      }
      expect(await ask('/qa-engineer/abc')).toMatchObject({ status: 404 })
    },

  '/job_ghid/{job_id} | Old job link. There are 43 such entries, one per job. Each is permanently redirected to /{job-title-slug}/{job_id}. Matching is case-insensitive. The browser performs the redirect itself.':
    departs(
      '"There are 43 such entries, one per job": 43 are, one for the job_id of each job; a job\'s former ids have further ones; written in client/content/pages/create-redirects.ts',
      async () => {
        const jobs = await readJobs()
        const entries = await readOldLinks()
        expect(jobs).toHaveLength(43)
        expect(jobs.map(({ id, path }) => entries.get(id) === path)).not.toContain(false)
        expect(new Set(entries.values())).toEqual(new Set(jobs.map(({ path }) => path)))
        expect(await ask('/JOB_GHID/1001')).toMatchObject({ status: 301, location: JOB })
        await open(tab().page, site().origin + PAGE)
        const isSameDocument = await markDocument(tab().page)
        await followInjectedLink(tab().page, '/Job_GHID/1001')
        await untilAt(tab().page, JOB)
        expect(await isSameDocument()).toBe(true)
      },
    ),

  'Preview resolver session | Detected by a documentId URL parameter. The route itself is not shown.':
    async () => {
      await havePreview(tab(), site(), 'spring-hiring')
      await open(tab().page, `${site().origin}/preview`)
      expect((await shown(tab().page)).h1).toBe('Preview')
      await tab().page.goto(`${site().origin}/preview?documentId=job-1101`)
      await heading(tab().page, 'Flood Forecaster').waitFor()
      await tab().page.waitForURL(`${site().origin}/flood-forecaster/1101`)
    },

  'Other routes are not shown. The content of each page template is not shown.': STATES_NOTHING,
})

describeSection('2. Screens and routes: Navigation behaviour', {
  "On each navigation the target page's data is loaded first and then the navigation happens. If loading fails, the browser does a full page load of the target.":
    async () => {
      await open(tab().page, site().origin + PAGE)
      const isSameDocument = await markDocument(tab().page)
      const answer = await holdRequests(tab().page, `**${pageDataUrl(JOB)}`)
      const asked = tab().page.waitForRequest(`**${pageDataUrl(JOB)}`)
      await followInjectedLink(tab().page, JOB)
      await asked
      expect(await shown(tab().page)).toMatchObject({ path: PAGE, h1: 'How we hire' })
      answer()
      await untilAt(tab().page, JOB)
      expect(await isSameDocument()).toBe(true)
      const isLoaded = () => site().requests.includes('GET /ux-designer/1006?src=mail')
      site().setFault((request) =>
        request.includes('page-data/ux-designer') && !isLoaded() ? 'drop' : null,
      )
      await expectFullLoad(tab().page, '/ux-designer/1006?src=mail#main')
    },

  'A page load taking longer than 1 second triggers a delayed-load notification.': async () => {
    const { page } = tab()
    await stopTime(page)
    await page.goto(site().origin + PAGE)
    await untilRendered(page)
    await untilHydrated(page)
    const answer = await holdRequests(page, `**${pageDataUrl(JOB)}`)
    await followInjectedLink(page, JOB)
    await page.clock.runFor(999)
    expect(await page.textContent('.slow-load[role=status]')).toBe('')
    await page.clock.runFor(2)
    expect(await page.textContent('.slow-load[role=status]')).toBe(`Still loading To ${JOB}…`)
    answer()
  },

  'Scroll position is restored per location. Hash targets are scrolled into view.': async () => {
    const { page } = tab()
    await open(page, `${site().origin}/`)
    await page.evaluate(() => window.scrollTo(0, 900))
    await page.waitForFunction(() => window.scrollY === 900)
    await followInjectedLink(page, PAGE)
    await untilAt(page, PAGE)
    expect((await shown(page)).y).toBe(0)
    await page.goBack()
    await untilAt(page, '/')
    expect((await shown(page)).y).toBe(900)
    await followInjectedLink(page, '/#results')
    await page.waitForFunction(() => {
      const { top } = document.getElementById('results')?.getBoundingClientRect() ?? { top: -1 }
      return top >= 0 && top < window.innerHeight / 2
    })
  },

  "After navigation a screen-reader announcement reads 'Navigated to {page title or first h1}'.":
    async () => {
      await open(tab().page, `${site().origin}/`)
      const said = () => tab().page.textContent('[aria-live=assertive]')
      await followInjectedLink(tab().page, PAGE)
      await untilAt(tab().page, PAGE)
      expect(await said()).toBe(`Navigated to ${(await shown(tab().page)).title}`)
      await changePageData(tab().page, JOB, ({ result }) => ({
        result: {
          ...result,
          pageContext: { ...result.pageContext, head: { ...result.pageContext.head, title: '' } },
        } as never,
      }))
      await followInjectedLink(tab().page, JOB)
      await untilAt(tab().page, JOB)
      expect(await said()).toBe(`Navigated to ${(await shown(tab().page)).h1}`)
    },

  'Page transition: the outgoing page fades to opacity 0. The incoming page fades to opacity 1 after a 250 ms delay, and its children are delayed 250 ms.':
    async () => {
      const moving = await openTab(browser(), { reducedMotion: 'no-preference' })
      await open(moving.page, `${site().origin}/`)
      const steps = await watchTransition(moving.page)
      await followInjectedLink(moving.page, PAGE)
      await untilAt(moving.page, PAGE)
      const [outgoing, incoming] = await steps()
      // The way in begins when the way out, of 250 ms, has ended.
      expect(outgoing?.page).toEqual(['to 0 after 0 ms, in 250 ms'])
      expect(incoming?.page).toEqual(['to 1 after 0 ms, in 250 ms'])
      expect(incoming?.within).toEqual(['to 1 after 250 ms, in 250 ms'])
      await moving.close()
    },

  'Prefetching is skipped on 2g connections or when data saver is on.': async () => {
    const { page } = tab()
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', {
        get: () =>
          JSON.parse(document.documentElement.dataset['connection'] ?? '{"saveData":true}'),
      }),
    )
    await open(page, `${site().origin}/`)
    await page.getByLabel('Sort by').waitFor()
    const from = site().requests.length
    const hover = async (job: string, connection: object) => {
      const value = JSON.stringify(connection)
      await page.evaluate((to) => (document.documentElement.dataset['connection'] = to), value)
      await page.hover(`main a[href="${job}"]`)
    }
    const [onSlow, onVerySlow, saving, usual] = (await readJobs()).map(({ path }) => path)
    await hover(onSlow ?? '', { effectiveType: '2g' })
    await hover(onVerySlow ?? '', { effectiveType: 'slow-2g' })
    await hover(saving ?? '', { effectiveType: '4g', saveData: true })
    const asked = page.waitForRequest(`**${pageDataUrl(usual ?? '')}`)
    await hover(usual ?? '', { effectiveType: '4g', saveData: false })
    await asked
    const skipped = [onSlow, onVerySlow, saving].map((path) => `GET ${pageDataUrl(path ?? '')}`)
    expect(
      site()
        .requests.slice(from)
        .filter((request) => skipped.includes(request)),
    ).toEqual([])
  },

  'When a new service worker is ready, the next navigation is a full page load.': async () => {
    const { page, close } = await openTab(browser())
    await open(page, site().origin + PAGE)
    await untilTrue(page, async () => navigator.serviceWorker.controller !== null, null)
    await open(page, site().origin + PAGE)
    await followInjectedLink(page, JOB)
    await untilAt(page, JOB)
    site().deploy({ code: true })
    // Nothing but the worker says that there is other code.
    site().setFault((request) => (request.includes('app-data') ? { status: 503 } : null))
    await updateWorker(page)
    await Promise.all([page.waitForEvent('load'), page.goBack()])
    await untilHydrated(page)
    expect((await shown(page)).path).toBe(PAGE)
    site().deploy({ code: true })
    await updateWorker(page)
    await expectFullLoad(page, JOB)
    await close()
  },

  "If the application's build hash differs from the loaded page's hash, the browser does a full reload.":
    async () => {
      await open(tab().page, `${site().origin}/`)
      await changePageData(tab().page, JOB, () => ({ webpackCompilationHash: 'other' }))
      await expectFullLoad(tab().page, `${JOB}?src=mail`)
      site().setFault((request) => (request.includes('app-data') ? { status: 503 } : null))
      await open(tab().page, `${site().origin}/`)
      await expectFullLoad(tab().page, JOB)
    },
})

describeSection('2. Screens and routes: Preview dialogs (shown over the current page)', {
  "Loading dialog. Title 'Fetching preview'. Text 'Please wait while your updates are loading…'. Button 'Cancel Preview'.":
    async () => {
      const answer = await holdRequests(tab().page, '**/documents/search?**')
      await havePreview(tab(), site(), 'spring-hiring')
      await tab().page.goto(site().origin + JOB)
      const loading = dialog(tab().page, 'Fetching preview')
      await loading
        .getByText('Please wait while your updates are loading…', { exact: true })
        .waitFor()
      await loading.getByRole('button', { name: 'Cancel Preview', exact: true }).waitFor()
      await heading(tab().page, 'QA Engineer').waitFor()
      answer()
    },

  "Access-token prompt. Title 'Enter your access token'. Text 'An access token is required to view this preview.'. It shows the repository name and one required text field named access-token with placeholder 'your-access-token'. Buttons 'Cancel' and 'Continue'. A help link about generating a token. When a previously stored token is rejected, the field takes an error look with the inline message 'Incorrect token'.":
    async () => {
      const { content, origin } = site()
      const { name } = content.repository
      content.setFault({ path: '/api/v2', fault: FORBIDDEN })
      await havePreview(tab(), site(), 'spring-hiring')
      await tab().page.goto(origin + JOB)
      const prompt = dialog(tab().page, 'Enter your access token')
      await prompt.getByText('An access token is required to view this preview.').waitFor()
      await prompt.getByText(name, { exact: true }).waitFor()
      for (const button of ['Cancel', 'Continue'])
        await prompt.getByRole('button', { name: button, exact: true }).waitFor()
      await prompt.getByRole('link', { name: /generating/ }).waitFor()
      const field = prompt.locator(
        'input[name=access-token][placeholder=your-access-token][required]',
      )
      const look = () => field.evaluate((input) => getComputedStyle(input).borderColor)
      const usual = await look()
      expect(await prompt.getByText('Incorrect token').count()).toBe(0)
      await setCookie(tab().page.context(), origin, 'former', toAccessTokenCookie(name))
      await tab().page.reload()
      await prompt.getByText('Incorrect token', { exact: true }).waitFor()
      expect(await look()).not.toBe(usual)
    },

  "Error dialog. Title 'Error'. Text 'The preview could not be loaded.'. It shows the error message, a 'Cancel Preview' button, the repository name and the plugin version 4.0.0.":
    async () => {
      await tab().page.goto(`${site().origin}/preview?documentId=job-1101`)
      const failure = dialog(tab().page, 'Error')
      await failure.getByText('The preview could not be loaded.', { exact: true }).waitFor()
      await failure.getByText('Preview cookie not present', { exact: true }).waitFor()
      await failure.getByRole('button', { name: 'Cancel Preview', exact: true }).waitFor()
      await failure.getByText(site().content.repository.name, { exact: true }).waitFor()
      await failure.getByText('4.0.0', { exact: true }).waitFor()
    },

  "When a preview URL is resolved and yields nothing, the fallback path is '/'.": async () => {
    await havePreview(tab(), site(), 'spring-hiring')
    await tab().page.goto(`${site().origin}/preview?documentId=no-such-document`)
    await tab().page.waitForURL(`${site().origin}/`)
  },
})

const EXAMPLE_SLUGS = [
  'business-analyst',
  'product-manager-billing',
  'senior-software-engineer',
  'ux-designer',
  'qa-engineer',
  'delivery-manager',
  'platform-engineer',
]

/** What the content service says without an access token, or with a wrong one. */
const FORBIDDEN = {
  kind: 'status',
  status: 401,
  body: {
    error: 'invalid token',
    oauth_initiate: 'https://x/auth',
    oauth_token: 'https://x/token',
  },
  headers: { 'Access-Control-Allow-Origin': '*' },
} as const

async function ask(address: string) {
  const answer = await fetch(site().origin + address, { redirect: 'manual' })
  const { status, headers } = answer
  return { status, location: headers.get('location'), html: await answer.text() }
}

/** The page that answers an address: its status, its template and its first heading. */
async function expectPage(address: string, status: number, chunk: string, h1 = '') {
  const answer = await ask(address)
  const [, own = ''] = /data-page-path="([^"]+)"/.exec(answer.html) ?? []
  const data = await (await fetch(site().origin + pageDataUrl(own))).json()
  expect({ status: answer.status, chunk: data.componentChunkName }).toEqual({ status, chunk })
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(answer.html)?.[1]).toContain(h1)
}

/** The open jobs, in the listing of the index page. */
async function readJobs(): Promise<JobRow[]> {
  const data = await (await fetch(site().origin + pageDataUrl('/'))).json()
  return data.result.data.listing.jobs
}

/** Each old job link's number and target, where it is permanent and for browsers in any letter case. */
async function readOldLinks(): Promise<Map<string, string>> {
  const folder = path.join(site().siteRoot, 'current/public/page-data/job_ghid')
  const ids = (await readdir(folder)).filter((name) => /^\d+$/.test(name))
  const entries = ids.map(async (id): Promise<[string, string]> => {
    const file = path.join(folder, id, 'page-data.json')
    const { redirect } = JSON.parse(await readFile(file, 'utf8')).result.data
    expect(redirect).toMatchObject({ isPermanent: true, ignoreCase: true, redirectInBrowser: true })
    return [id, redirect.toPath]
  })
  return new Map(await Promise.all(entries))
}

/** A link to an address makes the browser load its document, once, and then the page stands. */
async function expectFullLoad(page: Page, to: string): Promise<void> {
  const from = site().requests.length
  await Promise.all([page.waitForEvent('load'), followInjectedLink(page, to)])
  await untilHydrated(page)
  expect(page.url()).toBe(site().origin + to)
  const asked = site().requests.slice(from)
  const document = `GET ${to.replace(/#.*/, '')}`
  expect(asked.filter((request) => request === document)).toHaveLength(1)
}
