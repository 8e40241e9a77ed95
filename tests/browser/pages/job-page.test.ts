import type { Page } from 'playwright-core'
import { untilAt } from '../../helpers/browser/visitor.js'
import { useVisits } from './use-visits.js'

const JOB = '/qa-engineer/1001'

const { visit } = useVisits()

const fact = (page: Page, term: string) =>
  page.locator('.job-fact', { has: page.getByText(term, { exact: true }) }).locator('dd')

it('the page of a job shows its facts, and no row for a fact that is not given', async () => {
  const page = await visit(JOB)
  const terms = await page.locator('.job-fact dt').allInnerTexts()
  expect(terms).toEqual(expect.arrayContaining(['Location', 'Workplace', 'Department', 'Type']))
  expect(terms).toEqual(expect.arrayContaining(['Salary', 'Posted', 'Closes', 'Reference']))
  expect(terms).not.toContain('Fixed term')
  expect(await fact(page, 'Workplace').innerText()).toBe('Hybrid, 2 office days')
  expect(await fact(page, 'Salary').innerText()).toBe('£42,000 to £54,000 a year')
  expect(await fact(page, 'Reference').innerText()).toContain('1001')
  expect(await fact(page, 'Department').getByRole('link').getAttribute('href')).toBe(
    '/departments/engineering',
  )
})

it('source parameters, one that the settings name too, stay in the address from page to page', async () => {
  const page = await visit('/?gh_src=board&campaign=fair&q=qa')
  await page.locator(`.job-row-title a[href="${JOB}"]`).click()
  await untilAt(page, `${JOB}?gh_src=board&campaign=fair`)
  expect(await page.locator('.job-aside .apply-link').getAttribute('href')).toContain(
    'gh_src=board&campaign=fair',
  )
})

it('the page of a job ends with the texts that every job needs, and with similar jobs', async () => {
  const page = await visit(JOB)
  for (const name of ['Equal opportunity', 'Ask for adjustments', 'Your personal data']) {
    expect(await page.getByRole('heading', { level: 2, name }).isVisible()).toBe(true)
  }
  expect(await page.getByText('We never ask for money').isVisible()).toBe(true)
  const benefits = page.locator('.job-text section', {
    has: page.getByRole('heading', { level: 2, name: 'What we offer' }),
  })
  expect(await benefits.getByRole('listitem').count()).toBeGreaterThan(3)
  expect(await page.getByRole('heading', { name: 'How we hire' }).isVisible()).toBe(true)
  expect(await page.locator('.steps > li').count()).toBeGreaterThan(2)
  const similar = await page.locator('.section--similar .job-row-title a').all()
  expect(similar.length).toBeGreaterThan(0)
  expect(similar.length).toBeLessThanOrEqual(4)
  for (const link of similar) expect(await link.getAttribute('href')).not.toBe(JOB)
})

it('the page of a job keeps an application link at the foot of a phone, without covering anything', async () => {
  const page = await visit(JOB, { viewport: { width: 375, height: 700 } })
  const bar = page.locator('.apply-bar')
  expect(await bar.isVisible()).toBe(false)
  await page.getByRole('heading', { name: 'What you bring' }).scrollIntoViewIfNeeded()
  await bar.waitFor()
  const height = await bar.evaluate((element) => element.getBoundingClientRect().height)
  const padding = await page.evaluate(
    () => getComputedStyle(document.documentElement).scrollPaddingBottom,
  )
  expect(parseFloat(padding)).toBeGreaterThanOrEqual(height)
  await page.locator('.job-apply').scrollIntoViewIfNeeded()
  await bar.waitFor({ state: 'hidden' })
})

it('the application link at the foot of a phone covers no link that has the focus', async () => {
  const page = await visit(JOB, { viewport: { width: 375, height: 700 } })
  const link = page.locator('footer a').last()
  await link.focus()
  const bar = page.locator('.apply-bar')
  await bar.waitFor()
  const [end = Infinity, start = 0] = await Promise.all([
    link.evaluate((element) => element.getBoundingClientRect().bottom),
    bar.evaluate((element) => element.getBoundingClientRect().top),
  ])
  expect(end).toBeLessThanOrEqual(start)
})

it('a closed job says so under each of its addresses, and offers other jobs', async () => {
  const page = await visit('/fleet-coordinator/1044')
  expect(await page.getByText(/^This role closed on/).isVisible()).toBe(true)
  expect(await page.locator('a.apply-link, script[type="application/ld+json"]').count()).toBe(0)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.locator('.section--similar .job-row').count()).toBeGreaterThan(0)
  expect(await page.getByLabel('Find another role').isVisible()).toBe(true)
})
