import { findErrors } from '../../helpers/browser.js'
import { stopTime, untilAlive } from '../../helpers/visitor.js'
import { startListingSite, type ListingSite, type ListingTab } from './listing-site.js'

let site: ListingSite
let tab: ListingTab

beforeAll(async () => {
  site = await startListingSite()
})
afterAll(() => site.stop())
afterEach(() => tab.close())

const says = (text: string | RegExp) => tab.says(text)

/** Waits for the address bar to hold a query string. */
async function asks(query: string): Promise<void> {
  await tab.page.waitForFunction((wanted) => window.location.search === wanted, query)
}

const ALL = /^43 open roles$/
const scrollY = () => tab.page.evaluate(() => Math.round(window.scrollY))
const entries = () => tab.page.evaluate(() => history.length)
const focused = () => tab.focused()

it('holds every role and the way to each department and place without script', async () => {
  tab = await site.open('/', { javaScriptEnabled: false })
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

it('tells the number of roles to those who listen, once it has stopped changing', async () => {
  tab = await site.openTab()
  await stopTime(tab.page)
  await tab.page.goto(site.origin)
  await untilAlive(tab.page)
  await tab.tick(/^London/)
  await tab.page.getByRole('button', { name: 'Remove London' }).waitFor()
  await tab.page.clock.runFor(499)
  const status = tab.page.locator('.listing').getByRole('status').first()
  expect(await status.getAttribute('aria-atomic')).toBe('true')
  expect(await status.innerText()).toBe('43 open roles')
  await tab.page.clock.runFor(1)
  await says(/^7 of 43 roles$/)
})

it('takes the filters of a link, without a word on the console', async () => {
  tab = await site.open('/?department=engineering&utm_source=board')
  await says(/^11 of 43 roles$/)
  expect(await tab.page.getByRole('checkbox', { name: /^Engineering/ }).isChecked()).toBe(true)
  expect(await tab.page.locator('#results').innerText()).toBe('Open roles in Engineering')
  expect(tab.query()).toBe('?department=engineering&utm_source=board')
  expect(findErrors(tab)).toEqual([])
})

it('tells search engines that one department or place alone is a page of its own', async () => {
  const canonical = () =>
    tab.page.evaluate(() => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
      return new URL(link?.href ?? '').pathname
    })
  tab = await site.open('/?department=engineering')
  await says(/^11 of 43 roles$/)
  expect(await canonical()).toBe('/departments/engineering')
  await tab.tick(/^London/)
  await says(/^2 of 43 roles$/)
  expect(await canonical()).toBe('/')
  await tab.tick(/^Engineering/)
  await says(/^\d+ of 43 roles$/)
  expect(await canonical()).toBe('/locations/london')
  const link = tab.page.locator('.job-row-title a').first()
  const path = await link.getAttribute('href')
  await link.click()
  await tab.page.waitForURL((url) => url.pathname === path)
  await tab.page.getByRole('heading', { level: 1 }).waitFor()
  expect(await canonical()).toBe(path)
  await tab.page.goBack()
  await says(/^\d+ of 43 roles$/)
  expect(await canonical()).toBe('/locations/london')
})

it('rewrites names to slugs, leaves out what it does not know, and says so', async () => {
  tab = await site.open('/?utm_source=board&department=ENGINEERING&location=atlantis')
  await says(/^11 of 43 roles$/)
  expect(tab.query()).toBe('?department=engineering&utm_source=board')
  expect(await tab.page.locator('.listing-note').innerText()).toContain('‘atlantis’')
})

it('says of an old link’s number that no role has it, and shows all the others', async () => {
  tab = await site.open('/?gh_jid=987654&q=engineer')
  await tab.page.getByRole('note').getByText('The role that your link names is not').waitFor()
  await says(/of 43 roles$/)
  expect(tab.query()).toBe('?gh_jid=987654&q=engineer')
  expect(findErrors(tab)).toEqual([])
  await tab.page.getByRole('note').getByRole('link', { name: 'See all open roles' }).click()
  await says(ALL)
  expect(await tab.page.getByRole('note').count()).toBe(0)
})

it('makes a history entry of every tick, which Back and Forward follow without a page load', async () => {
  tab = await site.open('/?gh_src=board')
  await tab.page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await tab.tick(/^London/)
  await tab.tick(/^Engineering/)
  expect(tab.query()).toBe('?location=london&department=engineering&gh_src=board')
  await says(/^2 of 43 roles$/)
  await tab.page.goBack()
  await tab.page.goBack()
  await says(ALL)
  expect(tab.query()).toBe('?gh_src=board')
  await tab.page.goForward()
  expect(await tab.page.getByRole('checkbox', { name: /^London/ }).isChecked()).toBe(true)
  expect(await tab.page.getByRole('checkbox', { name: /^Engineering/ }).isChecked()).toBe(false)
  expect(await tab.page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

it('writes a typed search when the typing pauses, into the entry that is there', async () => {
  tab = await site.open('/')
  const before = await entries()
  await tab.page.getByLabel('Search roles').pressSequentially('field engineer')
  await asks('?q=field+engineer')
  expect(await entries()).toBe(before)
  expect(await tab.page.locator('.job-group').count()).toBe(0)
})

it('loses no letter that is typed at the moment in which the URL is written', async () => {
  tab = await site.open('/')
  await tab.page.getByLabel('Search roles').evaluate((element) => {
    const input = element as HTMLInputElement
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const typeLetter = () => {
      setValue?.call(input, `${input.value}s`)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const { replaceState } = history
    history.replaceState = (...entry) => {
      history.replaceState = replaceState
      history.replaceState(...entry)
      queueMicrotask(typeLetter)
    }
  })
  await tab.page.getByLabel('Search roles').fill('engineer')
  await asks('?q=engineers')
  expect(await tab.page.getByLabel('Search roles').inputValue()).toBe('engineers')
})

it('writes a typed search at once when the visitor goes on to a filter', async () => {
  tab = await site.open('/')
  await tab.page.getByLabel('Search roles').pressSequentially('engineer')
  await tab.tick(/^Bristol/)
  expect(tab.query()).toBe('?q=engineer&location=bristol')
  await tab.page.goBack()
  await asks('?q=engineer')
  expect(await tab.page.getByLabel('Search roles').inputValue()).toBe('engineer')
})

it('shows what a misspelt search probably meant, and keeps what was typed', async () => {
  tab = await site.open('/?q=enginer')
  expect(await tab.page.locator('.listing-note').innerText()).toBe(
    'No roles match ‘enginer’. Showing roles for ‘engineer’.',
  )
  expect(await tab.page.getByLabel('Search roles').inputValue()).toBe('enginer')
  expect(tab.query()).toBe('?q=enginer')
  const order = tab.page.getByLabel('Sort by').locator('option:checked')
  expect(await order.innerText()).toBe('Best match')
})

it('clears everything, keeps foreign keys and the focus, and says how many there are', async () => {
  tab = await site.open('/?q=qa&location=bristol&sort=newest&gh_src=board')
  await says(/of 43 roles$/)
  const clear = tab.page.locator('.filter-panel-clear')
  await clear.click()
  await says(ALL)
  expect(tab.query()).toBe('?sort=newest&gh_src=board')
  expect(await focused()).toBe('Clear all')
})

it('moves the focus from a removed chip to the next one, at last to the heading', async () => {
  tab = await site.open('/?location=london&location=bristol')
  const chips = tab.page.getByRole('list', { name: 'Active filters' }).getByRole('button')
  await chips.first().click()
  expect(await focused()).toBe('Remove Bristol')
  await tab.page.keyboard.press('Enter')
  expect(await focused()).toBe('Open roles')
  await says(ALL)
})

it('comes back from a job to the same filters, the same place and the link that was followed', async () => {
  tab = await site.open('/?department=engineering')
  const link = tab.page.locator('.job-row-title a').last()
  const title = await link.innerText()
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await tab.page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await tab.page.locator('a[href="/?department=engineering"]').count()).toBeGreaterThan(0)
  await tab.page.goBack()
  await tab.page.getByLabel('Search roles').waitFor()
  expect(await tab.titles()).toHaveLength(11)
  expect(await focused()).toBe(title)
  expect(await scrollY()).toBeGreaterThan(0)
})

it('opens a role from anywhere in its row', async () => {
  tab = await site.open('/?q=qa')
  await says(/of 43 roles$/)
  const row = tab.page.locator('.job-row').first()
  const { width = 0, height = 0 } = (await row.boundingBox()) ?? {}
  await row.click({ position: { x: width - 4, y: height - 4 } })
  await tab.page.waitForURL('**/qa-engineer/1001')
})

it('shows all roles again where a link leads to the listing itself', async () => {
  tab = await site.open('/')
  await tab.tick(/^London/)
  await says(/of 43 roles$/)
  await tab.page.locator('header a[href="/"]').first().click()
  await says(ALL)
  expect(tab.query()).toBe('')
  expect(await tab.page.getByRole('checkbox', { name: /^London/ }).isChecked()).toBe(false)
})

it('shows new results from their beginning to those who chose far down', async () => {
  tab = await site.open('/')
  await tab.page.evaluate(() => window.scrollTo(0, 4000))
  const london = tab.page.getByRole('checkbox', { name: /^London/ })
  await london.click()
  await says(/of 43 roles$/)
  const top = await tab.page
    .locator('.listing-results')
    .evaluate((list) => list.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(200)
  const box = await london.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect(box?.y).toBeLessThan(900)
})

it('finds back to the place in the list that a filter has made shorter', async () => {
  tab = await site.open('/')
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

it('offers the remote roles of an office’s country, and adds them on request', async () => {
  tab = await site.open('/?location=london')
  const hint = tab.page.getByRole('button', { name: /^\+ \d+ remote roles? open to the UK$/ })
  const before = (await tab.titles()).length
  const more = Number(/\d+/.exec(await hint.innerText())?.[0])
  await hint.click()
  expect(await focused()).toBe('Open roles')
  expect(tab.query()).toBe('?location=london&location=remote-uk')
  expect(await tab.titles()).toHaveLength(before + more)
})

it('suggests what to take away when nothing is found', async () => {
  tab = await site.open('/?q=qa&location=lisbon')
  await says('No roles match')
  await tab.page.getByRole('button', { name: /^Remove ‘Lisbon’ \(\d+ roles?\)$/ }).click()
  expect(tab.query()).toBe('?q=qa')
  expect(await focused()).toBe('Open roles')
  await says(/of 43 roles$/)
})

it('offers a way to apply without a role, below what was found and where nothing was', async () => {
  const general = () => tab.page.getByRole('link', { name: 'Send a general application' })
  tab = await site.open('/')
  expect(await tab.page.locator('.listing-footer').filter({ has: general() }).count()).toBe(1)
  expect(await general().getAttribute('href')).toBe('https://apply.tidewell.example/general')
  await tab.page.getByLabel('Search roles').fill('zebra')
  await says('No roles match')
  expect(await tab.page.locator('.empty-results').filter({ has: general() }).count()).toBe(1)
  expect(await general().count()).toBe(1)
})

it('offers the link to a search, and the narrowest feed that holds it', async () => {
  tab = await site.open('/?department=engineering&location=london&q=engineer', {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await tab.page.getByRole('button', { name: 'Copy link to this search' }).click()
  await tab.page.getByRole('status').getByText('Link copied').waitFor()
  expect(await tab.page.evaluate(() => navigator.clipboard.readText())).toBe(tab.page.url())

  const feed = tab.page.getByRole('link', { name: 'Feed for this search: Engineering, London' })
  const href = await feed.getAttribute('href')
  expect(href).toBe('/departments/engineering/london/feed.xml')
  expect((await tab.page.request.get(site.origin + href)).status()).toBe(200)
})

it('says what to do where the browser does not let it copy', async () => {
  tab = await site.open('/')
  await tab.page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject() }),
  )
  await tab.page.getByRole('button', { name: 'Copy link to this search' }).click()
  await tab.page
    .getByRole('status')
    .getByText(/take the address from its address bar/)
    .waitFor()
  expect(await tab.page.getByRole('link', { name: 'Feed for all roles' }).isVisible()).toBe(true)
})
