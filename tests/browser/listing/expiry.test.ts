import {
  madeJob,
  madeRepository,
  madeSettings,
  paragraph,
} from '../../helpers/content/made-documents.js'
import { findErrors } from '../../helpers/browser/browser.js'
import { followLink, open, untilAt } from '../../helpers/browser/visitor.js'
import { useListingSite, type ListingTab } from './listing-site.js'

const DAY = 24 * 60 * 60 * 1000
const now = Date.now()
const day = (offset: number) => new Date(now + offset * DAY).toISOString().slice(0, 10)

/** Built today; the visitor comes later, and no build has run since. */
const [, ...others] = madeRepository([
  madeJob('1', { title: 'Surveyor', closes_on: day(60) }),
  madeJob('2', { title: 'Diver', closes_on: day(2) }),
  madeJob('3', { title: 'Welder', closes_on: day(30), date_posted: day(0) }),
])
const site = useListingSite({
  documents: [madeSettings({ no_roles_text: paragraph('Come back in spring.') }), ...others],
})
let tab: ListingTab

afterEach(() => tab.close())

const badges = () => tab.page.locator('.badge').allInnerTexts()

it('an open listing marks jobs that are new or close soon, omits a closed one as soon as the visitor returns to the tab, and says in the editor’s words when all are closed', async () => {
  const returnAfter = async (days: number) => {
    await tab.page.clock.setFixedTime(new Date(now + days * DAY))
    await tab.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }
  tab = await site().open('/', { at: new Date(now) })
  expect(await tab.titles()).toEqual(['Diver', 'Surveyor', 'Welder'])
  expect(await badges()).toEqual(['Closes soon', 'New'])
  await returnAfter(4)
  await tab.says('2 open roles')
  expect(await tab.titles()).toEqual(['Surveyor', 'Welder'])
  await returnAfter(90)
  await tab.says('No open roles')
  await tab.page.locator('.listing').getByText('Come back in spring.').waitFor()
})

it('when the last day of a job is over, listing and department omit it, and its page offers no application', async () => {
  tab = await site().open('/', { at: new Date(now + 4 * DAY) })
  await tab.says('2 open roles')
  expect(await tab.titles()).toEqual(['Surveyor', 'Welder'])
  await tab.page.goto(`${site().origin}/departments/engineering`)
  await tab.page.getByRole('heading', { name: '2 open roles' }).waitFor()
  expect(await tab.page.locator('.job-row').count()).toBe(2)
  await tab.page.goto(`${site().origin}/diver/2`)
  await tab.page.getByRole('status').getByText('Applications closed on').first().waitFor()
  expect(await tab.page.locator('.apply-link').count()).toBe(0)
  expect(await tab.page.locator('.job-fact dt').allInnerTexts()).toContain('Closed')
  expect(await tab.page.getByRole('link', { name: 'Add to calendar' }).count()).toBe(0)
})

it('on a device whose clock is a year ahead, what is open is open', async () => {
  tab = await site().openTab()
  await tab.page.clock.setFixedTime(new Date(now + 400 * DAY))
  await open(tab.page, site().origin)
  await tab.says('3 open roles')
  expect(await badges()).toEqual(['Closes soon', 'New'])
  await followLink(tab.page, '/diver/2')
  await untilAt(tab.page, '/diver/2')
  expect(await tab.page.locator('.job-aside .apply-link').count()).toBe(1)
  expect(await tab.page.locator('.job-fact dt').allInnerTexts()).toContain('Closes')
  await open(tab.page, `${site().origin}/departments/engineering`)
  await tab.page.getByRole('heading', { name: '3 open roles' }).waitFor()
})

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

const emptySite = useListingSite({ documents: listDocuments() })

it('the listing of a site without jobs says so in the editor’s words, without filters, and offers feed, e-mail and an application', async () => {
  const { origin } = emptySite()
  tab = await emptySite().openTab()
  await open(tab.page, origin)
  const listing = tab.page.locator('.listing')
  expect(await listing.getByRole('status').innerText()).toBe('No open roles')
  expect(await listing.getByText('Come back in spring.').isVisible()).toBe(true)
  expect(await tab.page.locator('input, select').count()).toBe(0)
  expect(await listing.locator('a[href="/feed.xml"]').count()).toBe(1)
  expect(await listing.locator('a[href="https://apply.example/any"]').count()).toBe(1)
  const alerts = listing.getByRole('link', { name: 'New roles by e-mail' })
  expect(await alerts.getAttribute('href')).toBe(
    `https://mail.example/?follow=${encodeURIComponent(`${origin}/feed.xml`)}`,
  )
  expect(findErrors(tab)).toEqual([])
  const feed = await tab.page.request.get(`${origin}/feed.xml`)
  expect([feed.status(), (await feed.text()).includes('<item>')]).toEqual([200, false])
})
