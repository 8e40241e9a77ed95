import type { Locator } from 'playwright-core'
import { holdRequests } from '../../helpers/browser/hold-requests.js'
import { untilStyled } from '../../helpers/browser/visitor.js'
import { LONGEST_FRAME, useListingSite, type ListingTab } from './listing-site.js'

const site = useListingSite()
let tab: ListingTab

afterEach(() => tab.close())

const PHONE = { viewport: { width: 375, height: 740 } }
const button = (name: string | RegExp) => tab.page.getByRole('button', { name })
const dialog = () => tab.page.getByRole('dialog', { name: 'Filters' })
const untilLocked = () =>
  tab.page.waitForFunction(() => getComputedStyle(document.documentElement).overflow === 'hidden')
const untilUnlocked = () =>
  tab.page.waitForFunction(() => getComputedStyle(document.documentElement).overflow !== 'hidden')

it('the control for the filters stands in its place from the first paint, and holds a click until they are there', async () => {
  tab = await site().openTab({ ...PHONE, withoutFont: true })
  const answer = await holdRequests(tab.page, '**/browser-entry.*')
  await tab.page.goto(site().origin, { waitUntil: 'commit' })
  const control = tab.page.locator('summary.filter-open')
  await control.waitFor()
  await untilStyled(tab.page)
  expect(await control.innerText()).toBe('Filters')
  const boxes = async (opener: Locator) => [
    await opener.boundingBox(),
    await tab.page.getByLabel('Sort by').boundingBox(),
  ]
  const before = await boxes(control)
  await control.click()
  expect(await tab.page.locator('.browse-links a:visible').count()).toBe(0)
  answer()
  await dialog().waitFor()
  await tab.page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'hidden' })
  expect(await boxes(button('Filters'))).toEqual(before)
  expect(await tab.focused()).toBe('Filters')
})

it('an order that is chosen before its code is there applies once it is', async () => {
  tab = await site().openTab()
  const answer = await holdRequests(tab.page, '**/browser-entry.*')
  await tab.page.goto(site().origin, { waitUntil: 'commit' })
  await tab.page.getByLabel('Sort by').selectOption('newest')
  answer()
  await tab.page.waitForURL(/sort=newest/)
})

it('the filter dialog opens over the page and locks its scroll position; it is drawn before its boxes, and its answer to a choice before the list behind it', async () => {
  tab = await site().open('/', { ...PHONE, deadline: LONGEST_FRAME })
  const [closed, frame, boxes] = await tab.page.evaluate(async () => {
    const look = () => ({
      isOpen: document.querySelector('.filter-dialog:modal') !== null,
      hasBoxes: document.querySelector('.filter-dialog input') !== null,
    })
    const drawn = () => new Promise((done) => requestAnimationFrame(done))
    const seen = [look()]
    document.querySelector<HTMLElement>('button.filter-open')?.click()
    await drawn()
    seen.push(look())
    while (!look().hasBoxes) await drawn()
    return [...seen, look()]
  })
  expect(closed).toEqual({ isOpen: false, hasBoxes: false })
  expect(frame).toEqual({ isOpen: true, hasBoxes: false })
  expect(boxes).toEqual({ isOpen: true, hasBoxes: true })

  await untilLocked()
  const isInside = () => document.activeElement?.closest('dialog') !== null
  expect(await tab.page.evaluate(isInside)).toBe(true)
  const [answer, list] = await tab.page.evaluate(async () => {
    const look = () => ({
      button: document.querySelector('.filter-dialog-foot')?.textContent,
      rows: document.querySelectorAll('.job-row').length,
    })
    const drawn = () => new Promise((done) => requestAnimationFrame(done))
    const { rows } = look()
    document.querySelector<HTMLInputElement>('input[value=london]')?.click()
    await drawn()
    const seen = [look()]
    while (look().rows === rows) await drawn()
    return [...seen, look()]
  })
  expect(answer).toEqual({ button: 'Show 7 roles', rows: 43 })
  expect(list).toEqual({ button: 'Show 7 roles', rows: 7 })
  await tab.page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'hidden' })
  await untilUnlocked()
})

