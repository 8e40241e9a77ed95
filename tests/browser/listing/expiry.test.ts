import {
  madeJob,
  madeRepository,
  madeSettings,
  paragraph,
} from '../../helpers/content/made-documents.js'
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

it('the listing marks jobs that are new or close soon', async () => {
  tab = await site().open('/', { at: new Date(now) })
  expect(await tab.titles()).toEqual(['Diver', 'Surveyor', 'Welder'])
  expect(await badges()).toEqual(['Closes soon', 'New'])
})

it('the listing omits a job when its last day is over', async () => {
  tab = await site().open('/', { at: new Date(now + 4 * DAY) })
  await tab.says('2 open roles')
  expect(await tab.titles()).toEqual(['Surveyor', 'Welder'])
})

it('an open listing omits a closed job as soon as the visitor returns to the tab', async () => {
  tab = await site().open('/', { at: new Date(now) })
  await tab.page.clock.setFixedTime(new Date(now + 4 * DAY))
  await tab.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await tab.says('2 open roles')
  expect(await tab.titles()).toEqual(['Surveyor', 'Welder'])
})

it('an open listing whose last job closes says so in the editor’s words', async () => {
  tab = await site().open('/', { at: new Date(now) })
  await tab.page.clock.setFixedTime(new Date(now + 90 * DAY))
  await tab.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await tab.says('No open roles')
  await tab.page.locator('.listing').getByText('Come back in spring.').waitFor()
})

it('the page of a department counts the jobs that it shows', async () => {
  tab = await site().open('/', { at: new Date(now + 4 * DAY) })
  await tab.page.goto(`${site().origin}/departments/engineering`)
  await tab.page.getByRole('heading', { name: '2 open roles' }).waitFor()
  expect(await tab.page.locator('.job-row').count()).toBe(2)
})

it('the page of a job offers no application when its last day is over', async () => {
  tab = await site().open('/', { at: new Date(now + 4 * DAY) })
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
