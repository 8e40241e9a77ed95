import { madeJob, madeRepository, madeSettings, paragraph } from '../../helpers/made-documents.js'
import { startBrowsedSite, type BrowsedSite } from '../../helpers/browsed-site.js'
import { findErrors, openTab } from '../../helpers/browser.js'
import { open } from '../../helpers/visitor.js'

let site: BrowsedSite

/** A company that looks for nobody at present, and means it. */
beforeAll(async () => {
  const [, ...others] = madeRepository([
    madeJob('1', { status: 'Closed', closed_on: '2026-11-01' }),
  ])
  const settings = madeSettings({
    allow_empty: true,
    no_roles_text: paragraph('Come back in spring.'),
    general_application: { link_type: 'Web', url: 'https://apply.example/any' } as never,
    alerts_link: { link_type: 'Web', url: 'https://mail.example/?follow={feed}' } as never,
  })
  site = await startBrowsedSite({ documents: [settings, ...others] })
})
afterAll(() => site.stop())

it('says so in its own words, without filters, and offers feed, e-mail and an application', async () => {
  const tab = await openTab(site.browser, { withoutWorkers: true })
  await open(tab.page, site.origin)
  const listing = tab.page.locator('.listing')
  expect(await listing.getByRole('status').innerText()).toBe('No open roles')
  expect(await listing.getByText('Come back in spring.').isVisible()).toBe(true)
  expect(await tab.page.locator('input, select').count()).toBe(0)
  expect(await listing.locator('a[href="/feed.xml"]').count()).toBe(1)
  expect(await listing.locator('a[href="https://apply.example/any"]').count()).toBe(1)
  const alerts = listing.getByRole('link', { name: 'New roles by e-mail' })
  expect(await alerts.getAttribute('href')).toBe(
    `https://mail.example/?follow=${encodeURIComponent(`${site.origin}/feed.xml`)}`,
  )
  expect(findErrors(tab)).toEqual([])
  const feed = await tab.page.request.get(`${site.origin}/feed.xml`)
  expect([feed.status(), (await feed.text()).includes('<item>')]).toEqual([200, false])
  await tab.close()
})
