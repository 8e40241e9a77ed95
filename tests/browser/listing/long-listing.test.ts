import {
  madeDepartment,
  madeJob,
  madeRepository,
  linkTo,
} from '../../helpers/content/made-documents.js'
import { untilHydrated } from '../../helpers/browser/visitor.js'
import { LONGEST_FRAME, useListingSite, type ListingTab } from './listing-site.js'

/** 300 roles: 210 in Engineering, 90 in Support. The newest have the highest numbers. */
function listDocuments() {
  const jobs = Array.from({ length: 300 }, (_, index) =>
    madeJob(String(1000 + index), {
      title: `Role ${1000 + index}`,
      date_posted: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
      department: linkTo('department', index < 210 ? 'engineering' : 'support'),
    }),
  )
  return madeRepository(jobs, madeDepartment('support', 'Support', 2))
}

const site = useListingSite({ documents: listDocuments() })
let tab: ListingTab

afterEach(() => tab.close())

const toTitles = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `Role ${first - index}`)
/** The rows that a window can hold answer a tick at once; the others follow. */
const untilRow = (number: number) =>
  tab.page
    .locator('.job-row-title')
    .nth(number - 1)
    .waitFor()
const more = (name: string) => tab.page.getByRole('button', { name, exact: true })

it('the front page of a long board has the newest roles of each department and leads to all', async () => {
  tab = await site().open('/', { javaScriptEnabled: false })
  expect(await tab.titles()).toEqual([...toTitles(1209, 25), ...toTitles(1299, 25)])
  expect(await tab.status()).toBe('300 open roles')
  expect(await tab.page.locator('.job-group-heading').allInnerTexts()).toEqual([
    'Engineering (210)',
    'Support (90)',
  ])
  await tab.page.getByRole('link', { name: 'All 210 roles in Engineering' }).click()
  await tab.page.waitForURL('**/departments/engineering')
  expect(await tab.page.locator('#results .job-row').count()).toBe(50)
  expect(await tab.page.locator('h2').first().innerText()).toBe('210 open roles')
  await tab.page.getByRole('link', { name: /^R, part 3/ }).click()
  await tab.page.waitForURL((url) => url.pathname !== '/departments/engineering')
  expect(await tab.page.locator('.directory-roles a').allInnerTexts()).toEqual(
    toTitles(1209, 45).reverse(),
  )
})

it('a long board loads its other roles when a visitor turns to the filters, and not before; all can be read, with those far below the window', async () => {
  const asked: string[] = []
  tab = await site().openTab()
  tab.page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await tab.page.goto(`${site().origin}/`)
  await untilHydrated(tab.page)
  const rows = () => asked.filter((path) => path.endsWith('/sq/d/708293528.json'))
  expect(rows()).toEqual([])
  expect(await tab.page.getByRole('checkbox', { name: /^Support/ }).count()).toBe(1)
  await tab.tick(/^Support/)
  await tab.says('90 of 300 roles')
  await untilRow(90)
  expect(await tab.titles()).toHaveLength(90)
  expect(rows()).toHaveLength(1)
  await tab.tick(/^Support/)
  await tab.says('300 open roles')
  await untilRow(50)
  expect(await tab.titles()).toHaveLength(50)
  await tab.tick(/^Support/)
  await tab.says('90 of 300 roles')
  await tab.page.waitForFunction(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('.job-row')]
    return rows.length === 90 && rows.every((row) => row.innerText !== '')
  })
})

it('a search of a long board whose roles do not load says so and can be tried again', async () => {
  tab = await site().openTab()
  await tab.page.route('**/sq/d/708293528.json', (route) => route.abort())
  await tab.page.goto(`${site().origin}/?q=1299`)
  await tab.page.getByText('The roles could not be loaded.').waitFor()
  expect(await tab.titles()).toEqual([])
  await tab.page.unroute('**/sq/d/708293528.json')
  await tab.page.getByRole('button', { name: 'Try again' }).click()
  await tab.says('1 of 300 roles')
  expect(await tab.titles()).toEqual(['Role 1299'])
})

it('an answer of up to 100 roles is shown whole; a longer one opens with 25, and 50 more on request, with the focus on the first of them; its first frame has the rows of the window', async () => {
  tab = await site().open('/?department=support', { deadline: LONGEST_FRAME })
  await untilRow(90)
  expect(await tab.titles()).toHaveLength(90)

  // The frame that answers lays out only the rows of the window, and those at once.
  const { drawn, moved } = await tab.page.evaluate(async () => {
    const end = () => document.querySelector<HTMLElement>('.listing-footer')?.offsetTop ?? NaN
    const before = end()
    document.querySelector<HTMLInputElement>('input[value=engineering]')?.click()
    await new Promise((done) => requestAnimationFrame(done))
    const rows = [...document.querySelectorAll('.job-row')]
    const drawn = rows.map((row) => getComputedStyle(row).contentVisibility)
    return { drawn, moved: Math.abs(end() - before) }
  })
  // What follows the rows moves once all are there; a line of chips may come or go above them.
  expect(moved).toBeLessThan(100)
  expect(drawn.length).toBeGreaterThan(0)
  expect(drawn.length).toBeLessThan(20)
  expect(new Set(drawn)).toEqual(new Set(['visible']))
  await tab.says('300 of 300 roles')
  await untilRow(25)
  expect(await tab.titles()).toHaveLength(25)
  expect(await tab.page.locator('.job-results').getAttribute('style')).toBeFalsy()
  await more('Show 50 more roles').press('Enter')
  expect(await tab.titles()).toHaveLength(75)
  expect(await tab.focused()).toBe('Role 1025')

  // As open as it was left.
  await tab.page.keyboard.press('Enter')
  await tab.page.getByRole('heading', { level: 1, name: 'Role 1025' }).waitFor()
  await tab.page.goBack()
  await tab.page.getByLabel('Sort by').waitFor()
  expect(await tab.titles()).toHaveLength(75)
  expect(await tab.focused()).toBe('Role 1025')
})
