import { stopTime, untilHydrated, untilRendered } from '../../helpers/browser/visitor.js'
import { useListingSite, type ListingTab } from './listing-site.js'

const ALL = /^43 open roles$/

const site = useListingSite()
let tab: ListingTab

describe('what is found', () => {
  afterEach(() => tab.close())

  it('contain every job and links to each department and location without script', async () => {
    tab = await site().open('/', { javaScriptEnabled: false })
    expect(await tab.titles()).toHaveLength(43)
    expect(await tab.status()).toBe('43 open roles')
    expect(await tab.page.locator('.listing input').count()).toBe(0)
    expect(
      await tab.page
        .locator('.listing a[href="#engineering"], a[href="/departments/engineering"]')
        .count(),
    ).toBeGreaterThan(0)
    expect(await tab.page.locator('a[href="/locations/london"]').count()).toBeGreaterThan(0)
  })

  it('change in the same frame as their number', async () => {
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
  })

  it('can be read whole at once, with the rows far below the window', async () => {
    tab = await site().open('/')
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

  it('are those of the word that a misspelt search probably meant, and the typed text stays', async () => {
    tab = await site().open('/?q=enginer')
    expect(await tab.page.locator('.listing-note').innerText()).toBe(
      'No role has ‘enginer’. Searched for ‘engineer’.',
    )
    expect(await tab.page.getByLabel('Search roles').inputValue()).toBe('enginer')
    expect(tab.query()).toBe('?q=enginer')
    const order = tab.page.getByLabel('Sort by').locator('option:checked')
    expect(await order.innerText()).toBe('Best match')
  })

  it('mark the words of a search, and name the hidden text that has one', async () => {
    tab = await site().open('/?q=engineer&location=leeds')
    await tab.says('2 of 43 roles')
    expect(await tab.titles()).toEqual(['Field Technician', 'Delivery Manager'])
    const [first, second] = await tab.page.locator('.job-row:visible').all()
    expect(await first?.locator('.job-row-match').innerText()).toBe('Matches ‘field engineer’')
    expect(await second?.locator('mark').allInnerTexts()).toEqual(['engineering'])
  })

  it('are complete after Clear all, which keeps unknown parameters and the focus', async () => {
    tab = await site().open('/?q=qa&location=bristol&sort=newest&gh_src=board')
    await tab.says(/of 43 roles$/)
    const clear = tab.page.locator('.filter-panel-clear')
    await clear.click()
    await tab.says(ALL)
    expect(tab.query()).toBe('?sort=newest&gh_src=board')
    expect(await tab.page.getByLabel('Search roles').inputValue()).toBe('')
    expect(await tab.box(/./).and(tab.page.locator(':checked')).count()).toBe(0)
    expect(await tab.focused()).toBe('Clear all')
  })

  it('include the remote jobs of the country of an office on request', async () => {
    tab = await site().open('/?location=london')
    const hint = tab.page.getByRole('button', { name: /^\+ \d+ remote roles? open to the UK$/ })
    const before = (await tab.titles()).length
    const more = Number(/\d+/.exec(await hint.innerText())?.[0])
    await hint.click()
    expect(await tab.focused()).toBe('Open roles')
    expect(tab.query()).toBe('?location=london&location=remote-uk')
    expect(await tab.titles()).toHaveLength(before + more)
  })

  it('can be narrowed to remote roles and by pay, which says what it cannot compare', async () => {
    tab = await site().open('/?pay=60000&remote=yes')
    await tab.asks('?remote=true&pay=gbp-60000')
    expect(await tab.page.getByRole('checkbox', { name: 'Remote roles only' }).isChecked()).toBe(
      true,
    )
    const pay = tab.page.getByLabel('Pay', { exact: true })
    expect(await pay.inputValue()).toBe('gbp-60000')
    await tab.page.getByText(/^Not compared: \d+ roles not paid by the year in GBP/).waitFor()
    const before = (await tab.titles()).length
    await pay.selectOption('gbp-40000')
    await tab.asks('?remote=true&pay=gbp-40000')
    expect((await tab.titles()).length).toBeGreaterThan(before)
    await pay.selectOption('')
    await tab.asks('?remote=true')
    await tab.says('10 of 43 roles')
  })

  it('are all that a page of one kind of role has, without filters for a few', async () => {
    tab = await site().open('/early-careers')
    await tab.says('1 open role')
    expect(await tab.titles()).toEqual(['Engineering Intern'])
    expect(await tab.page.locator('.listing').locator('input, select').count()).toBe(0)
    await tab.page.goto(`${site().origin}/early-careers?q=zebra`)
    await tab.page.getByRole('button', { name: 'Clear all' }).first().click()
    await tab.says('1 open role')
    expect(await tab.titles()).toEqual(['Engineering Intern'])
  })

  it('suggest which filter to remove when nothing is found', async () => {
    tab = await site().open('/?q=qa&location=lisbon')
    await tab.says('No roles match')
    await tab.page.getByRole('button', { name: /^Remove ‘Lisbon’ \(\d+ roles?\)$/ }).click()
    expect(tab.query()).toBe('?q=qa')
    expect(await tab.focused()).toBe('Open roles')
    await tab.says(/of 43 roles$/)
  })

  it('end with a general application, also when nothing is found', async () => {
    const general = () => tab.page.getByRole('link', { name: 'Send a general application' })
    tab = await site().open('/')
    expect(await tab.page.locator('.listing-footer').filter({ has: general() }).count()).toBe(1)
    expect(await general().getAttribute('href')).toBe('https://apply.tidewell.example/general')
    await tab.page.getByLabel('Search roles').fill('zebra')
    await tab.says('No roles match')
    expect(await tab.page.locator('.empty-results').filter({ has: general() }).count()).toBe(1)
    expect(await general().count()).toBe(1)
  })
})
