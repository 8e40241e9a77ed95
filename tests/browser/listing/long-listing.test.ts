import {
  madeDepartment,
  madeJob,
  madeRepository,
  linkTo,
} from '../../helpers/content/made-documents.js'
import { useListingSite, type ListingTab } from './listing-site.js'

/** 250 roles: 210 in Engineering, 40 in Support. */
function listDocuments() {
  const jobs = Array.from({ length: 250 }, (_, index) =>
    madeJob(String(1000 + index), {
      title: `Role ${1000 + index}`,
      department: linkTo('department', index < 210 ? 'engineering' : 'support'),
    }),
  )
  return madeRepository(jobs, madeDepartment('support', 'Support', 2))
}

const site = useListingSite({ documents: listDocuments() })
let tab: ListingTab

afterEach(() => tab.close())

/** The rows that a window can hold answer a tick at once; the others follow. */
const untilRow = (number: number) =>
  tab.page
    .locator('.job-row-title')
    .nth(number - 1)
    .waitFor()
const more = (name: string) => tab.page.getByRole('button', { name, exact: true })

it('a long listing holds all jobs in the HTML, once each and in order', async () => {
  tab = await site().open('/', { javaScriptEnabled: false })
  expect(await tab.titles()).toEqual(Array.from({ length: 250 }, (_, n) => `Role ${1000 + n}`))
  expect(await tab.status()).toBe('250 open roles')
})

it('a long listing shows 200 jobs, and 50 more on request, with the focus on the first of them', async () => {
  tab = await site().open('/')
  expect(await tab.titles()).toHaveLength(200)
  await more('Show 50 more roles').press('Enter')
  expect(await tab.titles()).toHaveLength(250)
  expect(await tab.focused()).toBe('Role 1200')
  expect(await more('Show 50 more roles').count()).toBe(0)
})

it('a long listing starts again with 200 jobs when a filter changes', async () => {
  tab = await site().open('/')
  await more('Show 50 more roles').click()
  await tab.tick(/^Support/)
  await untilRow(40)
  expect(await tab.titles()).toHaveLength(40)
  await tab.tick(/^Support/)
  await untilRow(200)
  expect(await tab.titles()).toHaveLength(200)
})

it('a long listing has no heading for a group that is not shown yet', async () => {
  tab = await site().open('/')
  const headings = () => tab.page.locator('.job-group-heading').allInnerTexts()
  expect(await headings()).toEqual(['Engineering (210)'])
  await more('Show 50 more roles').click()
  expect(await headings()).toEqual(['Engineering (210)', 'Support (40)'])
})
