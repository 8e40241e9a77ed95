import {
  madeJob,
  madeRepository,
  madeSettings,
  paragraph,
} from '../../helpers/content/made-documents.js'
import { findErrors, openTab } from '../../helpers/browser/browser.js'
import { open } from '../../helpers/browser/visitor.js'
import { useBrowsedSite } from '../../helpers/browser/browsed-site.js'

/** A company that looks for nobody at present, and means it. */
function listDocuments() {
  const [, ...others] = madeRepository([
    madeJob('1', { status: 'Closed', closed_on: '2026-11-01' }),
  ])
  const settings = madeSettings({
    allow_empty: true,
    no_roles_text: paragraph('Come back in spring.'),
    general_application: { link_type: 'Web', url: 'https://apply.example/any' } as never,
    alerts_link: { link_type: 'Web', url: 'https://mail.example/?follow={feed}' } as never,
  })
  return [settings, ...others]
}

const { site, browser } = useBrowsedSite({ documents: listDocuments() })

it('the listing without jobs says so in the editor’s words, without filters, and offers feed, e-mail and an application', async () => {
  const tab = await openTab(browser(), { withoutWorkers: true })
  await open(tab.page, site().origin)
  const listing = tab.page.locator('.listing')
  expect(await listing.getByRole('status').innerText()).toBe('No open roles')
  expect(await listing.getByText('Come back in spring.').isVisible()).toBe(true)
  expect(await tab.page.locator('input, select').count()).toBe(0)
  expect(await listing.locator('a[href="/feed.xml"]').count()).toBe(1)
  expect(await listing.locator('a[href="https://apply.example/any"]').count()).toBe(1)
  const alerts = listing.getByRole('link', { name: 'New roles by e-mail' })
  expect(await alerts.getAttribute('href')).toBe(
    `https://mail.example/?follow=${encodeURIComponent(`${site().origin}/feed.xml`)}`,
  )
  expect(findErrors(tab)).toEqual([])
  const feed = await tab.page.request.get(`${site().origin}/feed.xml`)
  expect([feed.status(), (await feed.text()).includes('<item>')]).toEqual([200, false])
  await tab.close()
})
