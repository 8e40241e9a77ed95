import { openInPreview } from '../browser/preview/editor.js'
import { startPreviewSite } from '../browser/preview/preview-site.js'
import { openTab, type Tab } from '../helpers/browser/browser.js'
import { useSite } from '../helpers/browser/use-site.js'
import { open, untilAt } from '../helpers/browser/visitor.js'
import { describeSection, STATES_NOTHING } from '../helpers/conformity/describe-section.js'
import type { LoggedRequest } from '../helpers/content/content-service.js'

let whileBuilding: LoggedRequest[] = []

const { site, browser } = useSite(async () => {
  // With a setting of its own, so that the site is built here.
  const started = await startPreviewSite({ env: { CONTENT_LANG: 'en-gb' } })
  whileBuilding = [...started.content.requests]
  return started
})

describeSection('1. What the product does and for whom', {
  'The product is a careers site for the public (anonymous visitors). Visitors browse job openings and read job pages.':
    () =>
      asVisitor(async ({ page }) => {
        await open(page, site().origin)
        const link = page.locator('main .job-row a').first()
        const [title, href] = [await link.innerText(), (await link.getAttribute('href')) ?? '']
        await link.click()
        await untilAt(page, href)
        expect(await page.locator('main h1').innerText()).toBe(title)
        expect((await page.locator('main').innerText()).length).toBeGreaterThan(1000)
        expect(await page.context().cookies()).toEqual([])
      }),

  'Pages are built ahead of time from a headless content service. Content is requested in language en-gb, in pages of 100 documents.':
    async () => {
      const searches = whileBuilding.filter(({ path }) => path.endsWith('/documents/search'))
      const asked = searches.map(({ parameters }) => [
        parameters.get('lang'),
        parameters.get('pageSize'),
      ])
      expect(new Set(asked.map(String))).toEqual(new Set(['en-gb,100']))
      const before = site().content.requests.length
      const html = await (await fetch(`${site().origin}/qa-engineer/1001`)).text()
      expect(html).toMatch(/<h1[^>]*>QA Engineer<\/h1>/)
      expect(site().content.requests).toHaveLength(before)
    },

  'Editors can see unpublished content inside the live site through a preview session (section 4).':
    async () => {
      const path = '/flood-forecaster/1101'
      expect((await fetch(site().origin + path)).status).toBe(404)
      await asVisitor(async (tab) => {
        await openInPreview(tab, site(), 'spring-hiring', path)
        await tab.page.locator('main h1', { hasText: 'Flood Forecaster' }).waitFor()
      })
    },

  'A job-listings page with filters (location, department, type, role search) is implied by the site-wide filter state (section 3). Its layout is not shown.':
    () =>
      asVisitor(async ({ page }) => {
        await open(page, site().origin)
        const rows = page.locator('.listing .job-row-title')
        for (const name of ['Location', 'Department', 'Type']) {
          const group = page.getByRole('group', { name, exact: true })
          await group.getByRole('checkbox').first().click()
          await page.waitForURL((url) => url.searchParams.has(name.toLowerCase()))
          expect(await rows.count()).toBeLessThan(43)
          await page.getByRole('button', { name: 'Clear all' }).first().click()
          await page.waitForURL((url) => url.search === '')
        }
        await page.locator('.listing').getByRole('searchbox').fill('hydrologist')
        await rows.filter({ hasText: 'UX Designer' }).first().waitFor({ state: 'detached' })
        expect(await rows.first().innerText()).toBe('Hydrologist')
      }),

  'The fields of a job are not shown.': STATES_NOTHING,
  'Visitor-facing copy other than the preview dialogs is not shown.': STATES_NOTHING,
})

async function asVisitor(visit: (tab: Tab) => Promise<void>): Promise<void> {
  const tab = await openTab(browser(), {
    withoutWorkers: true,
    viewport: { width: 1280, height: 900 },
  })
  await visit(tab)
  await tab.close()
}