it('the filter dialog counts results while filters change, leads to them, and closes when the window becomes wide', async () => {
  tab = await site().open('/', PHONE)
  await button('Filters').click()
  const first = dialog().getByRole('group').first()
  await first.getByRole('checkbox').nth(5).waitFor()
  await tab.tick(/^London/)
  await dialog()
    .getByRole('checkbox', { name: /^Engineering/ })
    .check()
  expect(tab.query()).toBe('?location=london&department=engineering')
  // What is outside a modal dialog is not announced.
  const said = dialog().locator('[aria-live="polite"]')
  await said.getByText('2 of 43 roles').waitFor({ state: 'attached' })
  await button('Show 2 roles').click()
  await dialog().waitFor({ state: 'hidden' })
  expect(await tab.focused()).toBe('Open roles')
  // The list behind the dialog is held until then.
  await untilUnlocked()
  expect(await tab.titles()).toHaveLength(2)
  await button('Filters, 2 applied').click()
  await untilLocked()
  await tab.page.setViewportSize({ width: 1280, height: 740 })
  await dialog().waitFor({ state: 'hidden' })
  await untilUnlocked()
  expect(await tab.box(/^London/).isChecked()).toBe(true)
})

it.each([
  { width: 375, height: 740 },
  { width: 740, height: 360 },
  { width: 320, height: 200 },
])(
  'what the filter dialog has found begins at the top of a window of $width by $height px, on the page that its address has',
  async (viewport) => {
    tab = await site().open('/', { viewport })
    await button('Filters').press('Enter')
    await untilLocked()
    await tab.box(/^Engineering/).press('Space')
    await button('Show 11 roles').press('Enter')
    await untilUnlocked()
    const topOf = async (selector: string) =>
      (await tab.page.locator(selector).first().boundingBox())?.y ?? NaN
    expect(await topOf('.result-status')).toBeGreaterThanOrEqual(0)
    expect(await topOf('.result-status')).toBeLessThan(50)
    if (viewport.height > 200) expect(await topOf('.job-row')).toBeLessThan(viewport.height - 100)
    const heightOfHero = async () => (await tab.page.locator('.band').boundingBox())?.height
    const chosen = await heightOfHero()
    await tab.page.reload()
    await tab.says('11 of 43 roles')
    expect(chosen).toBe(await heightOfHero())
  },
)

it('what is chosen in one opened filter dialog is undone by one Back', async () => {
  tab = await site().open('/', PHONE)
  const choose = async (...names: RegExp[]) => {
    await button(/^Filters/).click()
    // From then on it counts as open.
    await untilLocked()
    for (const name of names) await tab.tick(name)
    await tab.page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'hidden' })
    await untilUnlocked()
  }
  await choose(/^London/, /^Engineering/)
  await choose(/^Bristol/, /^Hardware/)
  expect(tab.query()).toBe(
    '?location=london&location=bristol&department=engineering&department=hardware',
  )
  await tab.page.goBack()
  await tab.asks('?location=london&department=engineering')
  await button(/^Filters/).click()
  await tab.tick(/^London/)
  await tab.page.goBack()
  await tab.asks('?location=london&department=engineering')
  await tab.tick(/^Engineering/)
  await tab.page.goBack()
  await tab.page.goBack()
  await tab.asks('')
})

it('the filter dialog says that no job matches; the Search key of a phone closes it and leads to the results', async () => {
  tab = await site().open('/', PHONE)
  await button('Filters').click()
  const field = dialog().getByRole('searchbox', { name: 'Search roles' })
  await field.fill('zebra')
  await dialog().getByRole('button', { name: 'No roles match' }).waitFor()
  await field.fill('enginer')
  const note = 'No role has ‘enginer’. Searched for ‘engineer’.'
  await dialog().locator('.listing-note').getByText(note).waitFor()
  await dialog().locator('[aria-live="polite"]').getByText(note).waitFor({ state: 'attached' })
  await field.press('Enter')
  await dialog().waitFor({ state: 'hidden' })
  expect(await tab.focused()).toBe('Open roles')
})
