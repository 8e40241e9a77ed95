import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { holdRequests } from '../../helpers/browser/hold-requests.js'
import { startServer, type StartedServer } from '../../helpers/server/start-server.js'
import { launchBrowser, openTab, type Tab } from '../../helpers/browser/browser.js'

/* The careers site and the page that embeds its jobs are on two origins, as in production. */

const SCRIPT = path.resolve(__dirname, '../../../dist/bundle/en-gb/public/embed.js')

let browser: Browser
let careers: StartedServer
let other: StartedServer
let answer: { status: number; body: unknown }
let body: string
let tab: Tab

beforeAll(async () => {
  browser = await launchBrowser()
  careers = await startServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-expose-headers', 'Date')
    if (request.url === '/embed.js') {
      response.setHeader('content-type', 'text/javascript')
      return response.end(readFileSync(SCRIPT))
    }
    response.statusCode = answer.status
    response.end(JSON.stringify(answer.body))
  })
  other = await startServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>Other</title>${body}`)
  })
})

beforeEach(async () => {
  answer = { status: 200, body: { jobs: ROLES } }
  tab = await openTab(browser)
})

afterEach(() => tab.close())

afterAll(async () => {
  await Promise.all([browser, careers, other].map((each) => each.close()))
})

const role = (id: number, title: string, department: string, place: string) => ({
  id,
  title,
  absolute_url: `https://careers.example/role/${id}`,
  location: { name: place },
  metadata: [
    { name: 'Department Slug', value: department },
    { name: 'Location Slugs', value: [place.toLowerCase()] },
    { name: 'Found By Locations', value: [place.toLowerCase(), 'united-kingdom'] },
  ],
})

type Role = ReturnType<typeof role>

const ROLES: Role[] = [
  role(1, 'Engineer', 'engineering', 'Leeds'),
  role(2, '<img src=x onerror=alert(1)>', 'engineering', 'Bristol'),
  {
    ...role(3, 'Hydrologist', 'hydrology', 'Leeds'),
    absolute_url: 'https://careers.example//evil.example/3',
  },
]

/** In ms. */
const DAY = 24 * 60 * 60 * 1000

/** Opens a page with the element, and waits until it has rendered or failed. @param at The device's time. */
async function open(markup: string, at?: Date) {
  body = `${markup}<script src="${careers.url}/embed.js"></script>`
  if (at !== undefined) await tab.page.clock.setFixedTime(at)
  await tab.page.goto(other.url)
  await tab.page.locator('open-roles[data-state]').first().waitFor()
  return tab.page
}

it('open-roles lists the jobs as real links to the careers site, in the page’s own DOM', async () => {
  const page = await open('<open-roles></open-roles>')
  const links = page.getByRole('listitem').getByRole('link')
  expect(await links.allTextContents()).toEqual(ROLES.map(({ title }) => title))
  const [first, , last] = await links.evaluateAll((all: HTMLAnchorElement[]) =>
    all.map(({ href }) => href),
  )
  expect(first).toBe(`${careers.url}/role/1`)
  expect(last).toBe(`${careers.url}//evil.example/3`)
  expect(await page.locator('open-roles img, iframe').count()).toBe(0)
  expect(await page.context().cookies()).toEqual([])
})

it('open-roles shows only the given department, location or country, and number of jobs, with a link to the rest, or says that there is none', async () => {
  const page = await open('<open-roles department="engineering" limit="1"></open-roles>')
  expect(await page.getByRole('listitem').allTextContents()).toEqual(['Engineer Leeds'])
  const more = page.getByRole('link', { name: 'See all 2 open roles' })
  expect(await more.getAttribute('href')).toBe(`${careers.url}/?department=engineering`)

  const roles = page.locator('open-roles')
  const set = (name: string, value: string) =>
    roles.evaluate((element, [key, text]) => element.setAttribute(key, text), [
      name,
      value,
    ] as const)
  await set('location', 'bristol')
  await page.getByText('<img src=x').waitFor()
  expect(await page.getByRole('listitem').count()).toBe(1)
  await set('location', 'united-kingdom')
  await more.waitFor()
  await set('department', 'none')
  await roles.getByText('No open roles at present.').waitFor()
  expect(await page.getByRole('link', { name: 'See all roles' }).count()).toBe(1)
})

