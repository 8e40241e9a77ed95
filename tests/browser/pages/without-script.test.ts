import type { Page } from 'playwright-core'
import { openTab } from '../../helpers/browser/browser.js'
import { IS_STRESS } from '../../helpers/is-stress.js'
import { findUnplaced } from './layout-faults.js'
import { TEMPLATES } from './page-states.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'

const { site, browser } = useBrowsedSite()
const OPTIONS = { javaScriptEnabled: false, viewport: { width: 375, height: 740 } }
let page: Page

beforeAll(async () => {
  ;({ page } = await openTab(browser(), OPTIONS))
})

async function visit(path: string) {
  await page.setViewportSize(OPTIONS.viewport)
  await page.goto(site().origin + path)
}

it('every job can be reached from the listing without script', async () => {
  await visit('/')
  const links = await page
    .locator('.listing .job-row-title a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
  expect(new Set(links).size).toBe(43)
  for (const path of links) {
    expect([path, (await page.request.get(site().origin + path)).status()]).toEqual([path, 200])
  }
})

it('the sentence that tells why nothing is searched stands right above the first role', async () => {
  await visit('/?q=hydro')
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const found = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const [status, note] = [boxOf('.result-status'), boxOf('.listing-note')]
      return [status?.bottom, note?.top, note?.bottom, boxOf('.job-group')?.top]
    })
    expect([width, found]).toEqual([width, [...found].sort((a = 0, b = 0) => a - b)])
  }
})

it('a list of departments stands in for the filters without script, and nothing for the order', async () => {
  await visit('/')
  const jump = page.getByRole('navigation', { name: 'Jump to a department' })
  const line = jump.locator('summary')
  expect(await line.innerText()).toBe('Jump to a department')
  await line.click()
  expect(await jump.locator('a[href="#engineering"]').isVisible()).toBe(true)
  expect(await page.getByLabel('Sort by').isVisible()).toBe(false)
})

it('a page without script fetches no file that only scripts use', async () => {
  const tab = await openTab(browser(), OPTIONS)
  const asked: string[] = []
  tab.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await tab.page.goto(`${site().origin}/`, { waitUntil: 'networkidle' })
  expect(asked.filter((path) => /page-data|\.js$/.test(path))).toEqual([])
  await tab.close()
})

it('links without script lead over a department to a job, its application and back by the menu', async () => {
  await visit('/')
  await page.locator('main a[href="/departments/engineering"]').first().click()
  await page.waitForURL('**/departments/engineering')
  expect(await page.locator('.job-row-title').count()).toBe(11)
  await page.getByRole('link', { name: 'QA Engineer' }).click()
  await page.waitForURL('**/qa-engineer/1001')
  expect(await page.locator('a.apply-link').first().getAttribute('href')).toMatch(/^https:/)
  await page.getByRole('link', { name: 'Menu' }).click()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Roles', exact: true })
    .click()
  expect(new URL(page.url()).pathname).toBe('/')
})

it('the footer leads to the accessibility statement without script', async () => {
  await visit('/qa-engineer/1001')
  await page.locator('footer').getByRole('link', { name: 'Accessibility statement' }).click()
  await page.waitForURL((url) => url.pathname !== '/qa-engineer/1001')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/accessib/i)
  expect(await page.locator('main a[href^="mailto:"]').count()).toBeGreaterThan(0)
})

it.each(IS_STRESS ? TEMPLATES : TEMPLATES.slice(0, 2))(
  'a page without script has no control that does nothing, and no part out of its place: $name',
  async ({ path }) => {
    await visit(path)
    expect(await page.locator('button:not([type=submit])').count()).toBe(0)
    for (const form of await page.locator('form').all()) {
      expect(await form.getAttribute('action')).not.toBeNull()
      expect(await form.locator('input, select').count()).toBeGreaterThan(0)
    }
    expect(await page.locator('main :is(h1, a[href])').count()).toBeGreaterThan(1)
    expect(await findUnplaced(page)).toEqual([])
  },
)
