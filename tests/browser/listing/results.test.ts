import { stopTime, untilHydrated, untilRendered } from '../../helpers/browser/visitor.js'
import { LONGEST_FRAME, useListingSite, type ListingTab } from './listing-site.js'

const ALL = /^43 open roles$/

const site = useListingSite()
let tab: ListingTab

describe('what is found', () => {
  afterEach(() => tab.close())

  it('change in the same frame as their number, and can be read whole at once, with the rows far below the window', async () => {
    tab = await site().open('/')
    await tab.page.evaluate(() => {
      const frames: [status: string, rows: number][] = []
      const look = () => {
        const status = document.querySelector('.listing .result-status')?.textContent ?? ''
        frames.push([status, document.querySelectorAll('.listing .job-row').length])
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
      Object.assign(window, { frames })
    })
    await tab.tick(/^United Kingdom/)
    await tab.says(/^\d+ of 43 roles$/)
    await tab.tick(/^United Kingdom/)
    await tab.says(ALL)
    const frames = await tab.page.evaluate(
      () => (window as unknown as { frames: [string, number][] }).frames,
    )
    expect(new Set(frames.map(([status]) => status)).size).toBe(2)
    expect(frames.filter(([status, rows]) => parseInt(status) !== rows)).toEqual([])

    const texts = await tab.page.evaluate(async () => {
      document.querySelector<HTMLInputElement>('.listing input[value=united-kingdom]')?.click()
      await new Promise((done) => setTimeout(done))
      return [...document.querySelectorAll<HTMLElement>('.listing .job-row')].map(
        (row) => row.innerText,
      )
    })
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter((text) => text === '')).toEqual([])
  })

  it('are drawn with the choice, before the counts of the other filters; a choice that follows before those are drawn is answered too', async () => {
    tab = await site().open('/', { deadline: LONGEST_FRAME })
    const [before, first, second] = await tab.page.evaluate(async () => {
      const text = (selector: string) => document.querySelector(selector)?.textContent ?? ''
      const look = () => ({
        checked: document.querySelector<HTMLInputElement>('input[value=london]')?.checked,
        status: text('.listing .result-status'),
        // Beside an option of another group.
        count: text('label:has(input[value=engineering]) .check-count'),
      })
      const frame = () => new Promise((done) => requestAnimationFrame(done))
      const seen = [look()]
      document.querySelector<HTMLInputElement>('input[value=london]')?.click()
      await frame()
      seen.push(look())
      while (look().count === seen[0]?.count) await frame()
      return [...seen, look()]
    })
    expect(first).toEqual({ checked: true, status: '7 of 43 roles', count: before?.count })
    expect(second).toEqual({ checked: true, status: '7 of 43 roles', count: '(2)' })

    await tab.page.locator('.filter-panel-clear').click()
    await tab.says(ALL)
    await tab.page.evaluate(() => {
      for (const value of ['london', 'engineering']) {
        document.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click()
      }
    })
    await tab.says('2 of 43 roles')
    await tab.asks('?location=london&department=engineering')
    for (const name of [/^London/, /^Engineering/]) {
      expect(await tab.box(name).isChecked()).toBe(true)
    }
  })

  it('show their number at once, and announce it once it has stopped changing, and their order', async () => {
    tab = await site().openTab()
    await stopTime(tab.page)
    await tab.page.goto(site().origin)
    await untilRendered(tab.page)
    await untilHydrated(tab.page)
    await tab.tick(/^London/)
    await tab.page.getByRole('button', { name: 'Remove London' }).waitFor()
    const listing = tab.page.locator('.listing')
    expect(await listing.getByRole('status').first().innerText()).toBe('7 of 43 roles')
    const announced = listing.locator('[aria-live=polite][aria-atomic=true]').first()
    await tab.page.clock.runFor(499)
    expect(await announced.textContent()).toBe('')
    await tab.page.clock.runFor(1)
    await announced.getByText('7 of 43 roles').waitFor()
    await tab.page.getByLabel('Sort by').selectOption('newest')
    await tab.page.clock.runFor(600)
    await announced.getByText('7 of 43 roles, newest first').waitFor()
  })

  it('include the remote jobs of the country of an office on request, and are complete after Clear all, which keeps unknown parameters and the focus', async () => {
    tab = await site().open('/?location=london&sort=newest&gh_src=board')
    const hint = tab.page.getByRole('button', { name: /^\+ \d+ remote roles? open to the UK$/ })
    const before = (await tab.titles()).length
    const more = Number(/\d+/.exec(await hint.innerText())?.[0])
    await hint.click()
    expect(await tab.focused()).toBe('Open roles')
    expect(tab.query()).toBe('?location=london&location=remote-uk&sort=newest&gh_src=board')
    expect(await tab.titles()).toHaveLength(before + more)

    const field = tab.page.getByLabel('Search roles')
    await field.fill('engineer')
    await tab.page.waitForURL(({ searchParams }) => searchParams.get('q') === 'engineer')
    await tab.page.locator('.filter-panel-clear').click()
    await tab.says(ALL)
    expect(tab.query()).toBe('?sort=newest&gh_src=board')
    expect(await field.inputValue()).toBe('')
    expect(await tab.box(/./).and(tab.page.locator(':checked')).count()).toBe(0)
    expect(await tab.focused()).toBe('Clear all')
  })

  it('end with a general application also when nothing is found, where a filter can be removed', async () => {
    tab = await site().open('/?q=qa&location=lisbon')
    const general = tab.page.getByRole('link', { name: 'Send a general application' })
    await tab.says('No roles match')
    expect(await tab.page.locator('.empty-results').filter({ has: general }).count()).toBe(1)
    await tab.page.getByRole('button', { name: /^Remove ‘Lisbon’ \(\d+ roles?\)$/ }).click()
    expect(tab.query()).toBe('?q=qa')
    expect(await tab.focused()).toBe('Open roles')
    await tab.says(/of 43 roles$/)
    expect(await tab.page.locator('.listing-footer').filter({ has: general }).count()).toBe(1)
  })
})