it('open-roles is not said to have failed by an older attempt that ends last', async () => {
  const page = await open('<open-roles></open-roles>')
  const roles = page.locator('open-roles')
  const fail = await holdRequests(page, 'http://gone.example/**', 'abort')
  const asked = page.waitForRequest('http://gone.example/**')
  await roles.evaluate((element) => element.setAttribute('site', 'http://gone.example'))
  await asked
  await roles.evaluate((element) => element.replaceChildren())
  await roles.evaluate((element) => element.removeAttribute('site'))
  await page.getByRole('listitem').first().waitFor()
  const failed = page.waitForEvent('requestfailed')
  fail()
  await failed
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(await roles.getAttribute('data-state')).toBe('ready')
})

it('open-roles leaves out a job that is closed by the site’s clock, on a device decades behind or years ahead too', async () => {
  const now = Date.now()
  const [engineer, designer, hydrologist] = ROLES as [Role, Role, Role]
  const closingIn = (role: Role, days: number) => ({
    ...role,
    application_deadline: new Date(now + days * DAY).toISOString(),
  })
  answer.body = { jobs: [closingIn(engineer, -1), designer, closingIn(hydrologist, 1)] }
  for (const years of [-30, 2]) {
    const page = await open('<open-roles></open-roles>', new Date(now + years * 365 * DAY))
    expect(await page.getByRole('listitem').getByRole('link').allTextContents()).toEqual([
      designer.title,
      hydrologist.title,
    ])
  }
})

it('open-roles leaves its content as it was if the jobs cannot be read', async () => {
  answer = { status: 503, body: {} }
  const page = await open('<open-roles><a href="/jobs">Our roles</a></open-roles>')
  expect(await page.locator('open-roles').getAttribute('data-state')).toBe('failed')
  expect(await page.getByRole('link', { name: 'Our roles' }).count()).toBe(1)
})

it('open-roles in a sandboxed frame opens each link in a tab of its own, its content’s too', async () => {
  const markup = '<open-roles><p><a href="/jobs">Our roles</a></p></open-roles>'
  const script = `<script src="${careers.url}/embed.js"></script>`
  body = `<iframe sandbox="allow-scripts allow-popups" srcdoc='${markup}${script}'></iframe>`
  const readTargets = async (state: string, jobs: typeof answer) => {
    answer = jobs
    await tab.page.goto(other.url)
    const frame = tab.page.frameLocator('iframe')
    await frame.locator(`open-roles[data-state="${state}"]`).waitFor()
    const links = frame.getByRole('link')
    return links.evaluateAll((all) =>
      all.map(
        (link) => `${link.textContent}: ${link.getAttribute('target')} ${link.getAttribute('rel')}`,
      ),
    )
  }
  expect(await readTargets('failed', { status: 503, body: {} })).toEqual([
    'Our roles: _blank noopener',
  ])
  expect(await readTargets('ready', { status: 200, body: { jobs: ROLES } })).toEqual(
    ROLES.map(({ title }) => `${title}: _blank noopener`),
  )
})

it('several open-roles on one page fetch the jobs once', async () => {
  let asked = 0
  const jobs = `${careers.url}/api/jobs.json`
  tab.page.on('request', (request) => (asked += request.url() === jobs ? 1 : 0))
  const page = await open('<open-roles></open-roles><open-roles limit="1"></open-roles>')
  await page.locator('open-roles[data-state="ready"]').nth(1).waitFor()
  expect(asked).toBe(1)
})

it('embed.js is 4 kB at most', () => {
  expect(gzipSync(readFileSync(SCRIPT)).length).toBeLessThanOrEqual(4096)
})
