import type { Locator } from 'playwright-core'
import { useListingSite, type ListingTab } from './listing-site.js'

const ALL = /^43 open roles$/

const site = useListingSite()
let tab: ListingTab
const scrollY = () => tab.page.evaluate(() => Math.round(window.scrollY))

describe('the visitor’s place', () => {
  afterEach(() => tab.close())

  it('moves with the focus from a removed chip to the next one, and from the last to the heading', async () => {
    tab = await site().open('/?location=london&location=bristol')
    const chips = tab.page.getByRole('list', { name: 'Active filters' }).getByRole('button')
    await chips.first().click()
    expect(await tab.focused()).toBe('Remove Bristol')
    await tab.page.keyboard.press('Enter')
    expect(await tab.focused()).toBe('Open roles')
    await tab.says(ALL)
  })

  it('is restored after Back from a job: same filters, same scroll position, focus on the followed link, or anywhere in its row, which opens it too', async () => {
    tab = await site().open('/?department=engineering')
    const link = tab.page.locator('.job-row-title a').last()
    const title = await link.innerText()
    await link.scrollIntoViewIfNeeded()
    await link.click()
    await tab.page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await tab.page.locator('a[href="/?department=engineering"]').count()).toBeGreaterThan(0)
    await tab.page.goBack()
    await tab.page.getByLabel('Search roles').waitFor()
    expect(await tab.titles()).toHaveLength(11)
    expect(await tab.focused()).toBe(title)
    expect(await scrollY()).toBeGreaterThan(0)
    await tab.page.goForward()
    await tab.page.getByRole('heading', { level: 1, name: title }).waitFor()
    await tab.page.goBack()
    await tab.page.getByLabel('Search roles').waitFor()
    expect(await tab.focused()).toBe(title)

    const row = tab.page.locator('.job-row').last()
    const { width = 0, height = 0 } = (await row.boundingBox()) ?? {}
    await row.click({ position: { x: width - 4, y: height - 4 } })
    await tab.page.getByRole('heading', { level: 1, name: title }).waitFor()
  })

  it('moves to the top of new results after a filter change far down the page', async () => {
    tab = await site().open('/')
    const topOf = async (target: Locator) => Math.round((await target.boundingBox())?.y ?? NaN)
    const results = tab.page.locator('.listing-results')
    await tab.page.setViewportSize({ width: 1280, height: 1200 })
    await tab.page.evaluate(() => window.scrollTo(0, 2500))
    const london = tab.box(/^London/)
    const place = await topOf(london)
    await london.click()
    await tab.says(/of 43 roles$/)
    // A fraction of a pixel may be rounded the other way.
    expect(Math.abs((await topOf(london)) - place)).toBeLessThanOrEqual(1)
    expect(await topOf(results)).toBeGreaterThanOrEqual(0)
    expect(await topOf(results)).toBeLessThan(200)
    await london.click()
    await tab.says(ALL)

    // In a window that is lower than the filters.
    await tab.page.setViewportSize({ width: 1280, height: 800 })
    await tab.page.evaluate(() => window.scrollTo(0, 2500))
    const fullTime = tab.box(/^Full time/)
    const lower = await topOf(fullTime)
    await fullTime.click()
    await tab.says('34 of 43 roles')
    expect(Math.abs((await topOf(fullTime)) - lower)).toBeLessThanOrEqual(1)
    expect(await topOf(tab.page.locator('.filter-panel'))).toBeLessThan(0)
    await fullTime.click()
    await tab.tick(/^Intern/)
    await tab.says('1 of 43 roles')
    expect(await topOf(results)).toBeGreaterThanOrEqual(0)
    expect(await topOf(tab.page.locator('.job-row'))).toBeLessThan(400)
  })

  it('stays where it is when a choice makes the hero one line, as an address does, and when none is left', async () => {
    tab = await site().open('/')
    const leeds = tab.box(/^Leeds/)
    await leeds.evaluate((box) => box.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const look = async () => ({
      box: Math.round((await leeds.boundingBox())?.y ?? NaN),
      hero: (await tab.page.locator('.band').boundingBox())?.height,
    })
    const before = await look()
    await leeds.click()
    await tab.says(/of 43 roles$/)
    const after = await look()
    await leeds.click()
    await tab.says(ALL)
    expect([after.box, await look()]).toEqual([before.box, before])
    await tab.page.goto(`${site().origin}/?location=leeds`)
    await tab.says(/of 43 roles$/)
    expect((await look()).hero).toBe(after.hero)
  })

  it('is restored after Back from a filter that made the list shorter', async () => {
    tab = await site().open('/')
    await tab.page.evaluate(() => window.scrollTo(0, 2400))
    await tab.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    await tab.page.evaluate(() =>
      document.querySelector<HTMLInputElement>('input[value=lisbon]')?.click(),
    )
    expect(tab.query()).toBe('?location=lisbon')
    await tab.page.goBack()
    await tab.page.waitForFunction(() => Math.round(window.scrollY) === 2400)
    expect(await tab.titles()).toHaveLength(43)
  })
})
