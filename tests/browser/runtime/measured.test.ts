import { findErrors } from '../../helpers/browser/browser.js'
import { startBrowsedSite } from '../../helpers/browser/browsed-site.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import {
  followLink,
  open,
  stopTime,
  untilAt,
  untilHydrated,
} from '../../helpers/browser/visitor.js'
import { startServer } from '../../helpers/server/start-server.js'
import { until } from '../../helpers/machine/until.js'

const JOB = '/qa-engineer/1001'
const PREVIEW = {
  name: 'io.prismic.preview',
  value: encodeURIComponent('{"careers-sample.prismic.io":{}}'),
}

const { site, browser } = useSite(startMeasuredSite)
const tab = useTab(browser)

beforeEach(() => void (site().counted.length = 0))

/** What the site itself is told, until the test ends. */
function watchBeacons(): string[] {
  const asked: string[] = []
  tab().page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/measure') asked.push(`${request.method()} ${decodeURI(search)}`)
  })
  return asked
}

it('a click on Apply is counted before the page is hydrated, and a text that no role has once', async () => {
  const { page } = tab()
  const beacons = watchBeacons()
  await page.route(/apply\./, (route) => route.fulfill({ body: 'The form' }))
  await page.goto(site().origin + JOB)
  await page.locator('.job-save .save').waitFor()
  const sent = page.waitForRequest(/measure/)
  await page
    .locator('.apply-link')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await sent
  expect(beacons).toEqual(['POST ?apply=1001'])

  await stopTime(page)
  await page.goto(`${site().origin}/?q=Xylophonist`)
  await untilHydrated(page)
  await page.getByRole('heading', { name: /xylophonist/i }).waitFor()
  await page.locator('.result-status', { hasText: 'No roles match' }).waitFor()
  // What waits two seconds may begin to after this answer is shown.
  await until(async () => {
    await page.clock.runFor(2_000)
    return beacons.length > 1
  })
  await page.clock.runFor(10_000)
  expect(beacons.slice(1)).toEqual(['POST ?search=xylophonist'])
})

it('an operator’s script counts the first page and each further one, without a report of the policy', async () => {
  const { page } = tab()
  await open(page, site().origin)
  await page.locator('script[data-domain="careers.example"]').waitFor({ state: 'attached' })
  const untilCounted = (pages: number) =>
    page.waitForFunction(
      (wanted) => (window as never as { counted?: string[] }).counted?.length === wanted,
      pages,
    )
  // Until the script runs, it does not follow the history.
  await untilCounted(1)
  await followLink(page, JOB)
  await untilAt(page, JOB)
  await untilCounted(2)
  expect(site().counted).toEqual(['/', JOB])
  expect(findErrors(tab())).toEqual([])
})

it.each([
  ['a visitor who asks not to be tracked', 'the script'],
  ['an editor in a preview', 'the script or the site'],
])('%s is not counted by %s', async (who) => {
  const { page } = tab()
  const isEditor = who.startsWith('an editor')
  const beacons = watchBeacons()
  if (isEditor) await page.context().addCookies([{ ...PREVIEW, url: site().origin }])
  else {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
  }
  await page.route(/apply\./, (route) => route.fulfill({ body: 'The form' }))
  const loaded = page.waitForResponse(/analytics-entry/)
  await page.goto(site().origin + JOB)
  await loaded
  await page.locator('.job-save .save').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.locator('script[data-domain]').count()).toBe(0)
  expect(site().counted).toEqual([])
  const sent = isEditor ? null : page.waitForRequest(/measure/)
  await page.locator('.apply-link').first().click()
  await page.getByText('The form').waitFor()
  await sent
  expect(beacons).toEqual(isEditor ? [] : ['POST ?apply=1001'])
})

/** A provider of statistics on two origins: the script, which follows the history, and what it tells. */
async function startMeasuredSite() {
  const counted: string[] = []
  const events = await startServer((request, response) => {
    counted.push(decodeURIComponent(request.url?.slice(1) ?? ''))
    response.setHeader('Access-Control-Allow-Origin', '*').end()
  })
  const script = await startServer((_, response) => {
    response.setHeader('Content-Type', 'text/javascript').end(`(${count})("${events.url}")`)
  })
  const started = await startBrowsedSite(
    {},
    {
      ANALYTICS_SCRIPT: `${script.url}/s.js#data-domain=careers.example`,
      ANALYTICS_ORIGINS: events.url,
    },
  )
  return {
    ...started,
    counted,
    close: async () => {
      await Promise.all([started, events, script].map(({ close }) => close()))
    },
  }
}

/** Runs in the page, as a provider's script does. */
function count(events: string) {
  const told: string[] = []
  const tell = async () => {
    const { pathname } = location
    await fetch(`${events}/${encodeURIComponent(pathname)}`)
    told.push(pathname)
  }
  Object.assign(window, { counted: told })
  const { pushState } = history
  history.pushState = function (...args) {
    pushState.apply(this, args)
    void tell()
  }
  void tell()
}
