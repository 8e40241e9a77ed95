import type { Page } from 'playwright-core'
import { findErrors, openTab } from '../../helpers/browser/browser.js'
import { findViolations } from '../../helpers/browser/find-violations.js'
import { useSite, useTab } from '../../helpers/browser/use-site.js'
import { open, untilAt, untilHydrated, untilTrue, untilSet } from '../../helpers/browser/visitor.js'
import { pageDataUrl } from '../../../client/shared/addresses/page-paths.js'
import { startRuntimeSite } from './runtime-site.js'
import { untilKept } from '../../helpers/browser/until-kept.js'

const JOB = '/qa-engineer/1001'

const { site, browser } = useSite(startRuntimeSite)
const tab = useTab(browser, {
  viewport: { width: 1280, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
})

beforeEach(() => site().setFault())

const visit = async (address: string, page = tab().page) => {
  await open(page, site().origin + address)
  return page
}
const toggle = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Save ${title}( – Saved)?$`) }).first()
const isPressed = (page: Page, title: string) => toggle(page, title).getAttribute('aria-pressed')
const untilTitled = (page: Page, wanted: string[]) =>
  untilTrue(
    page,
    async (wanted) => {
      const shown = [...document.querySelectorAll<HTMLElement>('.job-rows .title')]
      return shown.map((title) => title.innerText).join() === wanted.join()
    },
    wanted,
  )

it('roles saved from a row and from a job page are listed, also in another tab and after a reload', async () => {
  const page = await visit('/')
  const first = await page.locator('.job-row-title').first().innerText()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.listing :is(h2, h3, select, .job-row)')].map((element) =>
        JSON.stringify(element.getBoundingClientRect()),
      ),
    )
  await untilSet(page)
  await page.locator('.job-row').first().hover()
  const before = await places()
  await toggle(page, first).click()
  expect(await isPressed(page, first)).toBe('true')
  expect(new URL(page.url()).pathname).toBe('/')
  await page.locator('.listing').getByRole('link', { name: 'Saved roles (1)' }).waitFor()
  expect(await places()).toEqual(before)

  const other = await page.context().newPage()
  await visit('/saved', other)
  await untilTitled(other, [first])
  await visit(JOB)
  await page.locator('.job-save').getByRole('button', { name: 'Save QA Engineer' }).click()
  await untilTitled(other, ['QA Engineer', first])
  await other.close()

  await page.getByRole('link', { name: 'Saved roles (2)' }).click()
  await untilAt(page, '/saved')
  await untilTitled(page, ['QA Engineer', first])
  await page.locator('.job-row-facts').nth(1).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.save:visible').count()).toBe(0)
  await page.emulateMedia({ media: null })
  await page.reload()
  await untilTitled(page, ['QA Engineer', first])

  await toggle(page, first).press('Enter')
  await untilTitled(page, ['QA Engineer'])
  expect(await page.locator(':focus').innerText()).toBe('Undo')
  await page.keyboard.press('Enter')
  await untilTitled(page, ['QA Engineer', first])
  await page.getByRole('button', { name: 'Remove all' }).click()
  await page.getByRole('heading', { name: 'Nothing is saved' }).waitFor()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await untilTitled(page, ['QA Engineer', first])
  expect(findErrors(tab())).toEqual([])
})

it('rows that the runtime has not hydrated can be saved by a button that is called what it shows, and keep the focus when they are', async () => {
  const { page } = tab()
  await page.goto(`${site().origin}/`)
  await untilHydrated(page)
  const button = page.locator('.job-row .save').nth(2)
  const name = await button.getAttribute('aria-label')
  expect(await button.innerText()).toBe('Save')
  await button.focus()
  await page.getByLabel('Sort by').waitFor()
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe(name)
  await page.keyboard.press('Space')
  expect(await page.locator(':focus').getAttribute('aria-pressed')).toBe('true')
  expect(await button.innerText()).toBe('Saved')
  expect(await button.getAttribute('aria-label')).toBe(`${name} – Saved`)
})

it('a shared list is saved as a whole and in its order, with what is no longer open set apart', async () => {
  const { page } = tab()
  const facts = page.locator('.job-row-facts')
  // The first of the list is found last.
  await page.route(`**${pageDataUrl('/job_ghid/1002')}`, async (route) => {
    await facts.first().waitFor()
    await route.continue()
  })
  await visit('/saved?roles=1002,1001,99999')
  await page.getByText('No role of this number is open.').waitFor()
  await untilTitled(page, ['Business Analyst', 'QA Engineer', 'Role 99999'])
  await facts.nth(1).waitFor()
  await page.getByRole('button', { name: 'Save all' }).click()
  await page.getByText('All open ones are saved.').waitFor()
  await page.getByRole('link', { name: 'Saved roles (2)' }).click()
  await untilAt(page, '/saved')
  await untilTitled(page, ['Business Analyst', 'QA Engineer'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Link copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${site().origin}/saved?roles=1002,1001`,
  )
})

it('roles are compared in a table, whose titles stay while a phone scrolls it', async () => {
  const { page } = tab()
  await page.setViewportSize({ width: 375, height: 740 })
  await visit('/saved?roles=1002,1001,99999')
  await page.getByRole('button', { name: 'Compare' }).click()
  const table = page.getByRole('region', { name: 'Roles compared' })
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
    'Role',
    'Salary',
    'Location',
    'Workplace',
    'Type',
    'Closes',
    'Language',
  ])
  expect(await table.getByRole('row', { name: /^Business Analyst/ }).innerText()).toBe(
    'Business Analyst\t£45,000 to £56,000 a year\tLondon, Leeds\tHybrid, 2 office days\tFull time\tNot stated\tEnglish',
  )
  await untilTitled(page, ['Role 99999'])
  const title = table.getByRole('link', { name: 'QA Engineer' })
  const before = await title.boundingBox()
  expect(
    await table.evaluate((element) => (element.scrollLeft = 9999) && element.scrollLeft),
  ).toBeGreaterThan(100)
  expect(await title.boundingBox()).toEqual(before)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  // A part of the third fact is seen, so that one looks for more.
  const next = await table.evaluate((element) => {
    element.scrollLeft = 0
    const { left } = element.querySelectorAll('th')[2]?.getBoundingClientRect() ?? new DOMRect()
    return element.getBoundingClientRect().right - left
  })
  expect(next).toBeGreaterThan(16)
  expect(await findViolations(page)).toEqual([])
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(headings).toEqual([...new Set(headings)])
  await page.getByRole('button', { name: 'Show as a list' }).click()
  await untilTitled(page, ['Business Analyst', 'QA Engineer', 'Role 99999'])
})

it('a role is passed on without where its visitor came from: as a link, or by the apps of a phone', async () => {
  const page = await visit(`${JOB}?gh_src=friend`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Link copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site().origin + JOB)

  const { page: phone, close } = await openTab(browser(), { isMobile: true, hasTouch: true })
  await phone.addInitScript(() => {
    navigator.share = async (shared) => void (document.title = JSON.stringify(shared))
  })
  await visit(`${JOB}?gh_src=friend`, phone)
  await phone.getByRole('button', { name: 'Share' }).click()
  expect(JSON.parse(await phone.title())).toEqual({
    title: 'QA Engineer',
    url: site().origin + JOB,
  })
  await close()
})

it('what is saved is there offline', async () => {
  const page = await visit(JOB)
  await toggle(page, 'QA Engineer').click()
  await untilKept(page, site().origin, '/saved')
  site().setFault(() => 'drop')
  await visit('/saved')
  await untilTitled(page, ['QA Engineer'])
})
